import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Recorded } from '#domain/kernel/message.ts';
import { toRecorded } from './recorded.ts';

/** Why a subscription ended: the failure, or that the server closed it. */
export type Ending = Readonly<{ error: unknown }> | 'closed';

type Listener = Readonly<{ onEvent: (event: Recorded) => void; onOpen: () => void }>;

/**
 * The whole log after a position, without a filter, so that each record moves the position. Events are consumed at once, because the
 * server closes a subscriber that falls 32 events behind. It ends by either `error` or `end`; it may also go silent without any signal.
 */
export function subscribeOnce(client: EventStoreDBClient, after: bigint, { onEvent, onOpen }: Listener) {
  const fromPosition = after === 0n ? ('start' as const) : { commit: after, prepare: after };
  const subscription = client.subscribeToAll({ fromPosition });
  let stop: (ending: Ending) => void = () => {};
  const ended = new Promise<Ending>((resolve) => {
    stop = resolve;
  });
  let listening = true;

  subscription.on('confirmation', onOpen);
  subscription.on('data', (resolved) => {
    const event = toRecorded(resolved);
    if (event && listening) onEvent(event);
  });
  // This listener stays: an `error` event without a listener ends the process.
  subscription.on('error', (error) => stop({ error }));
  subscription.on('end', () => stop('closed'));
  subscription.on('close', () => stop('closed'));

  return {
    ended,
    stop() {
      listening = false;
      stop('closed');
      void subscription.unsubscribe().catch(() => {});
    },
  };
}
