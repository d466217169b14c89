import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { collected } from '#infra/lab/testing/collected.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import type { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { lateReactions } from './keep-consequences.ts';
import type { Reaction } from './reaction.ts';
import { superviseReaction } from './reactions.ts';

export type Database = Awaited<ReturnType<typeof freshDatabase>>;
export type React = Reaction['react'];

let followers = 0;

/** Starts a reaction `met` on streams `user-`. Collects the streams it met and the lines it logged. Stops when the test ends. */
export function startFollower(
  { pool, store, settling }: Database,
  react: React = async () => {},
  types?: readonly string[],
) {
  const [met, said] = [collected<string>(), collected<string>()];
  const { log } = Fastify({ logger: { level: 'warn', stream: { write: said.add } } });
  const stopping = new AbortController();
  const handle = createCommandHandler({ store, hashes });
  const reached = settling.follows(`met ${followers++}`);
  const late = lateReactions({ pool, log });
  const deps = { pool, store, handle, publicUrl: () => '', log, signal: stopping.signal, late, reached };
  const reaction: Reaction = {
    name: 'met',
    streams: ['user-'],
    ...(types && { types }),
    async react(event, tools) {
      await react(event, tools);
      met.add(event.stream);
    },
  };
  const running = superviseReaction(reaction, deps);
  const stop = async () => {
    stopping.abort();
    await running;
    await late.close();
    // `settle` must not wait for a stopped follower.
    reached(BigInt(Number.MAX_SAFE_INTEGER));
  };
  onTestFinished(stop);
  return { met: met.all, said: said.all, stop, saysSoon: (line: RegExp) => said.until((all) => line.test(all.join())) };
}
