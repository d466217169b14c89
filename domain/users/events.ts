import * as z from 'zod/mini';
import { Grant } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

/** Why an admin did it, in words. Absent if not stated. */
const reason = personal(z.optional(z.string()), 'stream');

/** `old`: the current address of the account; `new`: the requested one. */
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
  /** The person changed the password, with a mailed link or with the old password. The event contains neither. */
  PasswordChanged: z.object({ by: z.enum(['link', 'self']) }),
  /** The newcomer has seen all introduction slides. */
  OnboardingCompleted: z.object({}),
  /** The person has seen the welcome of the first sign-in. */
  FirstLoginSeen: z.object({}),
  /** The step of the guided tour, and whether it is shown. */
  TutorialMoved: z.object({ step: z.int().check(z.gte(0)), isShown: z.boolean() }),
  /** All settings after the change. */
  RolesChanged: z.object({ roles: z.array(z.string()), reason }),
  /** Bought, granted by a company, or by an admin. `basis`: the number of events of the source; a result based on fewer is outdated. */
  BenefitsGranted: z.object({ ...Grant.shape, basis: z.int(), reason }),
  BenefitsEnded: z.object({ source: z.string(), basis: z.int(), reason }),
  NameChanged: z.object({ firstName: personal(z.string(), 'stream'), lastName: personal(z.string(), 'stream') }),
  UsernameChanged: z.object({ username: personal(z.string(), 'stream') }),
  /** The language of mails. */
  LocaleChanged: z.object({ locale: z.enum(['de', 'en']) }),
  /** Links are sent to the addresses of `sides`: also to the current one, unless it was never confirmed. */
  EmailChangeRequested: z.object({
    changeId: Id,
    email: personal(z.string(), 'stream'),
    sides: z.array(EmailSide),
    expiresAt: z.iso.datetime(),
  }),
  EmailChangeApproved: z.object({ changeId: Id, side: EmailSide }),
  EmailChangeWithdrawn: z.object({ changeId: Id }),
  /** From now on it is the account's address, and confirmed. */
  EmailChanged: z.object({ changeId: Id, email: personal(z.string(), 'stream') }),
  /** `size` in bytes. */
  ProfilePictureChanged: z.object({
    picture: StoredBlob,
  }),
  ProfilePictureRemoved: z.object({}),
  /** The account will be erased at that time, unless the person cancels it. */
  DeletionRequested: z.object({ deletionId: Id, erasesAt: z.iso.datetime() }),
  DeletionWithdrawn: z.object({ deletionId: Id }),
  /** A person approved a device that showed a code. `name`: the device's own name, or empty. The event contains no code and no token. */
  DevicePaired: z.object({ pairingId: Id, name: personal(z.string(), 'stream') }),
  /** The person made a token for a program that acts for them. The event does not contain the token. */
  ApiTokenMade: z.object({
    tokenId: Id,
    name: personal(z.string(), 'stream'),
    scope: z.enum(['read', 'write']),
    expiresAt: z.iso.datetime(),
  }),
  ApiTokenRevoked: z.object({ tokenId: Id }),
  /** The person may sign in: without limit, or up to `until`. */
  AccountActivated: z.object({ until: z.nullable(z.iso.datetime()), reason }),
  /** The person can no longer sign in, and is signed out everywhere. */
  AccountDeactivated: z.object({ reason: personal(z.string(), 'stream') }),
  /** An admin confirmed the address in place of the person. */
  EmailVouchedFor: z.object({ email: personal(z.string(), 'stream'), reason }),
  /** An admin triggered the mail for setting a new password. */
  PasswordResetSent: z.object({ reason }),
  /** An admin signed the person out everywhere. */
  SignInsEnded: z.object({ reason }),
  /**
   * All personal data of the person are destroyed, here and elsewhere. `reason`: the legal ground. `note`: the reason in words of the
   * admin; sealed with the admin's key, since the person's key is destroyed.
   */
  UserErased: z.object({
    reason: z.enum(['requested', 'not_needed', 'unlawful', 'legal_obligation']),
    note: personal(z.optional(z.string()), 'actor'),
  }),
};

export type UserEvent = MessageOf<typeof userEvents>;
