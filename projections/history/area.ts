import { allEvents } from '#domain/all-events.ts';
import type { Projection } from '../projection.ts';
import { requestStreamsModel } from './request-streams.ts';
import { streamListModel } from './stream-list.ts';

/** Of every stream, so that auditors find them. */
export const historyProjection: Projection = {
  schema: 'history',
  version: 4,
  streams: [''],
  events: allEvents,
  readModels: [streamListModel, requestStreamsModel],
};
