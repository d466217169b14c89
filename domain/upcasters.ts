import type { Upcasters } from './kernel/upcasting.ts';

/** Of every area; empty as long as every event is still written as it was at first. */
export const upcasters: Upcasters = {};
