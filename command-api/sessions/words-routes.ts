import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import { sessionCommands } from '#domain/sessions/contract.ts';
import type { TextResults } from '#domain/sessions/text-report.ts';
import { readWrittenTranscript } from '#domain/sessions/written-transcript/written-transcript.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { callRoute, tellPosition } from '../call-route.ts';
import { type ClaimKey, causeOf } from '../commands.ts';
import { createdAnswer, type History, loadSession, sessionOrder } from './session-orders.ts';

type Needs = Readonly<{
  store: EventStore;
  pool: Pool;
  blobs: BlobStore;
  handle: Handle;
  rules: Rules;
  claimKey: ClaimKey;
}>;

const { ProvideTranscript, JudgeFinding } = sessionCommands;

/** What a person does with the words of a talk of their own. */
export function wordsRoutes({ store, pool, blobs, handle, rules, claimKey }: Needs): FastifyPluginAsync {
  /** Of one's own session, analysed; any other is refused as the decider would, before anything is stored for it. */
  async function analysed(id: string, askedBy: string): Promise<History> {
    const { state, history } = await loadSession(store, id);
    if (typeof state === 'string' || state.ownerId !== askedBy) return refuse('not_found');
    return state.analysis === 'succeeded' ? history : refuse('conflict');
  }

  return async (http) => {
    await http.register(
      callRoute(ProvideTranscript, {
        allow: rules.signedIn,
        handle: async ({ params: { id }, body: { format, text }, request, reply }) => {
          const { id: askedBy } = principalOf(request);
          const cause = causeOf(request);
          await claimKey(request, cause.commandId, { id, format, text });
          const written = readWrittenTranscript(format, text);
          if (written.kind === 'unreadable') refuseFields([{ field: 'text', code: written.fault }]);
          await analysed(id, askedBy);
          const { address, size } = await blobs.put(askedBy, Readable.from([Buffer.from(text)]));
          await refer(pool, address, id);
          const data = { askedBy, text: { address, size, contentType: 'text/plain' }, format };
          const { position, state } = await handle(sessionOrder(id, { type: 'ProvideTranscript', data }, cause));
          tellPosition(reply, position);
          return createdAnswer(id, state);
        },
      }),
    );
    await http.register(
      callRoute(JudgeFinding, {
        allow: rules.signedIn,
        handle: async ({ params: { id, findingId }, body: { dismissed }, request, reply }) => {
          const { id: askedBy } = principalOf(request);
          const cause = causeOf(request);
          await claimKey(request, cause.commandId, { id, findingId, dismissed });
          const found = await findingsOf(await analysed(id, askedBy));
          if (!found.has(findingId)) return refuse('not_found');
          const data = { askedBy, findingId, dismissed };
          const { position } = await handle(sessionOrder(id, { type: 'JudgeFinding', data }, cause));
          tellPosition(reply, position);
          return undefined;
        },
      }),
    );
  };

  /** In the words that were looked at last. */
  async function findingsOf(history: History): Promise<ReadonlySet<string>> {
    const analysis = history.findLast((event) => event.type === 'TextAnalysed');
    if (!analysis) return new Set();
    const { fillers, repetitions } = await unpacked<TextResults>(analysis.data.results.address, blobs);
    return new Set([...fillers, ...repetitions].map(({ id }) => id));
  }
}
