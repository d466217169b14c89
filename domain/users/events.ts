import * as z from 'zod/mini';
import { Grant } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

/** Why an admin did it, in their words. Absent where nothing was said. */
const reason = personal(z.optional(z.string()), 'stream');

/** `old`: the address that the account has; `new`: the one that it is to have. */
const EmailSide = z.enum(['old', 'new']);
export type EmailSide = z.output<typeof EmailSide>;

// Stored for ever: add fields or new events, never rename or retype one.
export const userEvents = {
  /** No password and no token is ever part of an event. */
  UserRegistered: z.object({
    email: personal(z.string(), 'stream'),
    username: personal(z.string(), 'stream'),
    firstName: personal(z.string(), 'stream'),
    lastName: personal(z.string(), 'stream'),
    locale: z.enum(['de', 'en']),
    roles: z.array(z.string()),
    acceptedTermsAt: z.iso.datetime(),
  }),
  /** The person opened the link that was sent to this address. */
  EmailConfirmed: z.object({ email: personal(z.string(), 'stream') }),
  /** By a link that was mailed to the address, or by somebody who knew the one before. Neither of them is part of it. */
  PasswordChanged: z.object({ by: z.enum(['link', 'self']) }),
  /** The slides that a newcomer is shown were seen to their end. */
  OnboardingCompleted: z.object({}),
  /** The welcome of the first sign-in was seen. */
  FirstLoginSeen: z.object({}),
  /** How far the guided tour is from now on, and whether it is shown. */
  TutorialMoved: z.object({ step: z.int().check(z.gte(0)), isShown: z.boolean() }),
  /** All of them, after it. */
  RolesChanged: z.object({ roles: z.array(z.string()), reason }),
  /** Bought, given by a company, or by an admin. `basis` counts the events of the source: what was found from fewer is old. */
  BenefitsGranted: z.object({ ...Grant.shape, basis: z.int(), reason }),
  BenefitsEnded: z.object({ source: z.string(), basis: z.int(), reason }),
  NameChanged: z.object({ firstName: personal(z.string(), 'stream'), lastName: personal(z.string(), 'stream') }),
  UsernameChanged: z.object({ username: personal(z.string(), 'stream') }),
  /** The language of mails. */
  LocaleChanged: z.object({ locale: z.enum(['de', 'en']) }),
  /** Links go to the addresses of `sides`: the present one too, unless nobody ever confirmed it. */
  EmailChangeRequested: z.object({
    changeId: Id,
    email: personal(z.string(), 'stream'),
    sides: z.array(EmailSide),
    expiresAt: z.iso.datetime(),
  }),
  EmailChangeApproved: z.object({ changeId: Id, side: EmailSide }),
  EmailChangeWithdrawn: z.object({ changeId: Id }),
  /** From now on it is the address of the account, and confirmed. */
  EmailChanged: z.object({ changeId: Id, email: personal(z.string(), 'stream') }),
  /** `size` in bytes. */
  ProfilePictureChanged: z.object({
    picture: StoredBlob,
  }),
  ProfilePictureRemoved: z.object({}),
  /** The account is erased at that time, unless the person takes it back. */
  DeletionRequested: z.object({ deletionId: Id, erasesAt: z.iso.datetime() }),
  DeletionWithdrawn: z.object({ deletionId: Id }),
  /** Somebody let in a device that showed a code. `name`: as it called itself, empty where it did not. No code and no token is part of it. */
  DevicePaired: z.object({ pairingId: Id, name: personal(z.string(), 'stream') }),
  /** For a program that acts for the person. The token itself is no part of it. */
  ApiTokenMade: z.object({
    tokenId: Id,
    name: personal(z.string(), 'stream'),
    scope: z.enum(['read', 'write']),
    expiresAt: z.iso.datetime(),
  }),
  ApiTokenRevoked: z.object({ tokenId: Id }),
  /** The person may sign in: for good, or up to `until`. */
  AccountActivated: z.object({ until: z.nullable(z.iso.datetime()), reason }),
  /** The person cannot sign in any more, and is signed out everywhere. */
  AccountDeactivated: z.object({ reason: personal(z.string(), 'stream') }),
  /** An admin confirmed the address in place of the person. */
  EmailVouchedFor: z.object({ email: personal(z.string(), 'stream'), reason }),
  /** An admin had the mail sent that sets a new password. */
  PasswordResetSent: z.object({ reason }),
  /** An admin signed the person out everywhere. */
  SignInsEnded: z.object({ reason }),
  /**
   * All their personal data are destroyed, here and everywhere. `reason`: the legal ground. `note`: why, in words of the
   * admin who erased; sealed with the admin's key, since that of the person is destroyed.
   */
  UserErased: z.object({
    reason: z.enum(['requested', 'not_needed', 'unlawful', 'legal_obligation']),
    note: personal(z.optional(z.string()), 'actor'),
  }),
};

export type UserEvent = MessageOf<typeof userEvents>;
