import type { Facts } from '../coach.ts';
import { measure, minutes, number } from '../measured/format.ts';
import type { SessionFacts } from './coach-words.ts';

/** The other measured figures, formatted. */
export function sessionFacts({ features, judged }: Facts): SessionFacts {
  const { audio, duration, session } = features;
  // Words that do not match this sound say nothing about the talk.
  const text = judged.misfit ? null : judged.text;
  const said = (value: number | null | undefined, decimals: number) =>
    typeof value === 'number' ? number(session.locale, value, decimals) : undefined;
  const variety = text?.lexicalVariety;
  const facts = {
    duration: minutes(duration),
    speechTime: minutes(audio.speechTime),
    averagePitch: said(audio.averagePitch, 0),
    semitones: said(audio.pitchDeviationSemitones, 1),
    // No syllable was detected: this says more about the recording than about the pace.
    articulationRate: said(audio.articulationRate || null, 1),
    volumeSpread: said(audio.volumeSpread, 0),
    pauseCount: said(audio.pauseCount, 0),
    totalPauseTime: said(audio.pauseCount > 0 ? audio.totalPauseTime : null, 1),
    averagePauseTime: said(audio.averagePauseTime, 1),
    wordCount: said(text?.wordCount, 0),
    sentenceLength: said(text?.meanSentenceLength, 0),
    lexicalVariety:
      typeof variety === 'number' ? measure(session.locale, { unit: 'share', value: variety }) : undefined,
    signalToNoise: said(audio.signalToNoise, 0),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
