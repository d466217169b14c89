import type { Area } from '#domain/kernel/area.ts';
import { localSpeech, speechCommands } from './contract/calls.ts';

/** Words found on this machine: admins bring the model here. */
export const speechArea = {
  name: 'speech',
  streams: [],
  commands: speechCommands,
  uploads: {},
  queries: { localSpeech },
  hasReadModels: false,
  keeps: [],
} as const satisfies Area;
