import { allEvents } from '#domain/all-events.ts';
import type { AreaProjection } from '../projection.ts';
import { deedListModel } from './deed-list.ts';
import { streamListModel } from './stream-list.ts';

/** Lists every stream, so that auditors find them. */
export const historyProjection: AreaProjection = {
  schema: 'history',
  version: 6,
  streams: [''],
  events: allEvents,
  readModels: [streamListModel, deedListModel],
};
