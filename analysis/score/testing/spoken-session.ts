import { normsOf } from '#domain/sessions/contract/norms.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { analyseText } from '../../text/analyse-text.ts';
import { summariseText } from '../../text/summarise-text.ts';
import type { JudgedSession } from '../judged-session.ts';
import { speechLike } from './speech-like.ts';

export type Spoken = Readonly<{
  text: string;
  locale?: 'de' | 'en';
  /** Seconds from the start of one word to the next: 0.5 gives 120 words per minute. */
  every?: number;
  confidence?: number | null;
  /** Seconds of the pause before a word, by the word's position. */
  pauses?: Readonly<Record<number, number>>;
  dismissed?: readonly string[];
  dropsFillers?: boolean;
  audio?: Partial<JudgedSession['audio']>;
  places?: JudgedSession['places'];
}>;

/** A transcript with words at equal intervals, and with the requested pauses. */
export function spokenTranscript({
  text,
  locale = 'en',
  every = 0.5,
  confidence = 0.9,
  pauses = {},
  dropsFillers = false,
}: Spoken): Transcript {
  let offset = 0;
  const words = text.split(/\s+/).map((word, i) => {
    offset += pauses[i] ?? 0;
    const spoken = { text: word, offset, duration: every, confidence };
    offset += every;
    return spoken;
  });
  return { locale, source: 'endpoint', model: 'any', dropsFillers, times: 'measured', words };
}

/** The stored form of such a talk: its analysed words, and the sound as if it had been measured. */
export function spokenSession(spoken: Spoken): JudgedSession {
  const transcript = spokenTranscript(spoken);
  const last = transcript.words.at(-1);
  const duration = last ? last.offset + last.duration : 0;
  const gaps = gapsIn(transcript);
  const textResults = analyseText(transcript, { duration, gaps });
  const dismissed = new Set(spoken.dismissed);
  const pausesPerMinute = (60 * gaps.length) / duration;
  return {
    duration,
    audio: {
      ...{ ...wellSpoken, pauseCount: gaps.length, pausesPerMinute, speechTime: duration, spoken: duration },
      ...spoken.audio,
    },
    places: spoken.places,
    fillersUnproven: transcript.dropsFillers ? 'fillers_dropped' : undefined,
    text: summariseText(textResults, { duration, gaps }, dismissed),
    results: {
      ...speechLike({ duration, gaps }),
      volume: loudAndPlain(duration),
      peaks: empty,
      pitchDynamism: { ...empty, dt: 10 },
    },
    textResults,
    dismissed,
    norms: normsOf({ locale: transcript.locale, kind: 'presentation' }),
  };
}

function gapsIn({ words }: Transcript) {
  return words.flatMap(({ offset }, i) => {
    const before = words[i - 1];
    const end = before ? before.offset + before.duration : offset;
    return offset - end >= 0.25 ? [{ offset: end, duration: offset - end }] : [];
  });
}

/** Volume of alternating loud and plain syllables, with at least 4 dB between them. */
const loudAndPlain = (duration: number) => ({
  t0: 0.05,
  dt: 0.1,
  values: Array.from({ length: Math.floor(duration / 0.1) }, (_, i) => 0.5 + 0.08 * Math.sin(2.1 * i)),
});

const empty = { t0: 0, dt: 0.1, values: [] };

const wellSpoken = {
  averagePitch: 180,
  pitchVariation: 0.17,
  pitchDeviationSemitones: 3,
  averageVolume: 0.5,
  syllablesPerSecond: 3,
  control: { even: 2, ends: 3, emphasis: 8 },
  volumeSpread: 12,
  averagePauseTime: 2.5,
  totalPauseTime: 10,
  timedAverages: [],
};

/** Sixty-four plain words in four sentences, none of which is said three times. */
export const plainText = [
  'The river begins in the northern hills near an old stone bridge.',
  'From there it turns east and passes three small villages before it finally meets the long lake.',
  'Farmers use its water for orchards and tiny gardens along both of the banks.',
  'Every spring the town opens a wooden gate which lets boats travel down towards the harbour and its busy market square.',
].join(' ');
