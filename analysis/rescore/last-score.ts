import type { Recorded } from '#domain/kernel/message.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

type Scored = Extract<SessionEvent, { type: 'AnalysisSucceeded' | 'SessionRescored' }>;

/** The stored score; talks that were scored with the first formula have no advice. */
export type StoredScore = Readonly<{ eventId: string }> &
  Pick<Scored['data'], 'version' | 'score' | 'parts' | 'withheld'> &
  Readonly<{ advice: NonNullable<Scored['data']['advice']> }>;

export async function lastScore(sessionId: string, store: EventStore): Promise<StoredScore | undefined> {
  const history = (await store.readStream(streamOf('session', sessionId))) as readonly Recorded<SessionEvent>[];
  const last = history.findLast((event): event is Recorded<Scored> => isScore(event));
  if (!last) return undefined;
  const { version, score, parts, withheld, advice = [] } = last.data;
  return { eventId: last.id, version, score, parts, ...(withheld && { withheld }), advice };
}

const isScore = ({ type }: SessionEvent) => type === 'AnalysisSucceeded' || type === 'SessionRescored';
