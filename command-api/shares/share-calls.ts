import { areTogether } from '#command-api/groups/for-others.ts';
import { refuseOthersSession } from '#command-api/sessions/for-others.ts';
import { holderOf, reservedNames } from '#command-api/users/for-others.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { type shareCommands, sharesSessions, sharesWithAll } from '#domain/shares/contract/calls.ts';
import { type Principal, permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { refuseUnentitled, toShares } from './stored-sharing.ts';

/** Calls that share sessions and give feedback on them. */
export function shareCalls(tools: CommandTools): CommandHandlers<typeof shareCommands> {
  const findPerson = personFinder(tools);

  /** Undefined if the person may not share with the recipient. */
  async function reachOf(principal: Principal, recipientId: string): Promise<'groups' | 'anybody' | undefined> {
    if (await areTogether(tools, principal.id, recipientId)) return 'groups';
    return permits(principal.permissions, sharesWithAll) ? 'anybody' : undefined;
  }

  return {
    ShareSession: {
      allow: permitted(sharesSessions),
      claims: 'before',
      async run({ body: { id, sharedWith, withMedia, until }, principal, send }) {
        const asker = principal();
        await refuseOthersSession(tools, id, asker.id);
        if (!asker.emailVerified) return refuse('email_not_confirmed');
        if (until !== null && new Date(until) <= new Date()) return refuse('invalid_input', 'until');
        const [shared, rejected]: [string[], string[]] = [[], []];
        for (const who of new Set(sharedWith)) {
          const recipientId = await findPerson(who);
          const reach = recipientId && recipientId !== asker.id && (await reachOf(asker, recipientId));
          // Do not reveal people outside of the owner's groups: answer as if they did not exist.
          if (!reach || !recipientId) {
            rejected.push(who);
            continue;
          }
          const data = { askedBy: asker.id, recipientId, reach, withMedia, until };
          await send(toShares(id, { type: 'ShareTalk', data }), recipientId);
          shared.push(who);
        }
        return { shared, rejected };
      },
    },
    RemoveFromShared: {
      allow: 'signedIn',
      claims: 'before',
      async run({ body: { id, sharedWith }, principal, send }) {
        const askedBy = principal().id;
        await refuseOthersSession(tools, id, askedBy);
        const [removed, failed]: [string[], string[]] = [[], []];
        for (const who of new Set(sharedWith)) {
          const recipientId = await findPerson(who);
          const data = { askedBy, recipientId: recipientId ?? '' };
          const isDone =
            recipientId !== null &&
            (await send(toShares(id, { type: 'EndShare', data }), recipientId).then(() => true, unlessRefused));
          (isDone ? removed : failed).push(who);
        }
        return { removed, failed };
      },
    },
    SeeShared: {
      allow: 'signedIn',
      async run({ params: { id }, principal, send }) {
        const recipientId = principal().id;
        await refuseUnentitled(tools, id, recipientId);
        return send(toShares(id, { type: 'SeeTalk', data: { recipientId } }));
      },
    },
    GiveShareFeedback: {
      allow: 'signedIn',
      async run({ params: { id }, body: { text, offset }, principal, cause, send }) {
        const authorId = principal().id;
        await refuseUnentitled(tools, id, authorId);
        const feedbackId = derivedId(cause.commandId, 'share feedback');
        const data = { feedbackId, authorId, offset, text };
        await send(toShares(id, { type: 'GiveShareFeedback', data }));
        return { id: feedbackId };
      },
    },
    DeleteShareFeedback: {
      allow: 'signedIn',
      run: ({ query: { sessionId, feedbackId }, principal, send }) =>
        send(toShares(sessionId, { type: 'DeleteShareFeedback', data: { askedBy: principal().id, feedbackId } })),
    },
    ReadShareFeedback: {
      allow: 'signedIn',
      run: ({ params: { id }, principal, send }) =>
        send(toShares(id, { type: 'ReadShareFeedback', data: { askedBy: principal().id } })),
    },
  };
}

function unlessRefused(error: unknown): false {
  if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
  return false;
}

/** Finds a person by id, address or username, or null. The caller decides whether the asker may know of them. */
function personFinder(tools: Pick<CommandTools, 'store' | 'pool' | 'secrets'>) {
  return async (who: string): Promise<string | null> => {
    if (/^[0-9a-f]{32}$/.test(who)) return who;
    const names = reservedNames(await tools.secrets('reservations'));
    return holderOf(tools, who.includes('@') ? names.email(who) : names.username(who));
  };
}
