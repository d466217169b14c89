import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import anys from 'google-protobuf/google/protobuf/any_pb.js';
import empties from 'google-protobuf/google/protobuf/empty_pb.js';
import { identifierOf, nameOf, uuidOf } from './messages.ts';
import { refusal } from './status.ts';
import type { Seen, Switches } from './switches.ts';
import { type Expected, mostBytes, type Outcome, type Proposed, type WireLog } from './wire-log.ts';

/** The time that a server waits for its cluster to confirm (PrepareTimeoutMs, CommitTimeoutMs). */
const commitMs = 2_000;

type Pending = { stream: string; expected: Expected; events: Proposed[] };

/** One call carries all appends of a client, each in one or several messages; answers have the append's correlation id. */
export function batchAppend(log: WireLog, switches: Switches, seen: Seen) {
  return (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => {
    const pending = new Map<string, Pending>();
    call.on('error', () => {});
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      const refused = refusal(call, switches);
      if (refused) return call.emit('error', refused);
      const id = uuidOf(request.getCorrelationId());
      const append = pending.get(id) ?? begun(request);
      pending.set(id, append);
      append.events.push(...request.getProposedMessagesList().map(proposed));
      if (!request.getIsFinal()) return undefined;
      pending.delete(id);
      seen.appends += 1;
      if (switches.appends === 'never') return undefined;
      const outcome = log.append(append.stream, append.expected, append.events);
      if (switches.appends === 'answered') call.write(answer(request, append, outcome));
      if (switches.appends === 'timed out') setTimeout(() => call.write(timedOut(request, append)), commitMs).unref();
      return undefined;
    });
  };
}

function begun(request: BatchAppendReq): Pending {
  const options = request.getOptions();
  return { stream: nameOf(options?.getStreamIdentifier()), expected: expectedBy(options), events: [] };
}

function expectedBy(options: BatchAppendReq.Options | undefined): Expected {
  if (options?.hasNoStream()) return 'no_stream';
  if (options?.hasStreamExists()) return 'stream_exists';
  if (options?.hasStreamPosition()) return BigInt(options.getStreamPosition());
  return 'any';
}

function proposed(message: BatchAppendReq.ProposedMessage): Proposed {
  const metadata = message.getMetadataMap();
  return {
    id: uuidOf(message.getId()),
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function answer(request: BatchAppendReq, { stream, expected }: Pending, outcome: Outcome): BatchAppendResp {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(stream));
  switch (outcome.kind) {
    case 'success': {
      const position = outcome.position.toString();
      return response.setSuccess(
        new streams.BatchAppendResp.Success()
          .setCurrentRevision(outcome.revision.toString())
          .setPosition(new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position)),
      );
    }
    case 'wrong revision':
      return response.setError(failed('WrongExpectedVersion', wrongVersion(expected, outcome.current)));
    case 'deleted':
      return response.setError(
        failed('StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(identifierOf(stream))),
      );
    case 'too large':
      return response.setError(
        failed('MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded().setMaxappendsize(mostBytes)),
      );
  }
}

function timedOut(request: BatchAppendReq, { stream }: Pending): BatchAppendResp {
  return new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(stream))
    .setError(failed('Timeout', new shared.Timeout()));
}

function wrongVersion(expected: Expected, current: bigint | undefined) {
  const wrong = new shared.WrongExpectedVersion();
  if (current === undefined) wrong.setCurrentNoStream(new empties.Empty());
  else wrong.setCurrentStreamRevision(current.toString());
  if (typeof expected === 'bigint') return wrong.setExpectedStreamPosition(expected.toString());
  return expected === 'no_stream'
    ? wrong.setExpectedNoStream(new empties.Empty())
    : wrong.setExpectedStreamExists(new empties.Empty());
}

/** The real server sends no message, and no error code that the client could use. */
function failed(name: string, detail: Readonly<{ serializeBinary: () => Uint8Array }>) {
  const any = new anys.Any();
  any.pack(detail.serializeBinary(), `event_store.client.${name}`);
  return new statuses.Status().setCode(9).setDetails(any);
}
