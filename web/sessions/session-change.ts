import { sessionDetail, sessionList, sessionMedia } from '#domain/sessions/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { changesOf } from '../lib/changes.ts';

/** A change to a session may also give back a part of the quota. */
export const {
  useChange: useSessionChange,
  useAgain: useSessionsAgain,
  fetchAgain: fetchSessionsAgain,
} = changesOf([sessionList, sessionDetail, sessionMedia, userAccount]);
