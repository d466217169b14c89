import { allEvents } from './all-events.ts';
import { personalFieldsOf } from './kernel/personal.ts';

/** The sealed fields of every area. */
export const personalFields = personalFieldsOf(allEvents);
