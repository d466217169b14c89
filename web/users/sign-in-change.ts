import { signInList } from '#domain/users/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

/** A sign-in that is ended may be over already. */
export const { useChange: useSignInChange, useAgain: useSignInsAgain } = changesOf([signInList], {
  isAwaited: true,
  afterRefusal: true,
});
