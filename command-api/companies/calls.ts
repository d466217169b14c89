import { inviter, toInvitation } from '#command-api/invitations/for-others.ts';
import type { companyCommands } from '#domain/companies/contract/calls.ts';
import type { CompanyCommand } from '#domain/companies/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { derivedId } from '#infra/ids.ts';
import { readVatId, vatIdCheck } from '#infra/payments/vat-ids.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { companyIdOf, ownCompanyId, takeEmployment, toCompany } from './stored-company.ts';
import { companyVatCalls } from './vat-calls.ts';

/** One call may send many mails. 0 means no limit. */
const callsAnHour = (mailLimit: number) => mailLimit * 6;

type Inviting = Readonly<{ emails: readonly string[]; isManager: boolean }>;

export function companyCalls(tools: CommandTools): CommandHandlers<typeof companyCommands> {
  const invite = inviter(tools);
  const throttle = { max: callsAnHour(tools.settings.MAIL_LIMIT), minutes: 60 };
  const checkVatId = vatIdCheck(tools.settings);

  /** Sends a command to the caller's own company. */
  async function send(asked: CallContext, command: (askedBy: string) => CompanyCommand): Promise<void> {
    const askedBy = asked.principal().id;
    await asked.send(toCompany(await ownCompanyId(tools, askedBy), command(askedBy)));
  }

  async function inviteAll({ emails, isManager }: Inviting, asked: CallContext) {
    const id = await ownCompanyId(tools, asked.principal().id);
    const role = isManager ? 'manager' : 'employee';
    const { sent, rejected } = await invite({ asked, target: { type: 'company', id }, emails, role });
    return { sent, rejected, rejectedEmails: rejected.map(({ email }) => email) };
  }

  return {
    CreateCompany: {
      allow: 'signedIn',
      claims: 'before',
      async run({ body: { name, vatId: text, maxEmployees }, ...asked }) {
        const { id: ownerId, emailVerified } = asked.principal();
        if (!emailVerified) refuse('email_not_confirmed');
        const read = readVatId(text) ?? refuse('vat_id_invalid', 'vatId');
        const status = await checkVatId(read);
        if (status === 'invalid') refuse('vat_id_invalid', 'vatId');
        const id = derivedId(asked.cause.commandId, 'company');
        if (await companyIdOf(tools, ownerId)) refuse('InvalidOperationException');
        await asked.send(await takeEmployment(tools, ownerId, id), 'employment');
        const { vatId, country } = read;
        const data = { ownerId, name, vatId, country, maxEmployees };
        await asked.send(toCompany(id, { type: 'CreateCompany', data }));
        await asked.send(toCompany(id, { type: 'ReportVatCheck', data: { vatId, status } }), 'vat');
        return { id };
      },
    },
    ...companyVatCalls(tools),
    EditCompanyName: {
      allow: 'signedIn',
      run: ({ body: { name }, ...asked }) =>
        send(asked, (askedBy) => ({ type: 'RenameCompany', data: { askedBy, name } })),
    },
    SetMaxEmployees: {
      allow: 'signedIn',
      run: ({ body: { maxEmployees }, ...asked }) =>
        send(asked, (askedBy) => ({ type: 'SetMaxEmployees', data: { askedBy, maxEmployees } })),
    },
    InviteToCompany: {
      allow: 'signedIn',
      claims: 'before',
      throttle,
      run: ({ body, ...asked }) => inviteAll(body, asked),
    },
    AddToCompany: {
      allow: 'signedIn',
      claims: 'before',
      throttle,
      async run({ body: { email, isManager }, ...asked }) {
        const answer = await inviteAll({ emails: [email], isManager }, asked);
        return answer.rejected[0]?.code === 'in_company' ? refuse('InvalidOperationException') : answer;
      },
    },
    RevokeSeatInvitation: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id: invitationId }, ...asked }) {
        await send(asked, (askedBy) => ({ type: 'RevokeInvitation', data: { askedBy, invitationId } }));
        // The company has checked that the person may revoke.
        const data = { id: asked.principal().id, isInvitee: false, isInviter: true, active: false };
        await asked.send(toInvitation(invitationId, { type: 'ToggleInvitation', data }), 'revoke');
      },
    },
    ChangeCompanyRole: {
      allow: 'signedIn',
      run: ({ params: { userId }, body: { isManager }, ...asked }) =>
        send(asked, (askedBy) => ({
          type: 'ChangeEmployeeRole',
          data: { askedBy, userId, role: isManager ? 'manager' : 'employee' },
        })),
    },
    RemoveFromCompany: {
      allow: 'signedIn',
      run: ({ params: { userId }, ...asked }) =>
        send(asked, (askedBy) => ({ type: 'RemoveEmployee', data: { askedBy, userId } })),
    },
    LeaveCompany: {
      allow: 'signedIn',
      run: (asked) => send(asked, (askedBy) => ({ type: 'LeaveCompany', data: { askedBy } })),
    },
    TransferCompany: {
      allow: 'signedIn',
      run: ({ body: { userId }, ...asked }) =>
        send(asked, (askedBy) => ({ type: 'TransferOwnership', data: { askedBy, userId } })),
    },
    TakeOwnerSeat: {
      allow: 'signedIn',
      run: ({ body: { isTaken }, ...asked }) =>
        send(asked, (askedBy) => ({ type: 'TakeOwnerSeat', data: { askedBy, isTaken } })),
    },
  };
}
