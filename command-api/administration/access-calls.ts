import { userStream } from '#command-api/users/for-others.ts';
import type { administrationCommands } from '#domain/administration/contract/calls.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { type AccessTime, endOf } from '#domain/users/contract/access.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CallContext, CommandHandlers, CommandTools } from '../command-area.ts';
import { userDecider } from '../users/for-others.ts';
import { closeAccount } from './close-account.ts';
import { confirmationFor } from './dual-control.ts';

type Calls = Pick<
  typeof administrationCommands,
  'ActivateUser' | 'DeactivateUser' | 'ActivateUsers' | 'DeactivateUsers'
>;
type Closing = Readonly<{ id: string; reason: string }>;
type Opening = Readonly<{ id: string; time: AccessTime; reason?: string | undefined }>;
type By = Pick<CallContext, 'send' | 'principal'>;

/** Opens and closes accounts. `users/access-reaction.ts` ends the sign-ins that follow from it. */
export function accessCalls(tools: CommandTools): CommandHandlers<Calls> {
  const allow = permitted(administersUsers);
  return {
    ActivateUser: {
      allow,
      run: ({ params: { id }, body, send }) => open({ send }, { id, ...body }),
    },
    DeactivateUser: {
      allow,
      run: ({ params: { id }, body: { reason }, ...asked }) => close(tools, asked, { id, reason }),
    },
    ActivateUsers: {
      allow,
      claims: 'before',
      run: ({ body: { ids, ...body }, send }) => forEach(ids, (id) => open({ send }, { id, ...body }, `open ${id}`)),
    },
    DeactivateUsers: {
      allow,
      claims: 'before',
      async run({ body: { ids, reason }, ...asked }) {
        const own = asked.principal().id;
        const userIds = [...new Set(ids)].filter((id) => id !== own);
        const oneself = ids.includes(own) ? [{ id: own, code: 'user_not_authorized' }] : [];
        const deed = { kind: 'deactivate', userIds } as const;
        const confirmationId = userIds.length > 1 ? await confirmationFor(tools, asked, { deed, reason }) : null;
        if (confirmationId) return { done: [], leftOut: oneself, confirmationId };
        const { done, leftOut } = await forEach(userIds, (id) => close(tools, asked, { id, reason }, `close ${id}`));
        return { done, leftOut: [...oneself, ...leftOut], confirmationId };
      },
    },
  };
}

const open = ({ send }: Pick<CallContext, 'send'>, { id, time, reason }: Opening, step?: string) => {
  const data = { until: endOf(time, new Date()), reason };
  return send({ stream: userStream(id), decider: userDecider, command: { type: 'ActivateAccount', data } }, step);
};

function close(tools: CommandTools, { send, principal }: By, closing: Closing, step?: string) {
  if (closing.id === principal().id) refuse('user_not_authorized');
  return closeAccount({ ...tools, write: (addressed) => send(addressed, step) }, closing);
}

/** Acts on each id. An id that a business rule refuses is reported; the others are done. */
async function forEach(ids: readonly string[], act: (id: string) => Promise<unknown>) {
  const done: string[] = [];
  const leftOut: { id: string; code: string }[] = [];
  for (const id of ids) {
    try {
      await act(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      leftOut.push({ id, code: error.code });
    }
  }
  return { done, leftOut };
}
