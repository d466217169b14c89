import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Hashes } from '#infra/hash-of.ts';
import type { Rules } from '#infra/http/rules.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import { keptStreams } from './kept-streams.ts';
import { linkedStreamsRoute } from './linked-streams.ts';
import { lookUpRecorder } from './record-look-up.ts';
import { streamDetailRoute } from './stream-detail.ts';
import { streamEventsRoute } from './stream-events.ts';
import { streamExportRoute } from './stream-export.ts';
import { streamListRoute } from './stream-list.ts';
import { streamStateRoute } from './stream-state.ts';

type Log = Readonly<{
  store: EventStore;
  asStored: EventStore;
  hashes: Hashes;
  notifications: Pick<Notifications, 'on'>;
}>;

/** For auditors and admins; for everybody else there are no such calls. */
export function historyRoutes(rules: Rules, { store, asStored, hashes, notifications }: Log) {
  const record = lookUpRecorder({ store, hashes });
  const tools = { rules, record, asStored, read: keptStreams({ store, notifications }) };
  return [
    streamListRoute(rules, { record, hashes }),
    streamDetailRoute(tools),
    streamEventsRoute(tools),
    streamStateRoute(tools),
    linkedStreamsRoute(tools),
    streamExportRoute(tools),
  ];
}
