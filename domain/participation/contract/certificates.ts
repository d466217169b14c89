import * as z from 'zod/mini';
import { type CommandCall, LocaleCode, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { TimeZone } from '#domain/sessions/contract/calls.ts';

const InSeminar = z.object({ seminarId: Id });
const IdInPath = z.object({ id: Id });

export const certificateCommands = {
  /** For people who completed everything. A repeated call returns the same certificate. */
  IssueCertificate: {
    method: 'POST',
    path: '/api/Seminar/Certificate/:seminarId',
    params: InSeminar,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [
      ...(['access_denied', 'seminar_user_not_found', 'seminar_not_completed', 'certificate_revoked'] as const),
      'idempotency_mismatch',
    ],
  },
  /** The owner of the seminar revokes it for good. Everybody who checks the certificate sees that. */
  RevokeCertificate: {
    method: 'DELETE',
    path: '/api/Seminar/Certificate/:seminarId/:userId',
    params: z.extend(InSeminar, { userId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'seminar_not_found', 'seminar_user_not_found', 'not_found', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

const Certificate = z.object({ id: Id, issuedAt: z.iso.datetime(), revokedAt: z.nullable(z.iso.datetime()) });

/** Certificates of a seminar: the participant's own, or all of them for its owner. */
export const certificates = {
  method: 'GET',
  path: '/api/Seminar/Certificates/:seminarId',
  name: 'certificate',
  params: InSeminar,
  query: NoInput,
  answer: z.array(z.extend(Certificate, { userId: Id })),
  errors: ['seminar_not_found'],
} as const satisfies QueryCall;

/** Public data of a certificate, for anybody who has its number. */
export const certificateCheck = {
  method: 'GET',
  path: '/api/Certificates/:id',
  name: 'certificate-check',
  params: IdInPath,
  query: NoInput,
  answer: z.extend(Certificate, {
    name: z.string(),
    seminar: z.string(),
    /** Hours of work; null if the seminar stated none. */
    hours: z.nullable(z.number()),
    owner: z.nullable(z.string()),
    /** Hash of its entry in the chain over the log, hexadecimal; null until it is chained. */
    hash: z.nullable(z.string()),
    /** The time of the first signed head that covers it; null until there is one. */
    signedAt: z.nullable(z.string()),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type CertificateCheck = z.infer<typeof certificateCheck.answer>;

/** For printing, with the address for checking it. */
export const certificatePdf = {
  method: 'GET',
  path: '/api/Certificates/:id/Certificate.pdf',
  name: 'certificate-pdf',
  params: IdInPath,
  query: z.object({ locale: z._default(LocaleCode, 'de'), timeZone: z._default(TimeZone, 'UTC') }),
  answer: z.string().check(z.meta({ format: 'binary' })),
  contentType: 'application/pdf',
  errors: ['not_found'],
} as const satisfies QueryCall;
