import type { SessionFacts } from '#domain/goals/contract/conditions.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { calibratedVolume } from '#domain/sessions/contract/calibrated-volume.ts';
import { totalError } from '#domain/sessions/contract/overall-score.ts';
import { type PartName, type ScorePart, scoreTotalOf } from '#domain/sessions/contract/report.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';

type History = readonly Recorded<SessionEvent>[];

/** Events after which goals judge a session again. */
export const judgedBy: readonly SessionEvent['type'][] = ['AnalysisSucceeded', 'SessionRescored', 'SessionDeleted'];

const percent = (share: number | null | undefined) => (share === null || share === undefined ? null : share * 100);

/** The results of the last analysis, as the session's report shows them. A value that the report lacks is null here, too. */
export function factsOf(history: History): SessionFacts {
  const last = <Type extends SessionEvent['type']>(type: Type) =>
    history.findLast((event) => event.type === type)?.data as Extract<SessionEvent, { type: Type }>['data'] | undefined;
  const audio = last('AudioAnalysed')?.summary;
  const scored = scoreIn(history);
  const part = (name: PartName) => scored?.parts.find((one) => one.name === name);
  const measured = (name: PartName, unit: ScorePart['unit']) => {
    const found = part(name);
    return found && found.score !== null && found.unit === unit ? found.value : null;
  };
  const total = scored && scoreTotalOf(scored);
  const error = total ? totalError(scored.parts) : null;
  const volume = part('volume');
  return {
    recordedAt: last('SessionCreated')?.recordedAt ?? '',
    session_score: scored?.score ?? null,
    ...(total && { total }),
    ...(error !== null && { error }),
    pitch: audio?.averagePitch ?? null,
    volume:
      volume?.score == null || audio?.averageVolume == null
        ? null
        : percent(calibratedVolume(audio.averageVolume, volume.gain ?? 0)),
    pauses: measured('pauses', 'per_minute'),
    sentiment: measured('sentiment', 'percent'),
    speech_speed: measured('speech_speed', 'words_per_minute'),
    repetition: measured('repetition', 'per_minute'),
    filler_words: measured('filler_words', 'per_minute'),
    speech_clarity: percent(measured('speech_clarity', 'share')),
    movement: part('movement')?.score ?? null,
  };
}

function scoreIn(history: History) {
  const found = history.findLast(({ type }) => type === 'AnalysisSucceeded' || type === 'SessionRescored');
  return found?.type === 'AnalysisSucceeded' || found?.type === 'SessionRescored' ? found.data : undefined;
}
