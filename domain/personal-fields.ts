import { allEvents } from './all-events.ts';
import { personalFieldsOf } from './kernel/personal.ts';

/** Of every area: what is sealed in the log. */
export const personalFields = personalFieldsOf(allEvents);
