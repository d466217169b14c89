import type { OldSample } from './kernel/stored-sample.ts';

/** Events as they lie in the log in every version that is no longer written. Only ever add to this list. */
export const oldSamples: readonly OldSample[] = [];
