import type { WebArea } from '../lib/web-area.ts';

/** How somebody moves on a stage: its replay. */
export const stageArea = { name: 'stage', pages: [] } satisfies WebArea;
