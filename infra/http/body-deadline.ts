import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import { networkOf } from './network-of.ts';

/** Milliseconds until a body must be complete, and until an incomplete body counts as slow. The counts are limits for each network. */
export type BodyBounds = Readonly<{ deadlineMs: number; slowMs: number; mostSlow: number; mostUploads: number }>;

const defaults: BodyBounds = { deadlineMs: 30_000, slowMs: 2_000, mostSlow: 20, mostUploads: 50 };

type Watched = Readonly<{ stop: () => void; takeUpload: () => void }>;

const watched = new WeakMap<IncomingMessage, Watched>();

type Cut = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => void;

/** Closes connections whose body does not arrive in time, whether or not the body is being read or the request is answered. */
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
        // If the request is over already, nothing would release its slot.
        if (isOver(request, reply)) refuse('invalid_input');
        if (uploads.count(network) >= mostUploads) refuse('too_many_requests');
        stop();
        whenOver(request, reply, uploads.add(network));
      },
    });
  }
}

/** Exempts an upload from the deadline. @throws too_many_requests if the network already has the most uploads; invalid_input if the request is over */
export const takeUpload = ({ raw }: FastifyRequest): void => watched.get(raw)?.takeUpload();

const isOver = ({ raw }: FastifyRequest, reply: FastifyReply) => raw.socket.destroyed || reply.raw.closed;

/**
 * Calls `act` when the answer has ended or the connection is closed, whichever comes first. The request's own events do not help: a body that was
 * read has closed the request long before, and an answer that is queued behind another one on its connection gets no event when the connection breaks.
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

/** Excludes requests without a real connection, which tests inject. */
const isUnderWay = ({ raw: { headers, socket } }: FastifyRequest): boolean =>
  ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0) && socket instanceof Socket;

/** Counts current items by key. */
function counterByKey() {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    count,
    /** Returns the function that takes it back; only its first call counts. */
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
