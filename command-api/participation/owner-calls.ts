import { findElement, ownSeminar, toSeminar } from '#command-api/seminars/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { participationCommands } from '#domain/participation/contract/calls.ts';
import type { ParticipationCommand } from '#domain/participation/decider.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { forEachParticipant } from './for-each-participant.ts';
import { factsFor, findParticipation, participationId, placeOf, toParticipation } from './stored-participation.ts';
import { allow } from './submit-calls.ts';

type Names = 'ResetAll' | 'ResetOne' | 'RemoveUser' | 'RemoveUsers' | 'ExtendDeadline' | 'RemindParticipants';

/** Commands of the owner on one or all participants. */
export function ownerCalls(tools: CommandTools): CommandHandlers<Pick<typeof participationCommands, Names>> {
  const { store, handle } = tools;

  /** Records the order in the seminar's stream, then applies it to each participant. If this is interrupted, a reaction completes it. */
  const onAll = (
    type: 'ClearSubmissions' | 'RemoveParticipants',
    event: SeminarEvent['type'],
    commandOf: (upTo: number) => ParticipationCommand,
  ) => ({
    allow,
    async run({ params: { seminarId }, principal, cause, send }: Parameters<Handler>[0]) {
      const askedBy = principal().id;
      await send(toSeminar(seminarId, { type, data: { askedBy } }));
      const history = await store.readStream(streamOf('seminar', seminarId));
      const said = history.findLast((one) => one.type === event && one.metadata.commandId === cause.commandId);
      const command = commandOf(said?.revision ?? history.length);
      await forEachParticipant(tools, seminarId, async (id, facts) => {
        const commandId = uuidv5(cause.commandId, id);
        await handle({ ...cause, commandId, ...toParticipation(id, facts, command) });
      });
    },
  });

  /** Resolves all persons or refuses. @throws seminar_user_not_found */
  const placesOf = (seminarId: string, userIds: readonly string[]) =>
    Promise.all([...new Set(userIds)].map((userId) => placeOf(tools, seminarId, userId)));

  return {
    ResetAll: onAll('ClearSubmissions', 'SubmissionsCleared', (upTo) => ({
      type: 'ResetParticipation',
      data: { upTo },
    })),
    RemoveUsers: onAll('RemoveParticipants', 'ParticipantsRemoved', (upTo) => ({
      type: 'RemoveParticipant',
      data: { reason: 'removed', upTo },
    })),
    ExtendDeadline: {
      allow,
      claims: 'before',
      async run({ params: { seminarId }, body: { userIds, elementId, dueAt }, principal, send }) {
        const askedBy = principal().id;
        const seminar = await ownSeminar(tools, seminarId, askedBy);
        if (!findElement(seminar, elementId)) return refuse('element_not_found');
        for (const place of await placesOf(seminarId, userIds)) {
          const command = { type: 'ExtendDeadline', data: { elementId, dueAt, askedBy } } as const;
          await send(toParticipation(place.id, place.facts, command), place.id);
        }
      },
    },
    RemindParticipants: {
      allow,
      claims: 'before',
      async run({ params: { seminarId }, body: { userIds }, principal, send }) {
        const askedBy = principal().id;
        await ownSeminar(tools, seminarId, askedBy);
        const reminded: string[] = [];
        for (const { id, facts, participation } of await placesOf(seminarId, userIds)) {
          const command = { type: 'RemindParticipant', data: { askedBy } } as const;
          const { state } = await send(toParticipation(id, facts, command), id);
          const isNew = state?.remindedAt !== participation.remindedAt;
          if (isNew) reminded.push(participation.participantId);
        }
        return { reminded };
      },
    },
    ResetOne: {
      allow,
      async run({ body: { seminarId, userId }, principal, send }) {
        const seminar = await ownSeminar(tools, seminarId, principal().id);
        const id = participationId(seminarId, userId);
        if (!(await findParticipation(tools, id))?.isActive) return refuse('seminar_user_not_found');
        const facts = await factsFor(tools, seminarId, seminar, userId);
        return send(toParticipation(id, facts, { type: 'ResetParticipation', data: { upTo: null } }));
      },
    },
    RemoveUser: {
      allow,
      async run({ params: { seminarId, userId }, principal, send }) {
        const askedBy = principal().id;
        const isSelf = askedBy === userId;
        const id = participationId(seminarId, userId);
        const participation = await findParticipation(tools, id);
        const seminar = isSelf && participation?.isActive ? null : await ownSeminar(tools, seminarId, askedBy);
        if (!participation?.isActive) return refuse('seminar_user_not_found');
        const facts = seminar ? await factsFor(tools, seminarId, seminar, userId) : nowhere(seminarId);
        const reason = isSelf ? 'left' : 'removed';
        return send(toParticipation(id, facts, { type: 'RemoveParticipant', data: { reason } }));
      },
    },
  };
}

type Handler = CommandHandlers<Pick<typeof participationCommands, 'ResetAll'>>['ResetAll']['run'];

/** Facts of a seminar that may be deleted: participants can leave it in any state. */
const nowhere = (id: string) => ({
  ...{ id, ownerId: '', isPublished: false, isClosed: true },
  outline: { revision: 0, blocks: [], earlierOrders: [] },
  criteria: [],
  deadlines: [],
  others: { shared: new Set<string>() },
});
