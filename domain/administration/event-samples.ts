import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { ConfirmationEvent, OperationEvent, SupportEvent } from './events.ts';

const [first, second, ada] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<ConfirmationEvent> = {
  ConfirmationRequested: {
    type: 'ConfirmationRequested',
    data: {
      deed: { kind: 'make_admin', userId: ada, roles: ['user', 'admin'] },
      requestedBy: first,
      sealFor: ada,
      reason: 'Looks after the seminars',
      expiresAt: '2026-10-02T09:00:00.000Z',
    },
  },
  DeedConfirmed: { type: 'DeedConfirmed', data: { by: second } },
  DeedDeclined: { type: 'DeedDeclined', data: { by: second, reason: 'Not before the training' } },
};

export const operationSamples: SamplesOf<OperationEvent> = {
  OperationOrdered: {
    type: 'OperationOrdered',
    data: { operation: 'drop', target: 'sessions', by: first, reason: 'The new version has served for a week' },
  },
  OperationRunOnServer: {
    type: 'OperationRunOnServer',
    data: { operation: 'change_master_key', target: 'master.key', reason: 'Somebody left the team' },
  },
};

const accessId = 'd'.repeat(32);

export const supportSamples: SamplesOf<SupportEvent> = {
  SupportRequested: {
    type: 'SupportRequested',
    data: { accessId, by: first, hours: 4, reason: 'The report stays empty', expiresAt: '2026-10-08T09:00:00.000Z' },
  },
  SupportGranted: { type: 'SupportGranted', data: { accessId, until: '2026-10-01T14:00:00.000Z' } },
  SupportDeclined: { type: 'SupportDeclined', data: { accessId } },
  SupportUsed: { type: 'SupportUsed', data: { accessId, by: first, at: '2026-10-01T11:00:00.000Z' } },
  SupportEnded: { type: 'SupportEnded', data: { accessId, by: ada } },
};
