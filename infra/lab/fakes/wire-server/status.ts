import { Metadata, type ServerWritableStream, status } from '@grpc/grpc-js';
import type { Switches } from './switches.ts';

/** A failure of a call, as gRPC carries it; `exception` is EventStoreDB's name of it. */
export function failure(
  code: status,
  details: string,
  exception?: string,
  more: Readonly<Record<string, string>> = {},
) {
  const metadata = new Metadata();
  if (exception) metadata.set('exception', exception);
  for (const [name, value] of Object.entries(more)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

export const tooSlow = () =>
  failure(status.ABORTED, 'Consumer too slow to handle event while live. Client resubscription required.');

export const streamDeleted = (stream: string) =>
  failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, 'stream-deleted', {
    'stream-name': stream,
  });

const notLeader = ({ host, port }: NonNullable<Switches['leader']>) =>
  failure(status.NOT_FOUND, 'Leader info available', 'not-leader', {
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

type Call = Pick<ServerWritableStream<unknown, unknown>, 'metadata'>;

/** Why a call is refused before it is processed. */
export function refusal({ metadata }: Call, { ready, credentials, leader }: Switches) {
  if (!ready) return failure(status.UNKNOWN, 'Server Is Not Ready');
  if (leader && metadata.get('requires-leader')[0] === 'true') return notLeader(leader);
  if (!credentials) return undefined;
  const wanted = `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`;
  return metadata.get('authorization')[0] === wanted ? undefined : failure(status.UNAUTHENTICATED, 'Unauthenticated');
}
