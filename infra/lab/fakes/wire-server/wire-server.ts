import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossiped from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import supported from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js';
import { batchAppend } from './batch-append.ts';
import { nameOf } from './messages.ts';
import { read } from './read.ts';
import { type Seen, usualSwitches } from './switches.ts';
import { createWireLog, type WireLog } from './wire-log.ts';

// Further calls wait silently until one ends.
const mostCalls = 100;
const streamsService = 'event_store.client.streams.streams';

type Certificate = Readonly<{ key: string; certificate: string }>;

/**
 * Speaks EventStoreDB's protocol as version 23.10 was observed to do, as far as the adapter needs it, over a log in memory.
 * `switches` may be changed while it runs; `stop` closes every connection, and the data stays.
 */
export async function startWireServer(tls?: Certificate) {
  const log = createWireLog();
  const switches = usualSwitches();
  const seen: Seen = { appends: 0, subscriptions: 0, open: new Set() };
  const handlers = { read: read(log, switches, seen), batchAppend: batchAppend(log, switches, seen) };
  let { server, port } = await listen(handlers, log, { port: 0, tls });
  // A server's own events come first in every log.
  log.append('$users', 'no_stream', [systemEvent()]);

  return {
    log,
    switches,
    seen,
    port,
    address: tls ? `localhost:${port}` : `127.0.0.1:${port}`,
    /** An event of the server itself. */
    writeStatistics: () => log.append('$stats-127.0.0.1', 'any', [systemEvent()]),
    /** Ends calls like a stopping server: without an error. */
    endSubscriptions() {
      for (const call of seen.open) call.end();
    },
    stop: () => server.forceShutdown(),
    async start() {
      log.restart();
      ({ server, port } = await listen(handlers, log, { port, tls }));
    },
  };
}

type Handlers = Readonly<{ read: ReturnType<typeof read>; batchAppend: ReturnType<typeof batchAppend> }>;

async function listen(handlers: Handlers, log: WireLog, { port, tls }: { port: number; tls: Certificate | undefined }) {
  const server = new Server({ 'grpc.max_concurrent_streams': mostCalls });
  server.addService(features.ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, answer: sendUnaryData<unknown>) => answer(null, methods()),
  });
  server.addService(services.StreamsService, {
    ...handlers,
    tombstone(call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>) {
      log.tombstone(nameOf(call.request.getOptions()?.getStreamIdentifier()));
      answer(null, new streams.TombstoneResp());
    },
  });
  const credentials = tls
    ? ServerCredentials.createSsl(null, [
        { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) },
      ])
    : ServerCredentials.createInsecure();
  server.addService(gossip.GossipService, {
    // A single node that leads: a client that looks for the leader of a cluster finds it here.
    read: (_call: unknown, answer: sendUnaryData<unknown>) => answer(null, clusterOf(bound)),
  });
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, at) => (error ? reject(error) : resolve(at))),
  );
  return { server, port: bound };
}

function methods() {
  const answer = new supported.SupportedMethods().setEventStoreServerVersion('23.10.6');
  for (const name of ['read', 'batchappend', 'tombstone']) {
    answer.addMethods(new supported.SupportedMethod().setServiceName(streamsService).setMethodName(name));
  }
  return answer;
}

function clusterOf(port: number) {
  const leader = new gossiped.MemberInfo()
    .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
    .setState(gossiped.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossiped.EndPoint().setAddress('127.0.0.1').setPort(port));
  return new gossiped.ClusterInfo().setMembersList([leader]);
}

const systemEvent = () => ({
  id: crypto.randomUUID(),
  type: '$event',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from(''),
});
