import type { Projection } from '../projection.ts';
import { followed } from './events.ts';
import { progressSettingsModel } from './progress-settings.ts';
import { sessionMeasuresModel } from './session-measures.ts';

export const progressProjection: Projection = {
  schema: 'progress',
  version: 3,
  streams: ['session-', 'progress-', 'user-'],
  events: followed,
  readModels: [sessionMeasuresModel, progressSettingsModel],
};
