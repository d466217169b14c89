import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { ReservationEvent } from '#domain/reservations/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';

/**
 * What somebody has or had: ids of talks, streams of months (`quotas`) and of reserved values (`names`). By the log itself,
 * from its first event: no read model decides what there is of somebody. `log` may be as it is stored.
 */
export async function streamsOfPerson(log: EventStore, person: string) {
  const sessionIds: string[] = [];
  const names = new Set<string>();
  const quotas = new Set<string>();
  const ofMonths = `quota-${person}_`;
  const prefixes = ['session-', 'email-', 'username-', ofMonths];
  for await (const events of pagesOf(log, { prefixes })) {
    for (const event of events as readonly Recorded<SessionEvent | ReservationEvent>[]) {
      const { type, stream, data } = event;
      if (stream.startsWith(ofMonths)) quotas.add(stream);
      else if (type === 'SessionCreated' && data.ownerId === person) sessionIds.push(idOf(stream));
      else if (type === 'ValueReserved' && data.ownerId === person) names.add(stream);
    }
  }
  return { sessionIds, names: [...names], quotas: [...quotas] };
}
