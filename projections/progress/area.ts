import type { AreaProjection } from '../projection.ts';
import { followed } from './events.ts';
import { progressSettingsModel } from './progress-settings.ts';
import { sessionMeasuresModel } from './session-measures.ts';

export const progressProjection: AreaProjection = {
  schema: 'progress',
  version: 3,
  streams: ['session-', 'progress-', 'user-'],
  events: followed,
  readModels: [sessionMeasuresModel, progressSettingsModel],
};
