import type { Settings } from '#infra/config/settings.ts';
import type { Coach } from './coach.ts';

export const openCoach = (_settings: Settings): Coach => ({
  leavesHouseTo: null,
  speak: async () => ({ feedbackText: 'not yet', modelVersion: 'rules-0', sentTo: null }),
});
