import { areas } from './areas.ts';
import type { Upcasters } from './kernel/upcasting.ts';

/** The upcasters of every area. */
export const upcasters: Upcasters = Object.assign({}, ...areas.map((area) => area.upcasters));
