import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { DataExportEvent, UserEvent } from './events.ts';

/** As they lie in the log. A shape that changes leaves its sample to `domain/old-samples.ts`. */
export const storedSamples: SamplesOf<UserEvent | DataExportEvent> = {
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
  RolesChanged: { type: 'RolesChanged', data: { roles: ['user', 'auditor'] } },
  UserErased: { type: 'UserErased', data: { reason: 'requested' } },
  EmailConfirmed: { type: 'EmailConfirmed', data: { email: 'ada@example.org' } },
  DataExportRequested: {
    type: 'DataExportRequested',
    data: { exportId: '6'.repeat(32), locale: 'en', requestedAt: '2026-11-21T09:00:00.000Z' },
  },
  DataExportMade: {
    type: 'DataExportMade',
    data: {
      exportId: '6'.repeat(32),
      archive: { address: `${'a'.repeat(32)}/${'0'.repeat(64)}`, size: 48_113_402 },
      files: 31,
      madeAt: '2026-11-21T09:01:00.000Z',
      expiresAt: '2026-11-28T09:01:00.000Z',
    },
  },
  DataExportFailed: { type: 'DataExportFailed', data: { exportId: '6'.repeat(32), reason: 'storage_full' } },
  DataExportRemoved: { type: 'DataExportRemoved', data: { exportId: '6'.repeat(32), reason: 'expired' } },
};
