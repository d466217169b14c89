import type { Area } from '#domain/kernel/area.ts';
import { localSpeech, speechCommands } from './contract/calls.ts';
import { comparisonUploads, engineComparison, speechEngines } from './contract/comparison.ts';

/** Transcription on this machine: admins install the model here. */
export const speechArea = {
  name: 'speech',
  streams: [],
  commands: speechCommands,
  uploads: comparisonUploads,
  queries: { localSpeech, speechEngines, engineComparison },
  hasReadModels: false,
  keeps: [],
} as const satisfies Area;
