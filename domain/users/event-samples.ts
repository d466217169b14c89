import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { UserEvent } from './events.ts';

const changeId = 'e'.repeat(32);

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<UserEvent> = {
  UserRegistered: {
    type: 'UserRegistered',
    data: {
      email: 'ada@example.org',
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      locale: 'en',
      roles: ['user', 'subscriber-free'],
      acceptedTermsAt: '2026-10-01T09:00:00.000Z',
    },
  },
  PasswordChanged: { type: 'PasswordChanged', data: { by: 'link' } },
  OnboardingCompleted: { type: 'OnboardingCompleted', data: {} },
  FirstLoginSeen: { type: 'FirstLoginSeen', data: {} },
  TutorialMoved: { type: 'TutorialMoved', data: { step: 2, isShown: true } },
  RolesChanged: { type: 'RolesChanged', data: { roles: ['user', 'auditor'] } },
  BenefitsGranted: {
    type: 'BenefitsGranted',
    data: {
      source: `company:${'c'.repeat(32)}`,
      benefits: {
        tier: 'premium',
        permissions: ['coach:review_booking'],
        quotas: {
          analysis: { fast: 200, relaxed: -1 },
          ai_feedback: { fast: 100, relaxed: 100 },
          live_transcription: { fast: 3_600, relaxed: 3_600 },
        },
      },
      role: 'employee',
      until: null,
      basis: 7,
    },
  },
  BenefitsEnded: { type: 'BenefitsEnded', data: { source: `company:${'c'.repeat(32)}`, basis: 9 } },
  NameChanged: { type: 'NameChanged', data: { firstName: 'Ada', lastName: 'King' } },
  UsernameChanged: { type: 'UsernameChanged', data: { username: 'countess' } },
  LocaleChanged: { type: 'LocaleChanged', data: { locale: 'de' } },
  EmailChangeRequested: {
    type: 'EmailChangeRequested',
    data: {
      changeId,
      email: 'ada.king@example.org',
      sides: ['old', 'new'],
      expiresAt: '2026-10-02T09:00:00.000Z',
    },
  },
  EmailChangeApproved: { type: 'EmailChangeApproved', data: { changeId, side: 'old' } },
  EmailChangeWithdrawn: { type: 'EmailChangeWithdrawn', data: { changeId } },
  EmailChanged: { type: 'EmailChanged', data: { changeId, email: 'ada.king@example.org' } },
  ProfilePictureChanged: {
    type: 'ProfilePictureChanged',
    data: { picture: { address: `${'a'.repeat(32)}/${'b'.repeat(64)}`, size: 8_210, contentType: 'image/webp' } },
  },
  ProfilePictureRemoved: { type: 'ProfilePictureRemoved', data: {} },
  DeletionRequested: {
    type: 'DeletionRequested',
    data: { deletionId: 'd'.repeat(32), erasesAt: '2026-10-15T09:00:00.000Z' },
  },
  DeletionWithdrawn: { type: 'DeletionWithdrawn', data: { deletionId: 'd'.repeat(32) } },
  DevicePaired: { type: 'DevicePaired', data: { pairingId: 'e'.repeat(32), name: 'Headset' } },
  ApiTokenMade: {
    type: 'ApiTokenMade',
    data: { tokenId: 'f'.repeat(32), name: 'Auswertung', scope: 'read', expiresAt: '2026-12-31T09:00:00.000Z' },
  },
  ApiTokenRevoked: { type: 'ApiTokenRevoked', data: { tokenId: 'f'.repeat(32) } },
  UserErased: { type: 'UserErased', data: { reason: 'requested', note: 'Asked for it by letter' } },
  AccountActivated: { type: 'AccountActivated', data: { until: '2026-12-01T09:00:00.000Z', reason: 'Trial month' } },
  AccountDeactivated: { type: 'AccountDeactivated', data: { reason: 'Left the company' } },
  EmailVouchedFor: { type: 'EmailVouchedFor', data: { email: 'ada@example.org', reason: 'Mails do not arrive' } },
  PasswordResetSent: { type: 'PasswordResetSent', data: { reason: 'Asked by phone' } },
  SignInsEnded: { type: 'SignInsEnded', data: { reason: 'Lost laptop' } },
  EmailConfirmed: { type: 'EmailConfirmed', data: { email: 'ada@example.org' } },
};
