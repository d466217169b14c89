import type { Projection } from '../projection.ts';
import { followed } from './followed.ts';
import { goalListModel } from './goal-list.ts';
import { notedSessionModel } from './noted-session.ts';
import { pursuitModel } from './pursuit.ts';

export const goalsProjection: Projection = {
  schema: 'goals',
  version: 2,
  streams: ['goal-', 'practice-', 'user-'],
  events: followed,
  readModels: [goalListModel, pursuitModel, notedSessionModel],
};
