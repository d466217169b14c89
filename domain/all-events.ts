import type { z } from 'zod';
import { areas } from './areas.ts';

/** Every event that this version knows. */
export const allEvents: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  areas.flatMap(({ streams }) => streams.flatMap(({ events }) => Object.entries(events))),
);
