import { findInvitation } from '#command-api/invitations/for-others.ts';
import { notify } from '#command-api/notifications/for-others.ts';
import { userDecider, userStream } from '#command-api/users/for-others.ts';
import { type Company, memberOf, seatedMembers } from '#domain/companies/company.ts';
import { companyDecider } from '#domain/companies/decider.ts';
import type { InvitationEvent } from '#domain/invitations/events.ts';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { stateAfter } from '#domain/kernel/decider.ts';
import type { Grant } from '#domain/kernel/entitlement.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Deps } from '#infra/service.ts';
import { causedBy, type Reaction, type ReactionTools } from '../reaction.ts';
import { toCompany, toEmployment } from './stored-company.ts';

/** Members of a company get its role; members with a seat also get the benefits of its plan. People who left lose both. */
export const companyReaction: Reaction = {
  name: 'companies',
  streams: ['company-'],
  async react(event, tools) {
    const history = await tools.store.readStream(event.stream);
    const stateOf = (count: number) => stateAfter(companyDecider, history.slice(0, count));
    const [before, after] = [stateOf(event.revision), stateOf(event.revision + 1)];
    for (const { userId } of before?.members ?? [])
      if (!after || !memberOf(after, userId)) await endEmployment(event, userId, tools);
    await grantAll(event, { before, after }, tools);
    await tellOfEnd(event, { before, after }, tools);
  },
};

async function endEmployment(event: Recorded, userId: string, { handle }: ReactionTools): Promise<void> {
  const command = { type: 'EndEmployment', data: { companyId: idOf(event.stream) } } as const;
  await handle({ ...causedBy(event, `leave ${userId}`), ...toEmployment(userId, command) });
}

type Change = Readonly<{ before: Company | null; after: Company | null }>;

async function grantAll(event: Recorded, { before, after }: Change, { handle }: ReactionTools): Promise<void> {
  const source = `company:${idOf(event.stream)}`;
  const people = new Set([...(before?.members ?? []), ...(after?.members ?? [])].map(({ userId }) => userId));
  for (const userId of people) {
    const [was, grant] = [grantOf(before, userId, source), grantOf(after, userId, source)];
    if (canonicalJson(was) === canonicalJson(grant)) continue;
    // The basis counts the company's events; the person's stream ignores an older basis than the one it has.
    const command = { type: 'SetBenefits', data: { source, basis: event.revision + 1, grant } } as const;
    const addressed = { stream: userStream(userId), decider: userDecider, command };
    await handle({ ...causedBy(event, `benefits ${userId}`), ...addressed });
  }
}

/** Notifies each person with a seat, once, that the plan is going to end. */
async function tellOfEnd(event: Recorded, { before, after }: Change, { handle }: ReactionTools): Promise<void> {
  if (!after?.plan?.endsAt || after.plan.endsAt === before?.plan?.endsAt) return;
  const concerns = { companyId: idOf(event.stream) };
  for (const { userId: to } of seatedMembers(after))
    await notify(handle, event, { to, type: 'company_plan_ends', byId: null, concerns });
}

function grantOf(company: Company | null, userId: string, source: string): Grant | null {
  const member = company && memberOf(company, userId);
  if (!company || !member) return null;
  const isSeated = seatedMembers(company).some((one) => one.userId === userId);
  return { source, role: member.role, benefits: (isSeated && company.plan?.benefits) || null, until: null };
}

/** Frees the seat of an invitation that was declined, revoked or forgotten. */
export const seatReaction = (tools: Pick<Deps, 'store' | 'remembered'>): Reaction => ({
  name: 'company-seats',
  streams: ['invitation-'],
  types: ['InvitationDeclined', 'InvitationRevoked', 'InvitationForgotten'] satisfies InvitationEvent['type'][],
  async react(event, { handle, store }) {
    const invitation = await findInvitation(tools, idOf(event.stream));
    const companyId = invitation ? companyIn(invitation) : await companyAtFirst(store, event.stream);
    if (!companyId) return;
    const command = { type: 'ReleaseSeat', data: { invitationId: idOf(event.stream) } } as const;
    await handle({ ...causedBy(event, 'release seat'), ...toCompany(companyId, command) });
  },
});

const companyIn = ({ invitedTo }: Readonly<{ invitedTo: Readonly<{ type: string; id: string }> }>) =>
  invitedTo.type === 'company' ? invitedTo.id : null;

async function companyAtFirst(store: ReactionTools['store'], stream: string): Promise<string | null> {
  const [first] = (await store.readStream(stream)) as readonly Recorded<InvitationEvent>[];
  return first?.type === 'InvitationSent' ? companyIn(first.data) : null;
}
