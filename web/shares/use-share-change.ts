import { sharedSessions } from '#domain/shares/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useShareChange } = changesOf([sharedSessions]);
