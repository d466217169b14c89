import { areas } from './areas.ts';
import type { Upcasters } from './kernel/upcasting.ts';

/** Of every area. */
export const upcasters: Upcasters = Object.assign({}, ...areas.map((area) => area.upcasters));
