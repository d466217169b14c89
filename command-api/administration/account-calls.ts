import { userStream } from '#command-api/users/for-others.ts';
import type { administrationCommands } from '#domain/administration/contract/calls.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers } from '../command-area.ts';
import { userDecider } from '../users/for-others.ts';

type Calls = Pick<
  typeof administrationCommands,
  'VerifyUserEmail' | 'SendUserPasswordReset' | 'EndUserSignIns' | 'SetUserClaims' | 'SetUserQuota'
>;

const allow = permitted(administersUsers);

/** Commands of an admin on another person's account. Each command becomes an event of the account; reactions do the rest. */
export const accountCalls: CommandHandlers<Calls> = {
  VerifyUserEmail: {
    allow,
    run: ({ params: { id }, body, send }) =>
      send({
        stream: userStream(id),
        decider: userDecider,
        command: { type: 'VouchForEmail', data: { reason: body?.reason } },
      }),
  },
  SendUserPasswordReset: {
    allow,
    run: ({ params: { id }, body, send }) =>
      send({
        stream: userStream(id),
        decider: userDecider,
        command: { type: 'NoteResetMail', data: { reason: body?.reason } },
      }),
  },
  EndUserSignIns: {
    allow,
    run: ({ params: { id }, body, send }) =>
      send({
        stream: userStream(id),
        decider: userDecider,
        command: { type: 'NoteEndOfSignIns', data: { reason: body?.reason } },
      }),
  },
  SetUserClaims: {
    allow,
    run: ({ params: { id }, body: { claims: permissions, reason }, send }) =>
      send({
        stream: userStream(id),
        decider: userDecider,
        command: { type: 'GiveByHand', data: { permissions, reason } },
      }),
  },
  SetUserQuota: {
    allow,
    run: ({ params: { id }, body: { quotas, reason }, send }) =>
      send({
        stream: userStream(id),
        decider: userDecider,
        command: { type: 'GiveByHand', data: { quotas, reason } },
      }),
  },
};
