import { platformList } from '#domain/platforms/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: usePlatformChange, useAgain: usePlatformsAgain } = changesOf([platformList], {
  isAwaited: true,
  afterRefusal: true,
});
