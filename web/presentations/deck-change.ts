import { changesOf } from '../lib/changes.ts';

export const { useAgain: useDecksAgain, fetchAgain: fetchDecksAgain } = changesOf([
  'presentation-list',
  'presentation-slides',
]);
