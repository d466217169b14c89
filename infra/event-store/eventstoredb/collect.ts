import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import type { Recorded } from '#domain/kernel/message.ts';
import { NoAnswer } from '../no-answer.ts';
import { toRecorded } from './recorded.ts';

/** All events of a read. @throws NoAnswer if the next event does not arrive within `answerMs` */
export async function collect(read: StreamingRead<ResolvedEvent>, answerMs: number): Promise<readonly Recorded[]> {
  const events: Recorded[] = [];
  let seen = 0;
  const watch = setInterval(() => {
    if (seen === events.length) read.destroy(new NoAnswer(`no event within ${answerMs} ms`));
    seen = events.length;
  }, answerMs);
  try {
    await arrival(read, (event) => events.push(event));
    return events;
  } catch (error) {
    // Otherwise the call stays open, and a connection carries a hundred calls at most.
    void read.cancel().catch(() => {});
    throw error;
  } finally {
    clearInterval(watch);
  }
}

/** Uses stream events instead of `for await`, which is a tenth slower. The listeners stay, since the stream may fail once more. */
function arrival(read: StreamingRead<ResolvedEvent>, take: (event: Recorded) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    read.on('error', reject);
    read.on('end', resolve);
    read.on('data', (resolved) => {
      try {
        const event = toRecorded(resolved);
        if (event) take(event);
      } catch (error) {
        reject(error);
      }
    });
  });
}
