import { ownSeminar } from '#command-api/seminars/for-others.ts';
import { loadUser } from '#command-api/users/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { certificateCommands } from '#domain/participation/contract/certificates.ts';
import { innerId } from '#infra/ids.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { factsFor, findParticipation, participationId, placeOf, toParticipation } from './stored-participation.ts';
import { allow } from './submit-calls.ts';

/** Participants issue their own certificate; owners revoke it. */
export const certificateCalls = (tools: CommandTools): CommandHandlers<typeof certificateCommands> => ({
  IssueCertificate: {
    allow,
    async run({ params: { seminarId }, principal, cause, send }) {
      const personId = principal().id;
      const { id, facts, seminar } = await placeOf(tools, seminarId, personId);
      const person = await loadUser(tools.store, personId);
      const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || (person?.username ?? '');
      const certificateId = innerId(seminarId, `certificate ${cause.commandId}`);
      const data = { certificateId, name, seminar: seminar.name, hours: seminar.hours };
      await send(toParticipation(id, facts, { type: 'IssueCertificate', data }));
    },
  },
  RevokeCertificate: {
    allow,
    async run({ params: { seminarId, userId }, principal, send }) {
      const askedBy = principal().id;
      const seminar = await ownSeminar(tools, seminarId, askedBy);
      const id = participationId(seminarId, userId);
      if (!(await findParticipation(tools, id))?.isActive) return refuse('seminar_user_not_found');
      const facts = await factsFor(tools, seminarId, seminar, userId);
      await send(toParticipation(id, facts, { type: 'RevokeCertificate', data: { askedBy } }));
    },
  },
});
