import type { AreaProjection } from '../projection.ts';
import { followed } from './followed.ts';
import { goalListModel } from './goal-list.ts';
import { notedSessionModel } from './noted-session.ts';
import { pursuitModel } from './pursuit.ts';

export const goalsProjection: AreaProjection = {
  schema: 'goals',
  version: 2,
  streams: ['goal-', 'practice-', 'user-'],
  events: followed,
  readModels: [goalListModel, pursuitModel, notedSessionModel],
};
