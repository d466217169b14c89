import { Readable } from 'node:stream';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { sessionCommands } from '#domain/sessions/contract/calls.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import { readWrittenTranscript } from '#domain/sessions/written-transcript/written-transcript.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { createdAnswer, type History, loadSession, toSession } from './stored-session.ts';

type Calls = Pick<typeof sessionCommands, 'ProvideTranscript' | 'JudgeFinding'>;

/** Commands on the words of the caller's own session. */
export function wordsCalls({ store, pool, blobs }: CommandTools): CommandHandlers<Calls> {
  /**
   * The events of the caller's own, analysed session. Refuses others with the decider's codes, before anything is stored.
   */
  async function analysed(id: string, askedBy: string): Promise<History> {
    const { state, history } = await loadSession(store, id);
    if (typeof state === 'string' || state.ownerId !== askedBy) return refuse('not_found');
    return state.analysis === 'succeeded' ? history : refuse('conflict');
  }

  return {
    ProvideTranscript: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id }, body: { format, text }, principal, send }) {
        const { id: askedBy } = principal();
        const written = readWrittenTranscript(format, text);
        if (written.kind === 'unreadable') refuseFields([{ field: 'text', code: written.fault }]);
        await analysed(id, askedBy);
        const { address, size } = await blobs.put(askedBy, Readable.from([Buffer.from(text)]));
        await refer(pool, address, id);
        const data = { askedBy, text: { address, size, contentType: 'text/plain' }, format };
        const { state } = await send(toSession(id, { type: 'ProvideTranscript', data }));
        return createdAnswer(id, state);
      },
    },
    JudgeFinding: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { id, findingId }, body: { dismissed }, principal, send }) {
        const { id: askedBy } = principal();
        const found = await findingsOf(await analysed(id, askedBy));
        if (!found.has(findingId)) return refuse('not_found');
        return send(toSession(id, { type: 'JudgeFinding', data: { askedBy, findingId, dismissed } }));
      },
    },
  };

  /** The findings in the words of the last analysis. */
  async function findingsOf(history: History): Promise<ReadonlySet<string>> {
    const analysis = history.findLast((event) => event.type === 'TextAnalysed');
    if (!analysis) return new Set();
    const { fillers, repetitions } = await unpacked<TextResults>(analysis.data.results.address, blobs);
    return new Set([...fillers, ...repetitions].map(({ id }) => id));
  }
}
