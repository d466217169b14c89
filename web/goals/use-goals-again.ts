import { goalList } from '#domain/goals/contract/calls.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useGoalChange, useAgain: useGoalsAgain } = changesOf([goalList]);
