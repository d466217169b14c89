import { emailChange } from '#domain/users/contract/account.ts';
import { changesOf, tellRefusal } from '../../lib/changes.ts';

export const { useChange: useEmailChange, useAgain: useEmailAgain } = changesOf([emailChange], {
  isAwaited: true,
  onRefused: tellRefusal,
});
