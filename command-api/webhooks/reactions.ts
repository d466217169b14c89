import { seminarOfPart, submissionsOfSession } from '#command-api/participation/for-others.ts';
import type { CompanyEvent } from '#domain/companies/events.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ParticipationEvent } from '#domain/participation/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { WebhookKind } from '#domain/webhooks/contract/calls.ts';
import { derivedId } from '#infra/ids.ts';
import type { Reaction } from '../reaction.ts';
import { deliveryJob } from './delivery-job.ts';
import { type Log, webhooksOf } from './stored-webhooks.ts';

type Happened = Recorded<ParticipationEvent | CompanyEvent | SessionEvent>;

/** A message for the webhooks of this seminar or company, with ids only. */
type News = Readonly<{ targetId: string; kind: WebhookKind; data: Readonly<Record<string, string>> }>;

const followed: readonly Happened['type'][] = [
  ...(['ParticipantJoined', 'ElementSubmitted', 'CertificateIssued'] as const),
  ...(['EmployeeJoined', 'OwnerSeatTaken', 'EmployeeLeft', 'EmployeeRemoved', 'OwnerSeatGivenUp'] as const),
  'AnalysisSucceeded',
];

/** Enqueues a message for each webhook that is subscribed to an event. */
export const webhookReaction = (log: Log): Reaction => ({
  name: 'webhooks',
  streams: ['participation-', 'company-', 'session-'],
  types: followed,
  async react(event, { put }) {
    for (const { targetId, kind, data } of await newsOf(event as Happened, log)) {
      const webhooks = await webhooksOf(log, targetId);
      for (const { id: webhookId, ownerId, kinds, offBecause } of webhooks?.hooks ?? []) {
        if (!webhooks || offBecause !== null || !kinds.includes(kind)) continue;
        const target = { type: webhooks.target, id: targetId };
        const id = derivedId(event.id, `${webhookId} ${targetId}`);
        const message = { id, kind, at: event.metadata.at, target, data };
        put(deliveryJob({ webhookId, ownerId, message }));
      }
    }
  },
});

async function newsOf(event: Happened, log: Log): Promise<readonly News[]> {
  switch (event.type) {
    case 'ParticipantJoined': {
      const { seminarId, participantId: userId } = event.data;
      return [{ targetId: seminarId, kind: 'participant_joined', data: { userId } }];
    }
    case 'ElementSubmitted': {
      const { submissionId, elementId, participantId: userId, sessionId } = event.data;
      const targetId = await seminarOfPart(log, idOf(event.stream));
      if (sessionId === null || targetId === null) return [];
      return [{ targetId, kind: 'session_submitted', data: { userId, elementId, submissionId, sessionId } }];
    }
    case 'CertificateIssued': {
      const { certificateId, participantId: userId } = event.data;
      const targetId = await seminarOfPart(log, idOf(event.stream));
      return targetId === null ? [] : [{ targetId, kind: 'certificate_given', data: { userId, certificateId } }];
    }
    case 'AnalysisSucceeded': {
      const sessionId = idOf(event.stream);
      const submitted = await submissionsOfSession(log, sessionId);
      return submitted.map(({ seminarId: targetId, ...ids }) => ({
        ...{ targetId, kind: 'session_analysed' },
        data: { ...ids, sessionId },
      }));
    }
    case 'EmployeeJoined':
    case 'OwnerSeatTaken':
      return [{ targetId: idOf(event.stream), kind: 'seat_taken', data: { userId: event.data.userId } }];
    case 'EmployeeLeft':
    case 'EmployeeRemoved':
    case 'OwnerSeatGivenUp':
      return [{ targetId: idOf(event.stream), kind: 'seat_freed', data: { userId: event.data.userId } }];
    default:
      return [];
  }
}
