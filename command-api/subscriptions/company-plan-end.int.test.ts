import { expect, test, vi } from 'vitest';
import { companyCommands, companyOfUser } from '#domain/companies/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { subscriptionCommands, subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { basic, buyerIn } from './buyer-for-test.ts';

test('tells the open browsers of everybody with a seat that a plan ends or continues', async () => {
  const app = await ownApp({ PAYMENTS: 'demo' });
  await app.settle();
  const [owner, bob] = [await app.person(), await app.person()];
  const vatId = 'DE136695976';
  const { id: companyId } = (
    await owner.send(companyCommands.CreateCompany, { body: { name: 'Redekunst', vatId, maxEmployees: null } })
  ).body;
  await app.settle();
  await buyerIn(app, owner).buys({ ...basic, productId: 'd4'.repeat(16), companyId, licences: 2 });
  await owner.send(companyCommands.InviteToCompany, { body: { emails: [bob.email] } });
  await app.settle();
  const [invitation] = (await bob.send(invitationList)).body;
  await bob.send(invitationCommands.AcceptInvitation, { params: { id: invitation?.id ?? '' }, body: {} });
  await app.settle();
  expect((await bob.send(companyOfUser)).body).toMatchObject({ planEndsAt: null, hasOwnSeat: true });

  const address = await app.listen();
  const first = { type: 'auth', token: bob.accessToken };
  const browser = await openSocket(`${address.replace('http', 'ws')}/notification-hub`, { first });
  browser.ping();
  await vi.waitUntil(() => browser.pongs() > 0, { timeout: 30_000 });
  const query = { companyId };
  const { subscription } = (await owner.send(subscriptionDetail, { query })).body;
  const params = { id: subscription?.id ?? '' };
  await owner.send(subscriptionCommands.CancelSubscription, { params, query });
  await app.settle();
  await browser.until((pushes) => pushes.some(({ data }) => data.name === companyOfUser.name));
  const planEndsAt = subscription?.currentPeriodEnd;
  expect((await bob.send(companyOfUser)).body).toMatchObject({ planEndsAt, isActive: true });
  const told = async () =>
    (await bob.send(notificationList)).body.notifications.filter(({ type }) => type === 'company_plan_ends').length;
  expect(await told()).toBe(1);

  await owner.send(subscriptionCommands.ResumeSubscription, { params, query });
  await app.settle();
  expect((await bob.send(companyOfUser)).body).toMatchObject({ planEndsAt: null });
  expect(await told()).toBe(1);
  browser.end();
  // The owner gets the mails that the law requires.
  const { rows } = await app.database.query<{ subject: string }>('select subject from ops.mail where recipient = $1', [
    owner.email,
  ]);
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Ihr Abo „Team“ ist aktiv', expect.stringMatching(/^Ihr Abo „Team“ endet am/)]),
  );
});
