import { changesOf } from '../lib/changes.ts';

export const { useChange: useShareChange } = changesOf(['shared-talks']);
