import { areas } from '../areas.ts';
import type { WebArea } from '../lib/web-area.ts';
import { appArea } from './area.ts';

/** The areas, and the pages where they meet. */
export const allAreas: readonly WebArea[] = [appArea, ...areas];
