import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { sessionMedia, sessionPeaks, sessionSeries } from '#domain/sessions/contract/calls.ts';
import { SessionDetail } from '#domain/sessions/contract/report.ts';

const IdInPath = z.object({ id: Id });
const Target = z.enum(['talk', 'seminar']);
const What = z.object({ target: Target, targetId: Id });

export const guestCommands = {
  /** Shows the person's own talk or seminar to people without an account, by an address that contains `id` and `secret`. */
  MakeGuestLink: {
    method: 'POST',
    path: '/api/Guests',
    body: z.extend(What, {
      label: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      withMedia: z._default(z.boolean(), true),
      until: z._default(z.nullable(z.iso.datetime()), null),
      password: z.optional(z.string().check(z.minLength(4), z.maxLength(128))),
    }),
    answer: z.object({ id: Id, secret: z.string() }),
    status: 201,
    errors: ['invalid_input', 'email_not_confirmed', 'not_found', 'conflict', 'idempotency_mismatch'],
  },
  EndGuestLink: {
    method: 'DELETE',
    path: '/api/Guests/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'idempotency_mismatch'],
  },
  /** For guests. `password_incorrect`: the link needs a password, or another one. The pass is valid for two hours, and not longer than the link. */
  OpenGuestLink: {
    method: 'POST',
    path: '/api/Guests/:id/Open',
    params: IdInPath,
    body: z.object({
      secret: z.string().check(z.maxLength(100)),
      password: z.optional(z.string().check(z.maxLength(128))),
      name: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    answer: z.object({ target: Target, pass: z.string() }),
    status: 200,
    errors: ['invalid_input', 'not_found', 'password_incorrect', 'too_many_requests'],
  },
} as const satisfies Record<string, CommandCall>;

const GuestLink = z.extend(What, {
  id: Id,
  secret: z.string(),
  label: z.string(),
  withMedia: z.boolean(),
  until: z.nullable(z.iso.datetime()),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The number of openings, and the times of the latest. `name`: as entered by the guest, or empty. */
  looks: z.int(),
  latest: z.array(z.object({ at: z.iso.datetime(), name: z.string() })),
});
export type GuestLink = z.infer<typeof GuestLink>;

/** Open links to one of the person's own talks or seminars, the newest first. */
export const guestLinks = {
  method: 'GET',
  path: '/api/Guests',
  name: 'guest-links',
  query: What,
  answer: z.array(GuestLink),
} as const satisfies QueryCall;

const forGuests = {
  method: 'GET',
  name: 'guest-view',
  params: IdInPath,
  query: NoInput,
  errors: ['not_found'],
} as const;
const shown = { ownerName: z.string(), withMedia: z.boolean(), until: z.nullable(z.iso.datetime()) };

/** The report, for anybody with a pass. */
export const guestSession = {
  ...forGuests,
  path: '/api/Guests/:id/Talk',
  answer: z.extend(SessionDetail, shown),
} as const satisfies QueryCall;

export const guestSeries = {
  ...sessionSeries,
  path: '/api/Guests/:id/Series',
  name: 'guest-view',
} as const satisfies QueryCall;
export const guestPeaks = {
  ...sessionPeaks,
  path: '/api/Guests/:id/Peaks',
  name: 'guest-view',
} as const satisfies QueryCall;
export const guestMedia = {
  ...sessionMedia,
  path: '/api/Guests/:id/Media',
  name: 'guest-view',
} as const satisfies QueryCall;

/** The content of a seminar, without its participants and without solutions. */
export const guestSeminar = {
  ...forGuests,
  path: '/api/Guests/:id/Seminar',
  answer: z.object({
    ...shown,
    name: z.string(),
    description: z.string(),
    lecturer: z.string(),
    price: z.string(),
    /** Hours of work; 0 if not stated. */
    hours: z.number(),
    logo: z.nullable(z.string()),
    files: z.array(z.object({ id: Id, name: z.string(), contentType: z.string(), url: z.string() })),
    blocks: z.array(
      z.object({
        id: Id,
        title: z.string(),
        description: z.string(),
        elements: z.array(
          z.object({
            id: Id,
            type: z.string(),
            title: z.string(),
            body: z.string(),
            /** On YouTube, or a file if the link includes recordings. */
            video: z.nullable(z.object({ videoId: z.nullable(z.string()), url: z.string() })),
            /** A text with gaps, sentences or words to work on. */
            lines: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
} as const satisfies QueryCall;
export type GuestSeminar = z.infer<typeof guestSeminar.answer>;
