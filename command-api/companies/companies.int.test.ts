import { expect, test } from 'vitest';
import { companyCommands, companyOfUser, companySubscription, companyUsers } from '#domain/companies/contract/calls.ts';
import { companyGroups, groupCommands, groupDetail } from '#domain/groups/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { groupBy } from '#infra/lab/testing/group.ts';
import { toCompany } from './stored-company.ts';

const app = await testApp();
const { CreateCompany, EditCompanyName, InviteToCompany, AddToCompany, RemoveFromCompany, TakeOwnerSeat } =
  companyCommands;
const { LeaveCompany, TransferCompany, ChangeCompanyRole, RevokeSeatInvitation } = companyCommands;
type Person = Awaited<ReturnType<typeof app.person>>;

const quotas = { fast: 500, relaxed: -1 };
const benefits = {
  tier: 'premium' as const,
  permissions: ['upload:video'],
  quotas: { analysis: quotas, ai_feedback: quotas, live_transcription: quotas },
};

test('a person creates one company, with a valid VAT id, and no second one', async () => {
  const ada = await app.person();
  const refused = await ada.send(CreateCompany, { body: { name: 'Redekunst', vatId: 'DE1' } });
  expect(refused.body).toMatchObject({ code: 'vat_id_invalid', field: 'vatId' });
  await create(ada);
  const second = await ada.send(CreateCompany, { body: { name: 'Zweite', vatId: 'DE136695976' } });
  expect(second.body).toMatchObject({ code: 'InvalidOperationException' });
  await app.settle();
  expect(await company(ada)).toMatchObject({ role: 'owner', isActive: false, seats: { total: 0, taken: 0, held: 0 } });
  expect((await ada.send(userAccount)).body).toMatchObject({ ownsCompany: true });
  expect((await (await app.person()).send(companyOfUser)).body).toBeNull();
});

test('invites as many people as there are seats, and names the others with the reason', async () => {
  const [ada, bob, eve] = [await app.person(), await app.person(), await app.person()];
  const id = await withSeats(ada, 2);
  const emails = [bob.email, 'not an address', bob.email.toUpperCase(), 'gast@example.org', eve.email];
  const { body } = await ada.send(InviteToCompany, { body: { emails } });
  expect(body.sent).toEqual([bob.email, 'gast@example.org']);
  expect(body.rejected.map(({ code }) => code)).toEqual(['not_an_address', 'twice_in_list', 'no_seats_left']);
  expect(body.rejectedEmails).toHaveLength(3);
  await app.settle();

  expect(await accept(bob)).toBe(200);
  await app.settle();
  expect((await bob.send(userAccount)).body).toMatchObject({
    isEmployee: true,
    quotas: { analysis: { fast: { limit: 500 } } },
  });
  expect(await company(ada)).toMatchObject({ seats: { total: 2, taken: 1, held: 1 } });
  expect(await company(bob)).toMatchObject({ role: 'employee', vatId: null });
  expect((await bob.send(companyUsers, { params: { id } })).status).toBe(403);
  expect((await eve.send(companyUsers, { params: { id } })).status).toBe(404);
  const users = (await ada.send(companyUsers, { params: { id } })).body;
  expect(users.map(({ email, hasAccepted }) => [email, hasAccepted])).toEqual([
    [ada.email, true],
    [bob.email, true],
    ['gast@example.org', false],
  ]);

  // An invitation that holds a seat can be revoked.
  const [, , guest] = users;
  await ada.send(RevokeSeatInvitation, { params: { id: guest?.invitationId ?? '' } });
  await app.settle();
  expect(await company(ada)).toMatchObject({ seats: { held: 0 } });
});

const racers = 50;

test('gives the last seat to one of fifty people who accept at the same time', async () => {
  const ada = await app.person();
  const people = await Promise.all(Array.from({ length: racers }, () => app.person()));
  const id = await withSeats(ada, racers);
  await ada.send(InviteToCompany, { body: { emails: people.map(({ email }) => email) } });
  await seats(id, 1, 2);
  await app.settle();
  const statuses = await Promise.all(people.map(accept));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(racers - 1);
  await app.settle();
  expect(await company(ada)).toMatchObject({ seats: { total: 1, taken: 1 } });
  // A person who got no seat is free to join another company.
  const late = people.find((_one, index) => statuses[index] === 409) as Person;
  expect((await late.send(companyOfUser)).body).toBeNull();
  await create(late);
});

test('does not add a person who is in another company', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  await withSeats(ada, 3);
  await create(bob);
  const { status, body } = await ada.send(AddToCompany, { body: { email: bob.email } });
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'InvalidOperationException' } });
});

test('changes roles, removes members, hands the company over and lets members leave', async () => {
  const [ada, bob, eve] = [await app.person(), await app.person(), await app.person()];
  await withSeats(ada, 3);
  await ada.send(InviteToCompany, { body: { emails: [bob.email, eve.email] } });
  await app.settle();
  for (const person of [bob, eve]) expect(await accept(person)).toBe(200);
  expect((await bob.send(EditCompanyName, { body: { name: 'Andere' } })).status).toBe(403);
  await ada.send(ChangeCompanyRole, { params: { userId: bob.id }, body: { isManager: true } });
  expect((await bob.send(EditCompanyName, { body: { name: 'Andere' } })).status).toBe(204);
  expect((await bob.send(RemoveFromCompany, { params: { userId: ada.id } })).status).toBe(409);
  expect((await bob.send(RemoveFromCompany, { params: { userId: eve.id } })).status).toBe(204);
  expect((await ada.send(LeaveCompany, {})).body).toMatchObject({ code: 'company_needs_owner' });
  expect((await ada.send(TakeOwnerSeat, { body: { isTaken: true } })).status).toBe(204);
  await ada.send(TransferCompany, { body: { userId: bob.id } });
  expect((await ada.send(LeaveCompany, {})).status).toBe(204);
  await app.settle();
  expect(await company(bob)).toMatchObject({ name: 'Andere', role: 'owner', seats: { taken: 1 } });
  expect((await eve.send(userAccount)).body).toMatchObject({
    isEmployee: false,
    quotas: { analysis: { fast: { limit: 30 } } },
  });
  expect((await ada.send(companySubscription)).status).toBe(404);
});

test('only colleagues find and join a group that is open to the company', async () => {
  const ada = await app.person({ roles: [...newcomerRoles, 'subscriber-enterprise'] });
  const [bob, eve] = [await app.person(), await app.person()];
  await withSeats(ada, 2);
  await ada.send(InviteToCompany, { body: { emails: [bob.email] } });
  const id = await groupBy(ada, { isVisibleToCompany: true });
  await app.settle();
  const found = async (person: Person) => (await person.send(companyGroups)).body.map((group) => group.id);
  const join = async (person: Person) => (await person.send(groupCommands.JoinGroup, { params: { id } })).status;
  const seen = async (person: Person) => (await person.send(groupDetail, { params: { id } })).status;
  expect([await found(bob), await seen(bob), await join(bob)]).toEqual([[], 404, 404]);
  expect(await accept(bob)).toBe(200);
  await app.settle();
  expect([await found(bob), await seen(bob)]).toEqual([[id], 200]);
  expect([await found(eve), await seen(eve), await join(eve)]).toEqual([[], 404, 404]);
  expect(await join(bob)).toBe(204);
  await app.settle();
  // After joining, the group is in the list of own groups instead.
  expect(await found(bob)).toEqual([]);
});

async function create(owner: Person): Promise<string> {
  const { status, body } = await owner.send(CreateCompany, { body: { name: 'Redekunst', vatId: 'DE136695976' } });
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  return body.id;
}

async function withSeats(owner: Person, count: number): Promise<string> {
  const id = await create(owner);
  await seats(id, count, 1);
  return id;
}

/** Grants seats as a purchased subscription does. */
async function seats(id: string, licences: number, basis: number): Promise<void> {
  const plan = { subscriptionId: 'a'.repeat(32), productName: 'Team', benefits, licences, maxSeats: null };
  const cause = { commandId: crypto.randomUUID(), correlationId: crypto.randomUUID() };
  const actor = { kind: 'system', id: 'test' } as const;
  await createCommandHandler(app.deps)({
    ...cause,
    actor,
    ...toCompany(id, { type: 'SetPlan', data: { plan, basis } }),
  });
}

async function accept(person: Person): Promise<number> {
  const { body } = await person.send(invitationList);
  const invitation = body.find(({ company }) => company !== null);
  return (await person.send(invitationCommands.AcceptInvitation, { params: { id: invitation?.id ?? '' }, body: {} }))
    .status;
}

const company = async (person: Person) => (await person.send(companyOfUser)).body;
