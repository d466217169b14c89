import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { certificates } from '#domain/participation/contract/certificates.ts';
import { outerOf } from '#infra/ids.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Row = Readonly<{
  id: string;
  participation_id: string;
  /** The revision of its event in the stream of the participation. */
  event_revision: number;
  seminar_id: string;
  participant_id: string;
  name: string;
  seminar: string;
  hours: number | null;
  issued_at: string;
  revoked_at: string | null;
}>;

/** Certificates stay after the end of the participation and of the seminar, so that anybody can check one. */
export const certificateModel: ReadModel<Followed, Row> = {
  name: certificates.name,
  table: 'certificate',
  key: 'id',
  ddl: `create table certificate (
      id text primary key, participation_id text not null, event_revision int not null, seminar_id text not null,
      participant_id text not null, name text not null, seminar text not null, hours double precision,
      issued_at timestamptz not null, revoked_at timestamptz);
    create index on certificate (seminar_id)`,

  personal: { of: 'participant_id', leaves: 'nothing' },
  keys: ({ type, data }) => (type === 'CertificateIssued' || type === 'CertificateRevoked' ? [data.certificateId] : []),
  readers: ({ seminar_id, participant_id }) => [participant_id, `seminar_owner:${seminar_id}`],

  fold(row, event) {
    switch (event.type) {
      case 'CertificateIssued': {
        const { certificateId, participantId, name, seminar, hours = null } = event.data;
        if (isErased(name)) return undefined;
        const of = { participation_id: idOf(event.stream), event_revision: event.revision };
        const facts = { participant_id: participantId, name, seminar, hours, issued_at: event.metadata.at };
        return { id: certificateId, ...of, seminar_id: outerOf(certificateId), ...facts, revoked_at: null };
      }
      case 'CertificateRevoked':
        return row && { ...row, revoked_at: event.metadata.at };
      default:
        return row;
    }
  },
};
