import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import {
  type CertificateCheck,
  certificateCheck,
  certificatePdf,
  certificates,
} from '#domain/participation/contract/certificates.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { prefixOf } from '#domain/stream-names.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { permitted } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';
import { logoFor, writeCertificate } from './certificate-paper.ts';
import { memberOf } from './member.ts';

export const certificatesQuery = query(certificates, {
  allow: permitted(usesSeminars),
  async answer({ params: { seminarId }, userId }, pool) {
    const { rows } = await pool.query(
      `select c.id, c.participant_id as "userId", ${asTime('c.issued_at', 'issuedAt')}, ${asTime('c.revoked_at', 'revokedAt')}
      from participation.certificate c where c.seminar_id = $1 and (c.participant_id = $2 or exists (
        select from seminars.seminar_list l where l.id = c.seminar_id and l.owner_id = $2)) order by c.issued_at`,
      [seminarId, userId()],
    );
    // A holder keeps access after the participation ends; others must be members.
    if (rows.length === 0) await memberOf(pool, seminarId, userId());
    return rows;
  },
});

type CertificateRecord = CertificateCheck &
  Readonly<{ participantId: string; ownerId: string | null; logo: string | null }>;

/** @throws not_found */
async function find(pool: Pool, id: string): Promise<CertificateRecord> {
  const { rows } = await pool.query<CertificateRecord>({
    name: 'certificate',
    text: `select c.id, c.name, c.seminar, c.hours, c.participant_id as "participantId", ${asTime('c.issued_at', 'issuedAt')},
        ${asTime('c.revoked_at', 'revokedAt')}, l.owner_id as "ownerId", l.logo ->> 'address' as logo,
        ${nameOf('u')} as owner,
        encode(e.hash, 'hex') as hash, (select min(h.time) from proof.head h where h.size > e.number) as "signedAt"
      from participation.certificate c left join seminars.seminar_list l on l.id = c.seminar_id
        left join users.user_account u on u.id = l.owner_id
        left join proof.entry e on e.stream = '${prefixOf('participation')}' || c.participation_id and e.revision = c.event_revision
      where c.id = $1`,
    values: [id],
  });
  return rows[0] ?? refuse('not_found');
}

export const certificateCheckQuery = query(certificateCheck, {
  allow: 'anyone',
  async answer({ params: { id } }, pool) {
    const { participantId: _, ownerId: __, logo: ___, ...shown } = await find(pool, id);
    return shown;
  },
});

type Tools = Readonly<{ blobs: BlobStore; publicUrl: () => string }>;

export const certificatePdfQuery = ({ blobs, publicUrl }: Tools) =>
  query(certificatePdf, {
    allow: permitted(usesSeminars),
    async answer({ params: { id }, query: { locale, timeZone }, userId, reply }, pool) {
      const found = await find(pool, id);
      const person = userId();
      if (person !== found.participantId && person !== found.ownerId) return refuse('not_found');
      const logo = found.logo === null ? null : await logoFor(blobs, found.logo);
      const address = `${publicUrl()}/certificate/${id}`;
      const pdf = writeCertificate({ certificate: found, logo, locale, timeZone, address });
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${found.seminar}.pdf`))
        .send(pdf);
    },
  });
