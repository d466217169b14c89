import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { standingOf } from './contract/progress.ts';
import type { ParticipationEvent } from './events.ts';
import { type Participation, workOf } from './participation.ts';
import type { SeminarFacts } from './seminar-facts.ts';

type Events = { [E in ParticipationEvent as E['type']]: E['data'] };

export type OfCertificate =
  | Message<'IssueCertificate', Omit<Events['CertificateIssued'], 'participantId'>>
  | Message<'RevokeCertificate', Readonly<{ askedBy: string }>>;

/** One for each participant who completed everything. The owner of the seminar can revoke it for good. */
export function decideCertificate(
  command: OfCertificate,
  participation: Participation,
  seminar: SeminarFacts,
): readonly ParticipationEvent[] {
  const { certificate, participantId } = participation;
  if (command.type === 'RevokeCertificate') {
    if (command.data.askedBy !== seminar.ownerId || !certificate) return refuse('not_found');
    return certificate.isRevoked ? [] : [{ type: 'CertificateRevoked', data: { certificateId: certificate.id } }];
  }
  if (certificate?.isRevoked) return refuse('certificate_revoked');
  if (certificate) return [];
  const { progress } = standingOf(seminar.outline, workOf(participation), seminar.others);
  if (progress < 1) return refuse('seminar_not_completed');
  const { certificateId, name, seminar: called, hours } = command.data;
  const data = { certificateId, participantId, name, seminar: called, ...(hours && { hours }) };
  return [{ type: 'CertificateIssued', data }];
}
