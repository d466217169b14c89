import { articleList } from '#domain/news/contract/calls.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { changesOf } from '../lib/changes.ts';

export const { useChange: useNewsChange, useAgain: useNewsAgain } = changesOf([articleList, userDashboard]);
