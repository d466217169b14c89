import { apiTokenList } from '#domain/users/contract/api-tokens.ts';
import { changesOf } from '../../lib/changes.ts';

export const { useChange: useTokenChange, useAgain: useTokensAgain } = changesOf([apiTokenList], {
  isAwaited: true,
  afterRefusal: true,
});
