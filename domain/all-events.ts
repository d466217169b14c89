import type * as z from 'zod/mini';
import { areas } from './areas.ts';

/** Every event that this version knows. */
export const allEvents: Readonly<Record<string, z.ZodMiniObject>> = Object.fromEntries(
  areas.flatMap(({ streams }) => streams.flatMap(({ events }) => Object.entries(events))),
);
