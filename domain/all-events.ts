import { historyEvents } from './history/events.ts';
import { quotaEvents } from './quotas/events.ts';
import { reservationEvents } from './reservations/events.ts';
import { sessionEvents } from './sessions/events.ts';
import { dataExportEvents, userEvents } from './users/events.ts';

/** Every event that this version knows; a new area is a line here. */
export const allEvents = {
  ...userEvents,
  ...dataExportEvents,
  ...reservationEvents,
  ...quotaEvents,
  ...sessionEvents,
  ...historyEvents,
};
