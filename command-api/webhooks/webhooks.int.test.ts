import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { companyCommands } from '#domain/companies/contract/calls.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import {
  deliveryList,
  failuresUntilOff,
  type WebhookKind,
  webhookCommands,
  webhookList,
} from '#domain/webhooks/contract/calls.ts';
import { type AppPerson, ownApp, testApp } from '#infra/lab/testing/app.ts';
import { companyWithSeats } from '#infra/lab/testing/company.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';

const { MakeWebhook, ChangeWebhook, RenewWebhookSecret, DeleteWebhook, TestWebhook, ResendDelivery } = webhookCommands;
const app = await ownApp({ WEBHOOKS_INSIDE: 'true' });
const receiver = await listening();
afterAll(() => receiver.close());

/** An external server that records requests. */
async function listening() {
  const received: { headers: Readonly<Record<string, unknown>>; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    take: () => received.splice(0),
    answer: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

async function seminarWithHook(kinds: WebhookKind[] = ['participant_joined']) {
  const owner = await app.person();
  const { seminarId } = await courseIn(owner, { read: adding(owner).text });
  const body = { target: 'seminar', targetId: seminarId, url: receiver.url, kinds } as const;
  const made = await owner.send(MakeWebhook, { body });
  expect(made.status).toBe(201);
  const params = { targetId: seminarId, id: made.body.id };
  return { owner, seminarId, params, secret: made.body.secret };
}

const deliveries = async (by: AppPerson, targetId: string) => {
  await app.settle();
  return (await by.send(deliveryList, { params: { targetId } })).body;
};

test('delivers a signed test message and lists it', async () => {
  const { owner, seminarId, params, secret } = await seminarWithHook();
  receiver.answer(200);
  receiver.take();
  const { body } = await owner.send(TestWebhook, { params });
  const listed = await deliveries(owner, seminarId);
  expect(listed).toMatchObject([{ id: body.deliveryId, kind: 'test', state: 'delivered', attempts: 1, status: 200 }]);
  const [message] = receiver.take();
  const { t, v1 } = Object.fromEntries(
    String(message?.headers['rostra-signature'])
      .split(',')
      .map((part) => part.split('=')),
  );
  expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${message?.body}`).digest('hex'));
  expect(JSON.parse(message?.body ?? '')).toMatchObject({ id: body.deliveryId, kind: 'test', data: {} });
});

test('reports a new participant by id without a name, and only to webhooks of that kind', async () => {
  const { owner, seminarId } = await seminarWithHook();
  await seminarWithHook(['certificate_given']);
  receiver.take();
  const guest = await app.person({ firstName: 'Geheimnis' });
  const joined = (guest: AppPerson) => enrol(app, owner, seminarId, [guest]);
  await joined(guest);
  await app.settle();
  const received = receiver.take();
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { kind: 'participant_joined', target: { type: 'seminar', id: seminarId }, data: { userId: guest.id } },
  ]);
  expect(received[0]?.body).not.toContain('Geheimnis');
});

test('reports taken and freed seats of a company', async () => {
  const owner = await app.person();
  const targetId = await companyWithSeats(app, owner, 3);
  const kinds: WebhookKind[] = ['seat_taken', 'seat_freed'];
  const body = { target: 'company', targetId, url: receiver.url, kinds } as const;
  expect((await owner.send(MakeWebhook, { body })).status).toBe(201);
  receiver.take();
  for (const isTaken of [true, false]) await owner.send(companyCommands.TakeOwnerSeat, { body: { isTaken } });
  await app.settle();
  const told = receiver.take().map((one) => JSON.parse(one.body).kind);
  expect(told.toSorted()).toEqual(['seat_freed', 'seat_taken']);
});

test('retries a failed message, can send it again, and switches the webhook off after many failures', async () => {
  const { owner, seminarId, params } = await seminarWithHook();
  const joined = (guest: AppPerson) => enrol(app, owner, seminarId, [guest]);
  receiver.answer(500);
  await joined(await app.person());
  await app.hurry('webhook');
  const [failed] = await deliveries(owner, seminarId);
  expect(failed).toMatchObject({ state: 'failed', attempts: 6, status: 500 });

  receiver.answer(204);
  const again = { params: { targetId: seminarId, id: failed?.id ?? '' } };
  expect((await owner.send(ResendDelivery, again)).status).toBe(202);
  expect(await deliveries(owner, seminarId)).toMatchObject([{ state: 'delivered', status: 204 }]);

  receiver.answer(500);
  for (let times = 0; times < failuresUntilOff; times += 1) await joined(await app.person());
  await app.hurry('webhook');
  const hooks = async () => (await owner.send(webhookList, { params: { targetId: seminarId } })).body;
  expect(await hooks()).toMatchObject([{ offBecause: 'failures' }]);
  await app.settle();
  const { notifications } = (await owner.send(notificationList)).body;
  const concerns = { target: 'seminar', targetId: seminarId };
  expect(notifications.filter(({ type }) => type === 'webhook_off')).toMatchObject([{ user: null, concerns }]);
  receiver.take();
  await joined(await app.person());
  await app.settle();
  expect(receiver.take()).toEqual([]);
  await owner.send(ChangeWebhook, { params, body: { isOn: true } });
  await app.settle();
  expect(await hooks()).toMatchObject([{ offBecause: null }]);

  // Earlier failures do not count.
  await joined(await app.person());
  await app.hurry('webhook');
  expect((await deliveries(owner, seminarId))[0]).toMatchObject({ state: 'failed' });
  expect(await hooks()).toMatchObject([{ offBecause: null }]);
});

test('signs with the renewed and the previous secret only', async () => {
  const { owner, params, secret: first } = await seminarWithHook();
  const renewed = async () => (await owner.send(RenewWebhookSecret, { params })).body.secret;
  const signers = async (secrets: readonly string[]) => {
    receiver.take();
    await owner.send(TestWebhook, { params });
    await app.settle();
    const [message] = receiver.take();
    const [second = '', ...signatures] = String(message?.headers['rostra-signature']).split(',');
    const signed = (secret: string) =>
      createHmac('sha256', secret)
        .update(`${second.slice(2)}.${message?.body}`)
        .digest('hex');
    return signatures.map((one) => secrets.findIndex((secret) => one === `v1=${signed(secret)}`));
  };
  receiver.answer(200);
  const next = await renewed();
  expect(await signers([first, next])).toEqual([1, 0]);
  expect(await signers([first, next, await renewed()])).toEqual([2, 1]);
});

test('only the owner of a seminar has access to its webhooks', async () => {
  const { owner, seminarId, params } = await seminarWithHook();
  await app.settle();
  const stranger = await app.person();
  const kinds: WebhookKind[] = ['participant_joined'];
  const make = { target: 'seminar', targetId: seminarId, url: receiver.url, kinds } as const;
  const answers = [
    await stranger.send(MakeWebhook, { body: make }),
    await stranger.send(ChangeWebhook, { params, body: { isOn: false } }),
    await stranger.send(RenewWebhookSecret, { params }),
    await stranger.send(DeleteWebhook, { params }),
    await stranger.send(TestWebhook, { params }),
    await stranger.send(webhookList, { params: { targetId: seminarId } }),
    await stranger.send(deliveryList, { params: { targetId: seminarId } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect((await owner.send(DeleteWebhook, { params })).status).toBe(204);
  await app.settle();
  expect((await owner.send(webhookList, { params: { targetId: seminarId } })).body).toEqual([]);
});

test('by default, refuses addresses without TLS and in the private network', async () => {
  const plain = await testApp();
  const owner = await plain.person();
  const { seminarId: targetId } = await courseIn(owner, { read: adding(owner).text });
  const make = (url: string) =>
    owner.send(MakeWebhook, { body: { target: 'seminar', targetId, url, kinds: ['participant_joined'] } });
  expect((await make('http://example.org')).body).toMatchObject({ errors: [{ field: 'url', code: 'https_only' }] });
  expect((await make('https://10.0.0.7')).body).toMatchObject({ errors: [{ field: 'url', code: 'private_address' }] });
});
