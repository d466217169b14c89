import * as z from 'zod/mini';
import {
  type CommandCall,
  LocaleCode,
  NoInput,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';
import { attachmentErrors } from '#domain/kernel/written.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

const IdInPath = z.object({ id: Id });

/** Why an address was not invited. */
export const rejectionCodes = [
  'not_an_address',
  'twice_in_list',
  'already_invited',
  'already_there',
  'is_owner',
  'no_seats_left',
  'in_company',
] as const;

const Place = z.object({ id: Id, name: z.string() });
const About = z.object({
  description: z.string(),
  lecturer: z.string(),
  price: z.string(),
  cost: z.nullable(Money),
  /** Hours of work; 0: not stated. */
  hours: z.number(),
  blocks: z.int(),
  elements: z.int(),
  /** The picture itself, as a `data:` address, because the reader has no account yet. */
  logo: z.nullable(z.string()),
});
const Standing = z.enum(['open', 'accepted', 'declined', 'revoked']);

/** The token after `#token=` in the mail. It proves that the address belongs to the person who has the token. */
const Token = z.string().check(z.maxLength(200));

/** Bytes of a table of addresses, and the rows under its heading. */
export const largestAddressTable = 2_000_000;
export const mostAddressRows = 2_000;

export const invitationUploads = {
  /** Invites nobody: returns one entry for each row of a table (XLSX or CSV), also for invalid addresses. */
  ReadAddressTable: {
    method: 'POST',
    path: '/api/Invitations/ReadTable',
    form: NoInput,
    answer: z.object({ emails: z.array(z.string()) }),
    status: 200,
    errors: [...attachmentErrors, 'table_unreadable', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, UploadCall>;

export const invitationCommands = {
  /** Up to 200 addresses at once. A rejected address does not stop the others. */
  SendInvitations: {
    method: 'POST',
    path: '/api/Invitations',
    body: z.object({
      userEmails: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(200)),
      /** Exactly one of these: the target of the invitation. */
      seminarId: z.optional(Id),
      groupId: z.optional(Id),
      companyId: z.optional(Id),
      /** Language of the mail to people without an account. */
      locale: z.optional(LocaleCode),
    }),
    answer: z.object({
      sent: z.array(z.string()),
      rejected: z.array(z.object({ email: z.string(), code: z.enum(rejectionCodes) })),
    }),
    status: 200,
    errors: [
      ...(['invalid_input', 'access_denied', 'email_not_confirmed', 'seminar_not_found', 'seminar_closed'] as const),
      ...([
        'too_many_requests',
        'idempotency_mismatch',
        'not_found',
        'user_not_authorized',
        'group_closed',
        'group_full',
      ] as const),
    ],
  },
  /** For the owner of the address: the address is confirmed, or the caller has the token. Returns what the person has joined. */
  AcceptInvitation: {
    method: 'PATCH',
    path: '/api/Invitations/Accept/:id',
    params: IdInPath,
    body: z.nullish(z.object({ token: z.optional(Token) })),
    answer: z.object({ seminarId: z.nullable(Id), groupId: z.nullable(Id), companyId: z.nullable(Id) }),
    status: 200,
    errors: [
      ...(['invitation_not_found', 'invitation_deactivated', 'seminar_not_found', 'seminar_closed'] as const),
      ...([
        'user_not_authorized',
        'access_denied',
        'idempotency_mismatch',
        'not_found',
        'group_closed',
        'group_full',
      ] as const),
      ...(['no_seats_left', 'InvalidOperationException'] as const),
    ],
  },
  /** `active: false`: the invited person declines, or the inviting side revokes. `active: true` takes that back. Without `active`, the opposite of the present state. */
  ToggleInvitation: {
    method: 'PATCH',
    path: '/api/Invitations/ToggleActivation/:id',
    params: IdInPath,
    body: z.nullish(z.object({ active: z.optional(z.boolean()), token: z.optional(Token) })),
    answer: z.object({ active: z.boolean() }),
    status: 200,
    errors: ['invitation_not_found', 'invitation_deactivated', 'access_denied', 'idempotency_mismatch'],
  },
  /** Sends the mail again, while the invitation is open. For people who may invite. */
  ResendInvitation: {
    method: 'POST',
    path: '/api/Invitations/Resend/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [
      ...(['invitation_not_found', 'invitation_deactivated', 'too_many_requests'] as const),
      ...(['access_denied', 'idempotency_mismatch'] as const),
    ],
  },
  /** The invitation of a token, for people who have not signed in or registered yet. Changes nothing. */
  LookUpInvitation: {
    method: 'POST',
    path: '/api/Invitations/LookUp',
    body: z.object({ token: Token }),
    answer: z.object({
      id: Id,
      email: z.string(),
      active: z.boolean(),
      hasAccount: z.boolean(),
      seminar: z.nullable(Place),
      group: z.nullable(Place),
      company: z.nullable(Place),
      /** The inviting person; null if their account is gone. */
      from: z.nullable(ShownName),
      /** The seminar's own description; null for groups and companies. */
      about: z.nullable(About),
    }),
    status: 200,
    errors: ['invitation_not_found', 'too_many_requests'],
  },
} as const satisfies Record<string, CommandCall>;

const Invitation = z.object({
  id: Id,
  /** The invitation can be accepted. */
  active: z.boolean(),
  standing: Standing,
  email: z.string(),
  role: z.string(),
  createdAt: z.iso.datetime(),
  seminar: z.nullable(Place),
  group: z.nullable(Place),
  company: z.nullable(Place),
  /** Username of the inviting person; null if the person was erased. */
  from: z.nullable(z.string()),
  fromName: z.nullable(ShownName),
});

/**
 * Invitations to the person, the newest first. With one of the three ids: invitations to that seminar, group or company, for
 * people who may invite to it.
 */
export const invitationList = {
  method: 'GET',
  path: '/api/Invitations',
  name: 'invitation-list',
  query: z.object({ seminarId: z.optional(Id), groupId: z.optional(Id), companyId: z.optional(Id) }),
  answer: z.array(Invitation),
  errors: ['seminar_not_found', 'not_found'],
} as const satisfies QueryCall;
