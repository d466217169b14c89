import { expect, test } from 'vitest';
import { signInList, userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';

const { StartDevicePairing, FindDevice, ApproveDevice, DeclineDevice, RequestDeviceToken, EndSignIn, RefreshJwt } =
  userCommands;

test('signs in a device once after its code was approved elsewhere', async () => {
  const { app, device, ask, later } = await waitingDevice();
  const ada = await app.person();
  expect(device).toMatchObject({ expiresIn: 900, interval: 5 });
  expect(device.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  expect((await ask()).body).toMatchObject({ code: 'authorization_pending' });

  const userCode = device.userCode.toLowerCase();
  const found = await ada.send(FindDevice, { body: { userCode } });
  expect(found.body).toMatchObject({ name: 'Headset im Übungsraum', browser: null });
  expect((await ada.send(ApproveDevice, { body: { userCode } })).status).toBe(204);
  await later();
  const { status, body } = await ask();
  expect({ status, body }).toMatchObject({ status: 200, body: { userData: { id: ada.id } } });
  const authorization = `Bearer ${'accessToken' in body ? body.accessToken : ''}`;
  const headset = sender((route, sent = {}) => inject(app.http, route, { ...sent, headers: { authorization } }));
  expect((await headset(userAccount)).body).toMatchObject({ id: ada.id });
  await later();
  expect((await ask()).body).toMatchObject({ code: 'expired_token' });

  const own = (await ada.send(signInList)).body.find(({ name }) => name === 'Headset im Übungsraum');
  expect((await ada.send(EndSignIn, { params: { id: own?.id ?? '' } })).status).toBe(204);
  const refreshToken = 'refreshToken' in body ? body.refreshToken : null;
  expect((await app.send(RefreshJwt, { body: { refreshToken } })).status).toBe(401);
});

test('increases the interval of a device that asks too soon', async () => {
  const { ask, later } = await waitingDevice();
  await ask();
  expect((await ask()).body).toMatchObject({ code: 'slow_down' });
  await later(6);
  expect((await ask()).body).toMatchObject({ code: 'slow_down' });
  await later(16);
  expect((await ask()).body).toMatchObject({ code: 'authorization_pending' });
});

test('a declined device gets `access_denied`, and its code cannot be approved later', async () => {
  const { app, device, ask } = await waitingDevice();
  const [ada, bob] = [await app.person(), await app.person()];
  const body = { userCode: device.userCode };
  expect((await ada.send(DeclineDevice, { body })).status).toBe(204);
  expect((await ask()).body).toMatchObject({ code: 'access_denied' });
  expect((await bob.send(ApproveDevice, { body })).body).toMatchObject({ code: 'not_found' });
});

test('a code expires after 15 minutes', async () => {
  const { app, device, ask } = await waitingDevice();
  await app.database.query("update ops.device_pairing set expires_at = now() - interval '1 second' where name = $1", [
    'Headset im Übungsraum',
  ]);
  const ada = await app.person();
  expect((await ada.send(FindDevice, { body: { userCode: device.userCode } })).body).toMatchObject({
    code: 'not_found',
  });
  expect((await ask()).body).toMatchObject({ code: 'expired_token' });
});

test('refuses a guessed device code, and a code of another program', async () => {
  const { app, device } = await waitingDevice();
  const { deviceCode } = device;
  const stolen = await app.send(RequestDeviceToken, { body: { deviceCode }, headers: { clientid: 'another' } });
  expect(stolen.body).toMatchObject({ code: 'device_token_failed' });
  const guessed = await app.send(RequestDeviceToken, { body: { deviceCode: 'guess' } });
  expect(guessed.body).toMatchObject({ code: 'device_token_failed' });
});

test('refuses a malformed code without a lookup', async () => {
  const ada = await (await testApp()).person();
  const { status, body } = await ada.send(FindDevice, { body: { userCode: 'AEIO-UUUU' } });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'userCode' } });
});

async function waitingDevice() {
  const app = await testApp();
  const headers = { clientid: 'headset' };
  const { body: device } = await app.send(StartDevicePairing, { body: { name: 'Headset im Übungsraum' }, headers });
  const { deviceCode } = device;
  const ask = () => app.send(RequestDeviceToken, { body: { deviceCode }, headers });
  /** Moves the device's last request into the past by this many seconds. */
  const later = (seconds = 60) =>
    app.database.query('update ops.device_pairing set asked_at = asked_at - make_interval(secs => $1)', [seconds]);
  return { app, device, ask, later };
}
