import { changesOf } from '../lib/changes.ts';

/** A change to a session may also give back a part of the quota. */
export const {
  useChange: useSessionChange,
  useAgain: useSessionsAgain,
  fetchAgain: fetchSessionsAgain,
} = changesOf(['session-list', 'session-detail', 'session-media', 'user-account']);
