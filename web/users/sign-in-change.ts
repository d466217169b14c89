import { signInList } from '#domain/users/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

/** Also fetches after a refusal, because the sign-in may be over already. */
export const { useChange: useSignInChange, useAgain: useSignInsAgain } = changesOf([signInList], {
  isAwaited: true,
  afterRefusal: true,
});
