import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { eventMessage, nameOf, streamNotFound } from './messages.ts';
import { firstAt, type ReadCall, send } from './sending.ts';
import { failure, refusal, streamDeleted } from './status.ts';
import { subscribe } from './subscribe.ts';
import type { Seen, Switches } from './switches.ts';
import type { WireLog } from './wire-log.ts';

/** Reads of a stream and of all, in both directions, and subscriptions to all. */
export function read(log: WireLog, switches: Switches, seen: Seen) {
  return async (call: ReadCall) => {
    const options = call.request.getOptions();
    const refused = refusal(call, switches);
    if (refused || !options) return call.emit('error', refused ?? failure(status.INVALID_ARGUMENT, 'no options'));
    if (options.hasSubscription()) return subscribe(call, { log, switches, seen });
    const found = options.hasStream() ? ofStream(log, options) : ofAll(log, options);
    if (found instanceof Error) return call.emit('error', found);
    if (found === 'no stream') call.write(streamNotFound(nameOf(options.getStream()?.getStreamIdentifier())));
    else for (const event of found.slice(0, Number(options.getCount()))) await send(call, eventMessage(event));
    call.end();
    return options.hasStream() || switches.afterReadOfAll();
  };
}

function ofStream(log: WireLog, options: ReadReq.Options) {
  const wanted = options.getStream();
  const name = nameOf(wanted?.getStreamIdentifier());
  if (log.isDeleted(name)) return streamDeleted(name);
  const events = log.stream(name);
  if (events.length === 0) return 'no stream';
  const backwards = options.getReadDirection() === 1;
  if (wanted?.hasRevision()) {
    const revision = BigInt(wanted.getRevision());
    const kept = events.filter((event) => (backwards ? event.revision <= revision : event.revision >= revision));
    return backwards ? kept.toReversed() : kept;
  }
  return backwards ? events.toReversed() : events;
}

/** Forwards a position is inclusive, and must be that of a record, or beyond the end; backwards it is exclusive. */
function ofAll(log: WireLog, options: ReadReq.Options) {
  const wanted = options.getAll();
  const events = log.all();
  const backwards = options.getReadDirection() === 1;
  if (wanted?.hasStart()) return backwards ? [] : events;
  if (wanted?.hasEnd()) return backwards ? events.toReversed() : [];
  const position = BigInt(wanted?.getPosition()?.getCommitPosition() ?? 0);
  if (backwards) return events.slice(0, firstAt(events, position)).toReversed();
  const from = firstAt(events, position);
  const first = events[from];
  if (first && first.position !== position) return failure(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');
  return events.slice(from);
}
