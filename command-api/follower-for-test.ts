import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { freshDatabase } from '#infra/postgres/test-database.ts';
import { testHashes as hashes } from '#infra/testing/hashes.ts';
import type { Reaction } from './reaction.ts';
import { superviseReaction } from './reactions.ts';

export type Database = Awaited<ReturnType<typeof freshDatabase>>;
export type React = Reaction['react'];

/** A reaction `met` of the streams `user-`: which streams it has met, and what it has logged. It ends with the test. */
export function startFollower({ pool, store }: Database, react: React = async () => {}, types?: readonly string[]) {
  const [met, said]: [string[], string[]] = [[], []];
  const { log } = Fastify({ logger: { level: 'warn', stream: { write: (line) => void said.push(line) } } });
  const stopping = new AbortController();
  const handle = createCommandHandler({ store, hashes });
  const deps = { pool, store, handle, publicUrl: () => '', log, signal: stopping.signal };
  const reaction: Reaction = {
    name: 'met',
    streams: ['user-'],
    ...(types && { types }),
    async react(event, tools) {
      await react(event, tools);
      met.push(event.stream);
    },
  };
  const running = superviseReaction(reaction, deps);
  const stop = async () => {
    stopping.abort();
    await running;
  };
  onTestFinished(stop);
  return { met, said, stop };
}
