import * as z from 'zod/mini';
import {
  type CommandCall,
  Locale,
  NoInput,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { EmailAddress, Name, Username } from './registration.ts';

/** How long the links of a change of address are valid. */
export const emailChangeHours = 24;
/** The time between the request to delete an account and the deletion. */
export const deletionDays = 14;

/** Only limited in length here: the policy is a setting, and the person gets its faults. */
const Password = z.string().check(z.minLength(1), z.maxLength(1_000));
const changed = { answer: Nothing, status: 204 } as const;

/** Calls with which people change their own account. A wrong `currentPassword` is an error of that field. */
export const accountCommands = {
  ChangeName: {
    method: 'PATCH',
    path: '/api/Users/Name',
    body: z.object({ firstName: Name, lastName: Name }),
    ...changed,
    errors: ['invalid_input', 'idempotency_mismatch'],
  },
  ChangeUsername: {
    method: 'PATCH',
    path: '/api/Users/Username',
    body: z.object({ username: Username }),
    ...changed,
    errors: ['invalid_input', 'user_exists', 'too_many_requests', 'idempotency_mismatch'],
  },
  /** The language of mails. */
  ChangeLocale: {
    method: 'PATCH',
    path: '/api/Users/Locale',
    body: z.object({ locale: Locale }),
    ...changed,
    errors: ['invalid_input', 'idempotency_mismatch'],
  },
  /** Ends every sign-in except the caller's. */
  ChangePassword: {
    method: 'PATCH',
    path: '/api/Users/Password',
    body: z.object({ currentPassword: Password, password: Password, confirmPassword: Password }),
    ...changed,
    errors: ['invalid_input', 'too_many_requests'],
  },
  /** Sends a link to both addresses; replaces a pending change. */
  RequestEmailChange: {
    method: 'POST',
    path: '/api/Users/EmailChange',
    body: z.object({ email: z.pipe(z.string().check(z.trim()), EmailAddress), currentPassword: Password }),
    ...changed,
    errors: ['invalid_input', 'user_exists', 'too_many_requests'],
  },
  WithdrawEmailChange: {
    method: 'DELETE',
    path: '/api/Users/EmailChange',
    body: z.nullish(z.object({})),
    ...changed,
    errors: [],
  },
  /** The link in one of the mails. `waitsFor`: whose confirmation is still missing; after the last confirmation the address is the new one. */
  ConfirmEmailChange: {
    method: 'POST',
    path: '/api/Account/ConfirmEmailChange',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
    answer: z.object({ waitsFor: z.array(z.enum(['old', 'new'])) }),
    status: 200,
    errors: ['invalid_input', 'user_exists'],
  },
  RemoveProfilePicture: {
    method: 'DELETE',
    path: '/api/Users/RemoveProfilePicture',
    body: z.nullish(z.object({})),
    ...changed,
    errors: [],
  },
  /** The account is erased after a waiting time, in which the person can cancel it. */
  RequestDeletion: {
    method: 'POST',
    path: '/api/Users/Deletion',
    body: z.object({ currentPassword: Password }),
    answer: z.object({ erasesAt: z.iso.datetime() }),
    status: 200,
    errors: ['invalid_input', 'cannot_delete', 'too_many_requests'],
  },
  WithdrawDeletion: {
    method: 'DELETE',
    path: '/api/Users/Deletion',
    body: z.nullish(z.object({})),
    ...changed,
    errors: [],
  },
} as const satisfies Record<string, CommandCall>;

/** In pixels, on each side. */
export const profilePictureSize = 320;

export const accountUploads = {
  /** Encoded again: smaller, and without the file's metadata. */
  UploadProfilePicture: {
    method: 'POST',
    path: '/api/Users/UploadProfilePicture',
    form: z.object({}),
    file: { field: 'image' },
    answer: z.object({ profilePicture: z.string() }),
    status: 201,
    errors: [
      'invalid_input',
      'payload_too_large',
      'unsupported_media_type',
      'image_upload_failed',
      'storage_full',
      'idempotency_mismatch',
    ],
  },
} as const satisfies Record<string, UploadCall>;

/** An address that waits for its confirmations; null if there is none. */
export const emailChange = {
  method: 'GET',
  path: '/api/Users/EmailChange',
  name: 'email-change',
  query: NoInput,
  answer: z.object({
    change: z.nullable(
      z.object({ email: z.string(), waitsFor: z.array(z.enum(['old', 'new'])), expiresAt: z.iso.datetime() }),
    ),
  }),
} as const satisfies QueryCall;
