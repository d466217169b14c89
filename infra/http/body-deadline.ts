import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import { networkOf } from './network-of.ts';

/** Milliseconds until a body has to be there, and until one that is not counts as slow. Counts are for one address of the network. */
export type BodyBounds = Readonly<{ deadlineMs: number; slowMs: number; mostSlow: number; mostUploads: number }>;

const defaults: BodyBounds = { deadlineMs: 30_000, slowMs: 2_000, mostSlow: 20, mostUploads: 50 };

type Watched = Readonly<{ stop: () => void; takeUpload: () => void }>;

const watched = new WeakMap<IncomingMessage, Watched>();

type Cut = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => void;

/** Ends connections whose body does not arrive, read or unread, answered or not. */
export function watchBodies(http: FastifyInstance, cut: Cut, bounds: Partial<BodyBounds> = {}): void {
  const { deadlineMs, slowMs, mostSlow, mostUploads } = { ...defaults, ...bounds };
  const slow = counterByKey();
  const uploads = counterByKey();

  http.addHook('onRequest', (request, reply, done) => {
    if (isUnderWay(request)) watch(request, reply);
    done();
  });

  function watch(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request;
    const network = networkOf(request.ip);
    const forgets: (() => void)[] = [];
    const later = (ms: number, act: () => void) => {
      const timer = setTimeout(() => raw.complete || act(), ms).unref();
      forgets.push(() => clearTimeout(timer));
    };
    const stop = () => {
      for (const forget of forgets.splice(0)) forget();
    };
    later(slowMs, () => {
      forgets.push(slow.add(network));
      if (slow.count(network) > mostSlow) cut(request, reply, 'too_many_requests');
    });
    later(deadlineMs, () => cut(request, reply, 'request_timeout'));
    raw.once('end', stop).once('close', stop);
    watched.set(raw, {
      stop,
      takeUpload() {
        // The request may be over by now: nothing would give its slot back.
        if (isOver(request, reply)) refuse('invalid_input');
        if (uploads.count(network) >= mostUploads) refuse('too_many_requests');
        stop();
        whenOver(request, reply, uploads.add(network));
      },
    });
  }
}

/** The deadline is not for this one, which takes as long as it takes. @throws too_many_requests where as many come from one address */
export const takeUpload = ({ raw }: FastifyRequest): void => watched.get(raw)?.takeUpload();

const isOver = ({ raw }: FastifyRequest, reply: FastifyReply) => raw.socket.destroyed || reply.raw.closed;

/**
 * Once the answer has ended or the connection is gone, whichever comes first. The request itself tells neither: a body that was
 * read has closed it long before, and an answer that waits behind another one on its connection is not told that this broke.
 */
function whenOver({ raw: { socket } }: FastifyRequest, reply: FastifyReply, act: () => void): void {
  const over = () => {
    socket.off('close', over);
    reply.raw.off('close', over);
    act();
  };
  socket.once('close', over);
  reply.raw.once('close', over);
}

/** Also not what a test puts in without a connection. */
const isUnderWay = ({ raw: { headers, socket } }: FastifyRequest): boolean =>
  ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0) && socket instanceof Socket;

/** How many of something there are at this moment, by key. */
function counterByKey() {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    count,
    /** Answers how to take it back, which counts once. */
    add(key: string): () => void {
      counts.set(key, count(key) + 1);
      let isThere = true;
      return () => {
        if (!isThere) return;
        isThere = false;
        if (count(key) > 1) counts.set(key, count(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
