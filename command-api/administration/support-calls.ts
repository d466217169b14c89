import { loadUser, principalFromEvents } from '#command-api/users/for-others.ts';
import type { supportCommands } from '#domain/administration/contract/support.ts';
import { supportDecider } from '#domain/administration/support.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { streamOf } from '#domain/stream-names.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { supportTokens } from '#infra/http/support-token.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';

/** Accounts with these permissions see data of others, so support may not look into them. */
const reachesOthers = [administersUsers, readsHistory];

export function supportCalls(tools: CommandTools): CommandHandlers<typeof supportCommands> {
  const { store, keys } = tools;
  const tokens = supportTokens(keys('support-token'));
  const findPrincipal = principalFromEvents(tools);
  const decider = supportDecider;
  const ofAdmins = permitted(administersUsers);
  return {
    RequestSupport: {
      allow: ofAdmins,
      async run({ params: { id }, body: { hours, reason }, principal, cause, send }) {
        const by = principal().id;
        if (!(await loadUser(store, id))) refuse('user_not_found');
        const person = await findPrincipal(id);
        if (id === by || !person || permitsAny(person.permissions, reachesOthers)) refuse('user_not_authorized');
        const accessId = derivedId(cause.commandId, 'support');
        const command = { type: 'RequestSupport', data: { accessId, by, hours, reason } } as const;
        await send({ stream: streamOf('support', id), decider, command });
        return { accessId };
      },
    },
    OpenSupport: {
      allow: ofAdmins,
      claims: 'never',
      async run({ params: { id }, principal, send }) {
        const by = principal().id;
        const command = { type: 'UseSupport', data: { by } } as const;
        const { state } = await send({ stream: streamOf('support', id), decider, command });
        const { accessId, until } = state ?? refuse('not_found');
        const holder = { userId: id, adminId: by, accessId };
        return { accessToken: await tokens.issue(holder, new Date(until)), until };
      },
    },
    EndSupport: {
      allow: ofAdmins,
      run: ({ params: { id }, principal, send }) =>
        send({
          stream: streamOf('support', id),
          decider,
          command: { type: 'EndSupport', data: { by: principal().id } },
        }),
    },
    GrantSupport: {
      allow: 'signedIn',
      run: ({ body: { accessId }, principal, send }) =>
        send({
          stream: streamOf('support', principal().id),
          decider,
          command: { type: 'GrantSupport', data: { accessId } },
        }),
    },
    DeclineSupport: {
      allow: 'signedIn',
      run: ({ body: { accessId }, principal, send }) =>
        send({
          stream: streamOf('support', principal().id),
          decider,
          command: { type: 'DeclineSupport', data: { accessId } },
        }),
    },
    EndOwnSupport: {
      allow: 'signedIn',
      run: ({ principal, send }) =>
        send({
          stream: streamOf('support', principal().id),
          decider,
          command: { type: 'EndSupport', data: { by: principal().id } },
        }),
    },
  };
}
