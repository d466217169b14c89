import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Stored } from './wire-log.ts';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Index of the first event at or after a position. */
export function firstAt(events: readonly Stored[], position: bigint): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.position ?? position) >= position) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sends as fast as the client reads. */
export async function send(call: ReadCall, message: ReadResp): Promise<void> {
  if (call.write(message) || call.cancelled) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done).off('close', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done).on('close', done);
  });
}
