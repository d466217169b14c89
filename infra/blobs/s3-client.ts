import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { Bucket } from './blob-location.ts';

/** Absent: the machine's own credentials, for example those of its role. */
export type BucketKeys = Readonly<{ id: string; secret: string; token?: string | undefined }> | undefined;

type Limits = Readonly<{
  connectMs: number;
  /** Milliseconds without a byte in either direction. */
  silenceMs: number;
  /** The number of attempts for a call. */
  tries: number;
}>;

export const patient: Limits = { connectMs: 5_000, silenceMs: 30_000, tries: 3 };
/** Limits for callers that repeat the call soon anyway. */
export const impatient: Limits = { connectMs: 2_000, silenceMs: 2_000, tries: 1 };

type Place = Pick<Bucket, 'region' | 'endpoint'> &
  Readonly<{ credentials: S3ClientConfig['credentials'] | undefined; limits: Limits }>;

export function s3Client({ region, endpoint, credentials, limits }: Place): S3Client {
  const { connectMs, silenceMs, tries } = limits;
  // No limit on connections: a viewer holds one for as long as a talk plays or pauses, and nobody should wait for a connection.
  const [httpAgent, httpsAgent] = [new HttpAgent({ keepAlive: true }), new HttpsAgent({ keepAlive: true })];
  for (const agent of [httpAgent, httpsAgent]) endSilence(agent, silenceMs);
  return new S3Client({
    region,
    maxAttempts: tries,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Servers other than Amazon's may not know its newer checksums. Callers that must be sure hash what they read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The client's own limits would end a slow upload, or the connection of a viewer who pauses.
    requestHandler: { connectionTimeout: connectMs, httpAgent, httpsAgent },
  });
}

/** Destroys a connection on which no byte moves in either direction for `ms`. A paused reader does not count as silence. */
function endSilence(agent: HttpAgent, ms: number): void {
  const { createConnection, reuseSocket } = agent;
  agent.createConnection = (...given) => {
    const socket = createConnection.apply(agent, given) as Socket;
    const limit = () => socket.setTimeout(ms);
    socket.on('resume', limit).on('timeout', () => {
      if (!socket.isPaused()) socket.destroy(silence(ms));
    });
    return limit();
  };
  agent.reuseSocket = (socket, request) => {
    reuseSocket.call(agent, socket, request);
    // An idle connection has no limit.
    (socket as Socket).setTimeout(ms);
  };
}

/** Has the code that makes the client try again. */
const silence = (ms: number) =>
  Object.assign(new Error(`the blob store is silent for ${ms} ms`), { code: 'ETIMEDOUT' });
