import { presentationEvents } from '#domain/presentations/events.ts';
import type { Projection } from '../projection.ts';
import { presentationListModel } from './presentation-list.ts';
import { slideModel } from './slide.ts';

export const presentationsProjection: Projection = {
  schema: 'presentations',
  version: 1,
  streams: ['presentation-'],
  events: presentationEvents,
  readModels: [presentationListModel, slideModel],
};
