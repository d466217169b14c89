import { stateAfter } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session } from '#domain/sessions/session.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { unpacked } from '#infra/blobs/packed-json.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

type Data = { [E in SessionEvent as E['type']]: E['data'] };

/** The results of the last run of an analysis; the score is computed from these alone. */
export type StoredFeatures = Readonly<{
  session: Session;
  /** The event that the coach's feedback refers to: the last one that scored the talk, except with a new formula alone, or that requested feedback. */
  scoredBy: string | undefined;
  /** Seconds. */
  duration: number;
  audio: Data['AudioAnalysed']['summary'];
  results: AnalysisResults;
  movement?: Data['MovementAnalysed']['summary'] | undefined;
  /** The analysis of the current words; undefined without words, or before they are analysed. */
  words: Readonly<{ analysed: Data['TextAnalysed']; results: TextResults }> | undefined;
}>;

type Tools = Readonly<{ store: EventStore; blobs: BlobStore }>;

/** Undefined if the session does not exist (any more), or its sound was never measured. */
export async function storedFeatures(sessionId: string, { store, blobs }: Tools): Promise<StoredFeatures | undefined> {
  const history = (await store.readStream(streamOf('session', sessionId))) as readonly Recorded<SessionEvent>[];
  const session = stateAfter(sessionDecider, history);
  if (typeof session === 'string') return undefined;
  const last = <Type extends SessionEvent['type']>(type: Type) =>
    history.findLast((event) => event.type === type)?.data as Data[Type] | undefined;

  const scored = history.findLast(
    ({ type, data }) =>
      type === 'AnalysisSucceeded' ||
      type === 'FeedbackRequested' ||
      (type === 'SessionRescored' && data.cause !== 'formula'),
  );
  const extracted = last('AudioExtracted');
  const sound = last('AudioAnalysed');
  if (!extracted || sound?.run !== session.run) return undefined;
  const text = last('TextAnalysed');
  const isOfWords = text !== undefined && text.run === session.run && text.basis === session.words?.basis;
  return {
    session,
    scoredBy: scored?.id,
    duration: extracted.duration,
    audio: sound.summary,
    movement: last('MovementAnalysed')?.summary,
    results: await unpacked<AnalysisResults>(sound.results.address, blobs),
    words: isOfWords
      ? { analysed: text, results: await unpacked<TextResults>(text.results.address, blobs) }
      : undefined,
  };
}
