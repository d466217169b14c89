import type { MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import type { Session } from '#domain/sessions/session.ts';
import { judgeSession } from '../../score/judge-session.ts';
import { type Spoken, spokenSession, spokenTranscript } from '../../score/testing/spoken-session.ts';
import type { Facts } from '../coach.ts';

const blob = { address: 'a/0', size: 1, contentType: 'application/gzip' };

/** The facts that the coach gets of a talk spoken in this way. */
export function factsOf(spoken: Spoken): Facts {
  const talk = spokenSession(spoken);
  const transcript = spokenTranscript(spoken);
  const { locale, source, times, dropsFillers } = transcript;
  const session: Session = {
    ownerId: 'a'.repeat(32),
    name: 'Talk',
    locale,
    type: 'audio',
    analysisClass: 'relaxed',
    media: { ...blob, demuxer: 'wav' },
    quotaPeriod: '202611',
    run: 1,
    analysis: 'succeeded',
    isListening: false,
    hasRendition: true,
    sharing: [],
    kind: 'presentation',
    words: { basis: blob.address, by: 'engine' },
    dismissed: [],
    cut: null,
    device: null,
    gain: null,
    chapters: '',
    tags: '[]',
    duration: talk.duration,
    movement: [],
    movementAnalysed: null,
  };
  const analysed = {
    run: 1,
    basis: blob.address,
    transcript: blob,
    source,
    times,
    dropsFillers,
    results: blob,
    summary: talk.text,
  };
  const { duration, audio, results, textResults } = talk;
  const words = textResults ? { analysed, results: textResults } : undefined;
  return {
    features: { session, scoredBy: undefined, duration, audio, results, words },
    judged: judgeSession(talk),
    transcript,
    mayLeave: true,
  };
}

/** The facts of such a talk if its words are unknown. */
export function factsOfSound(spoken: Spoken): Facts {
  const facts = factsOf(spoken);
  const judged = judgeSession({ ...spokenSession(spoken), text: null, textResults: null });
  return { ...facts, features: { ...facts.features, words: undefined }, judged, transcript: null };
}

/** The facts of such a talk with measured movement. */
export function factsOfMoved(spoken: Spoken, movement: MovementSummary): Facts {
  const facts = factsOf(spoken);
  return {
    ...facts,
    features: { ...facts.features, movement },
    judged: judgeSession({ ...spokenSession(spoken), movement }),
  };
}
