import type { WebArea } from '../lib/web-area.ts';

/** The replay of a speaker's movement on a stage. */
export const stageArea = { name: 'stage', pages: [] } satisfies WebArea;
