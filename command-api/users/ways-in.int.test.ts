import { afterAll, expect, test } from 'vitest';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { apiTokenCommands } from '#domain/users/contract/api-tokens.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';
import { browserIn, connect, launch, platformIn } from '#infra/lab/testing/launches.ts';
import { password } from '#infra/lab/testing/person.ts';
import { waysIn } from './ways-in.ts';

const app = await ownApp({ PLATFORMS_INSIDE: 'true' });
const platform = await platformIn(app);
afterAll(() => platform.close());
const { Login, RefreshJwt, EndOtherSignIns, ChangePassword, MakePasswordReset, ResetPassword } = userCommands;
const { StartDevicePairing, ApproveDevice, RequestDeviceToken } = userCommands;
const next = { password: 'Neue-Wiese-4711', confirmPassword: 'Neue-Wiese-4711' };

type Owner = Awaited<ReturnType<typeof owner>>;
/** Opens a way in; returns a function that tries it and returns the status. */
type Opened = (by: Owner) => Promise<() => Promise<number>>;

const opened: Readonly<Record<keyof typeof waysIn, Opened>> = {
  async signIn({ email }) {
    const { body } = await app.send(Login, { body: { email, password } });
    return async () => (await app.send(RefreshJwt, { body: { refreshToken: body.refreshToken } })).status;
  },
  async approvedPairing({ send }) {
    const headers = { clientid: 'headset' };
    const { body: device } = await app.send(StartDevicePairing, { body: { name: 'Headset' }, headers });
    await send(ApproveDevice, { body: { userCode: device.userCode } });
    const body = { deviceCode: device.deviceCode };
    return async () => (await app.send(RequestDeviceToken, { body, headers })).status;
  },
  async apiToken({ send }) {
    const { body } = await send(apiTokenCommands.MakeApiToken, { body: { name: 'Programm', scope: 'read', days: 1 } });
    const headers = { authorization: `Bearer ${body.token}` };
    return async () => (await app.send(userAccount, { headers })).status;
  },
  async platformAccount({ id, send }) {
    const person = { id, role: 'Instructor', given: 'Lena', family: 'Lehrt' } as const;
    platform.people.push(person);
    const browser = browserIn(app);
    await launch(platform, browser, { person });
    await connect({ send }, browser);
    // Admitted people see the choice of seminars; others are asked who they are.
    return async () => ((await launch(platform, browser, { person })).status === 200 ? 200 : 403);
  },
  async resetLink({ email }) {
    const token = await resetToken(email);
    return async () => (await app.send(ResetPassword, { body: { token, ...next } })).status;
  },
};

const endings: Readonly<Record<string, (by: Owner) => Promise<number>>> = {
  'another password': async ({ send }) =>
    (await send(ChangePassword, { body: { currentPassword: password, ...next } })).status,
  'a password by link': async ({ email }) =>
    (await app.send(ResetPassword, { body: { token: await resetToken(email), ...next } })).status,
  'the end of all other sign-ins': async ({ send }) => (await send(EndOtherSignIns)).status,
  'the erasure of the account': async ({ id }) => {
    const admin = await app.admin();
    const { status } = await admin.send(privacyCommands.EraseUser, {
      params: { id },
      body: { ground: 'requested', reason: 'Asked for it' },
    });
    await app.settle();
    return status;
  },
};

const ways = Object.entries(opened);

test.each(ways)('%s gives access', async (_name, open) => {
  expect(await (await open(await owner()))()).toBeLessThan(300);
});

test.each(Object.entries(endings).flatMap(([ending, end]) => ways.map(([way, open]) => ({ ending, way, end, open }))))(
  '$ending ends $way',
  async ({ end, open }) => {
    const person = await owner();
    const attempt = await open(person);
    expect(await end(person)).toBeLessThan(300);
    expect(await attempt()).toBeGreaterThanOrEqual(400);
  },
);

/** Tables with secrets that give no access to accounts. */
const others = {
  credential: 'the password itself, which an ending may change',
  idempotency: 'what a command said',
  calendar_feed: 'reads appointments, and ends when the person asks for it or is erased',
  take_chunk: 'what a chunk holds',
  platform_login: 'lets a launch in, which says who somebody is on their learning platform',
  platform_arrival: 'says who somebody is on their learning platform; here they sign in',
  guest_password: 'opens one talk to whoever has its link, and ends with the link',
};

test('every table with a secret belongs to a way in or has a reason not to', async () => {
  const { rows } = await app.database.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'ops' and column_name ~ 'hash|sha256|token|code|secret|family' order by 1`,
  );
  const declared = [...Object.values(waysIn).flatMap(({ tables }) => tables), ...Object.keys(others)];
  expect(rows.map(({ name }) => name)).toEqual(declared.toSorted());
});

test('a parallel sign-in with the old password ends when the password changes', async () => {
  for (let round = 0; round < 4; round++) {
    const person = await owner();
    const { email } = person;
    const signIns = Array.from({ length: 6 }, () => app.send(Login, { body: { email, password } }));
    const changed = person.send(ChangePassword, { body: { currentPassword: password, ...next } });
    const later = Array.from({ length: 3 }, () => app.send(Login, { body: { email, password } }));
    expect((await changed).status).toBe(204);
    for (const { status, body } of await Promise.all([...signIns, ...later])) {
      if (status !== 200) continue;
      expect((await app.send(RefreshJwt, { body: { refreshToken: body.refreshToken } })).status).toBe(401);
    }
  }
});

async function owner() {
  const { id, email } = await app.person({ roles: [...newcomerRoles, 'subscriber-enterprise'] });
  const { body } = await app.send(Login, { body: { email, password } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  return {
    id,
    email,
    send: sender((route, sent = {}) => inject(app.http, route, { ...sent, headers: { ...sent.headers, ...headers } })),
  };
}

async function resetToken(email: string): Promise<string> {
  await app.send(MakePasswordReset, { body: { email } });
  await app.settle();
  const { rows } = await app.database.query<{ text: string }>(
    `select body_text as text from ops.mail where recipient = $1 and body_text like '%password/reset%'
      order by created_at desc limit 1`,
    [email],
  );
  return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}
