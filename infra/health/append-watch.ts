import { type EventStore, type NewEvent, WrongRevision } from '../event-store/event-store.ts';

/** No stream has this many events, and this stream has none: the log refuses the append, which proves that it checked it. */
const probe = { stream: 'health-probe', revision: 1_000_000 } as const;

/**
 * Reads may succeed where appends fail, so a failed append is remembered. `takesAppends` is false until an append succeeds
 * or a probe is answered; the probe writes nothing.
 */
export function watchAppends(store: EventStore) {
  let failed = false;

  async function append(...[stream, revision, events]: Parameters<EventStore['append']>) {
    try {
      const position = await store.append(stream, revision, events);
      failed = false;
      return position;
    } catch (error) {
      failed = !(error instanceof WrongRevision);
      throw error;
    }
  }

  return {
    store: { ...store, append } satisfies EventStore,
    async takesAppends(): Promise<boolean> {
      if (failed) await append(probe.stream, probe.revision, [probeEvent()]).catch(() => {});
      return !failed;
    },
  };
}

function probeEvent(): NewEvent {
  const id = crypto.randomUUID();
  const actor = { kind: 'system', id: 'health' } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  return { type: 'Probed', data: {}, id, metadata: { ...cause, at: new Date().toISOString(), schema: 1 } };
}
