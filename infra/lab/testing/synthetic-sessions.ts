import { freshTexts } from '#analysis/audio/reference/fresh-texts.ts';
import type { SpokenWord } from '#analysis/audio/reference/speak.ts';
import { sessions } from '#analysis/score/sessions/conditions.ts';
import { file } from './recording.ts';
import { wavOf } from './spoken-sound.ts';

const most = 32_767;

type Synthetic = Readonly<{ sessionName: string; recording: () => Promise<File>; words?: () => Promise<Words> }>;
type Words = Readonly<{ format: 'txt' | 'vtt'; text: string }>;

const wav = async (name: 'good' | 'rushed with fillers') => {
  const { samples } = await sessions[name]('de');
  return file('talk.wav', wavOf(Int16Array.from(samples, (sample) => Math.round(sample * most))));
};

/** Synthesised German talks: one with fillers, one without words, and one with the words of another talk. */
export const syntheticSessions = {
  fillers: {
    sessionName: 'Mit Füllwörtern',
    recording: () => wav('rushed with fillers'),
    words: async () => ({ format: 'vtt', text: cuesOf((await sessions['rushed with fillers']('de')).said) }),
  },
  silent: { sessionName: 'Ohne Wortlaut', recording: () => wav('good') },
  foreign: {
    sessionName: 'Mit fremdem Wortlaut',
    recording: () => wav('good'),
    words: async () => ({ format: 'txt', text: [...freshTexts.de, ...freshTexts.de].join(' ') }),
  },
} as const satisfies Record<string, Synthetic>;

const wordsInCue = 6;

function cuesOf(said: readonly SpokenWord[]): string {
  const cues: string[] = [];
  for (let i = 0; i < said.length; i += wordsInCue) {
    const cue = said.slice(i, i + wordsInCue);
    const last = cue.at(-1);
    const [from, to] = [cue[0]?.offset ?? 0, (last?.offset ?? 0) + (last?.duration ?? 0)];
    cues.push(`${clock(from)} --> ${clock(to)}\n${cue.map(({ text }) => text).join(' ')}`);
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** A timestamp of WebVTT: mm:ss.mmm. */
function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), (seconds % 60).toFixed(3)];
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}
