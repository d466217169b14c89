import {
  type Company,
  companyIdOf,
  findCompany,
  memberOf,
  seatsOf,
  sortWanted,
  takeEmployment,
  takenSeats,
  toCompany,
  toEmployment,
} from '#command-api/companies/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Deps } from '#infra/service.ts';
import type { InvitesTo, Send } from './invites-to.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

/** Invitations to a company. Each holds a seat for 14 days or until it is answered. */
export const companySeats = (log: Log): InvitesTo => ({
  role: 'employee',
  async refuseInviting(id, { id: personId }) {
    const member = memberOf(await liveCompany(log, id), personId) ?? refuse('not_found');
    if (member.role === 'employee') refuse('access_denied');
  },
  async isInviter(id, personId) {
    const company = await findCompany(log, id);
    const role = company && memberOf(company, personId)?.role;
    return role === 'owner' || role === 'manager';
  },
  isThere: async (id, personId) => (await companyIdOf(log, personId)) === id,
  async hasJoined(id, { personId, invitationId }) {
    const company = await findCompany(log, id);
    if (!company) return true;
    const isOver = company.invitations.find((one) => one.invitationId === invitationId)?.status !== 'pending';
    return isOver || memberOf(company, personId) !== undefined;
  },
  nameOf: async (id) => (await findCompany(log, id))?.name ?? null,
  async refuseJoining(id, personId) {
    const company = await liveCompany(log, id);
    const other = await companyIdOf(log, personId);
    if (other !== null && other !== id) refuse('InvalidOperationException');
    if (takenSeats(company) >= seatsOf(company)) refuse('no_seats_left');
  },
  async reserve(id, { invitationId, inviterId, inviteeId, email, sealId, role }, send) {
    if (inviteeId && (await companyIdOf(log, inviteeId))) return 'in_company';
    const wanted = [{ invitationId, email, emailOf: sealId, role: role === 'manager' ? role : 'employee' }] as const;
    const [rejected] = sortWanted(await liveCompany(log, id), wanted, new Date()).rejected;
    if (rejected) return 'no_seats_left';
    await send(toCompany(id, { type: 'InviteEmployees', data: { askedBy: inviterId, wanted } }));
    const held = (await liveCompany(log, id)).invitations.find((one) => one.invitationId === invitationId);
    return held?.status === 'pending' ? undefined : 'no_seats_left';
  },
  join: (id, joining, send) => join(log, { id, ...joining }, send),
});

type Joining = Readonly<{ id: string; personId: string; invitationId: string }>;

/** Blocks other companies while joining. If the last seat is taken, the person is released again. */
async function join(log: Log, { id, personId, invitationId }: Joining, send: Send): Promise<void> {
  const { email } = (await loadUser(log.store, personId)) ?? refuse('user_not_found');
  await send(await takeEmployment(log, personId, id), 'employment');
  try {
    const data = { invitationId, userId: personId, email };
    await send(toCompany(id, { type: 'AcceptInvitation', data }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const command = { type: 'EndEmployment', data: { companyId: id } } as const;
    await send(toEmployment(personId, command), 'no employment');
    throw error;
  }
}

const liveCompany = async (log: Log, id: string): Promise<Company> =>
  (await findCompany(log, id)) ?? refuse('not_found');
