import type { SessionFacts } from '#domain/goals/conditions.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';

type History = readonly Recorded<SessionEvent>[];

/** What goals look at comes of these. */
export const judgedBy: readonly SessionEvent['type'][] = ['AnalysisSucceeded', 'SessionRescored', 'SessionDeleted'];

const percent = (share: number | null | undefined) => (share === null || share === undefined ? null : share * 100);

/** What the last analysis found. */
export function factsOf(history: History): SessionFacts {
  const last = <Type extends SessionEvent['type']>(type: Type) =>
    history.findLast((event) => event.type === type)?.data as Extract<SessionEvent, { type: Type }>['data'] | undefined;
  const audio = last('AudioAnalysed')?.summary;
  const scored = history.findLast(({ type }) => type === 'AnalysisSucceeded' || type === 'SessionRescored');
  const text = scored?.type === 'SessionRescored' ? scored.data.text : last('TextAnalysed')?.summary;
  return {
    recordedAt: last('SessionCreated')?.recordedAt ?? '',
    session_score:
      scored?.type === 'AnalysisSucceeded' || scored?.type === 'SessionRescored' ? scored.data.score : null,
    pitch: audio?.averagePitch ?? null,
    volume: percent(audio?.averageVolume),
    pauses: audio?.pausesPerMinute ?? null,
    sentiment: percent(text?.positive),
    speech_speed: text?.wordsPerMinute ?? null,
    repetition: text?.repetitionsPerMinute ?? null,
    filler_words: text?.fillersPerMinute ?? null,
    speech_clarity: percent(text?.clarity),
  };
}
