import type { texts } from './texts.ts';

/** Habits of a speaker, as a factor above or below normal; `level` in dB. */
export type Habit = Readonly<{ pace?: number; range?: number; pauses?: number; fillers?: number; level?: number }>;

/** A synthesiser, its voice, the pitch (espeak-ng 0..99, flite Hz), and the habits. */
export type Voice = Readonly<{ engine: 'espeak-ng' | 'flite'; voice: string; pitch: number; habit?: Habit }>;

export const voices = {
  lea: { engine: 'espeak-ng', voice: 'de+f2', pitch: 52 },
  jonas: { engine: 'espeak-ng', voice: 'de+m3', pitch: 42, habit: { pace: 1.14 } },
  tobias: { engine: 'espeak-ng', voice: 'de+m7', pitch: 36, habit: { fillers: 1.8 } },
  emre: { engine: 'espeak-ng', voice: 'de+m1', pitch: 48, habit: { range: 0.78 } },
  sophie: { engine: 'espeak-ng', voice: 'de+f4', pitch: 58, habit: { level: -9 } },
  felix: { engine: 'espeak-ng', voice: 'de+m2', pitch: 54, habit: { pauses: 0.5 } },
  hannah: { engine: 'espeak-ng', voice: 'de+f3', pitch: 46, habit: { fillers: 0.5 } },
  katharina: { engine: 'espeak-ng', voice: 'de+linda', pitch: 50, habit: { pace: 0.94 } },
  oliver: { engine: 'flite', voice: 'rms', pitch: 105, habit: { pace: 0.9 } },
  grace: { engine: 'flite', voice: 'slt', pitch: 185, habit: { pace: 0.84 } },
  amelia: { engine: 'flite', voice: 'slt', pitch: 215, habit: { pace: 0.95 } },
  daniel: { engine: 'flite', voice: 'kal16', pitch: 112, habit: { pace: 0.8 } },
} as const satisfies Record<string, Voice>;

/** How well each try went: 0 hurries, hesitates and is monotonous, 1 makes no mistake. */
type Take = Readonly<{ speaker: keyof typeof voices; text: keyof typeof texts; tries: readonly number[] }>;

/** Every synthetic talk of the demo: `<speaker>-<text>-<try>.mp3`, with its words in a `.vtt`. */
export const takes: readonly Take[] = [
  { speaker: 'lea', text: 'introduction', tries: [0.12, 0.24, 0.38] },
  { speaker: 'lea', text: 'status', tries: [0.2, 0.42, 0.45] },
  { speaker: 'lea', text: 'garden', tries: [0.3, 0.36, 0.56] },
  { speaker: 'lea', text: 'thanks', tries: [0.28, 0.5, 0.62] },
  { speaker: 'lea', text: 'figures', tries: [0.4, 0.55, 0.74] },
  { speaker: 'lea', text: 'fourDays', tries: [0.48, 0.66, 0.9] },
  { speaker: 'lea', text: 'fable', tries: [0.6] },
  { speaker: 'jonas', text: 'fable', tries: [0.3] },
  { speaker: 'tobias', text: 'fable', tries: [0.5] },
  { speaker: 'sophie', text: 'fable', tries: [0.85] },
  { speaker: 'felix', text: 'fable', tries: [0.35] },
  { speaker: 'hannah', text: 'fable', tries: [0.8] },
  { speaker: 'jonas', text: 'topic', tries: [0.2, 0.4, 0.5] },
  { speaker: 'tobias', text: 'topic', tries: [0.15, 0.35, 0.7] },
  { speaker: 'emre', text: 'topic', tries: [0.3, 0.25, 0.45] },
  { speaker: 'sophie', text: 'product', tries: [0.6, 0.9] },
  { speaker: 'felix', text: 'product', tries: [0.25, 0.5, 0.65] },
  { speaker: 'hannah', text: 'product', tries: [0.4, 0.7, 0.95] },
  { speaker: 'katharina', text: 'figures', tries: [0, 0.45, 0.6] },
  { speaker: 'oliver', text: 'welcome', tries: [0.25, 0.5, 0.65] },
  { speaker: 'oliver', text: 'ferry', tries: [0.7] },
  { speaker: 'grace', text: 'trees', tries: [0.45, 0.6, 0.95] },
  { speaker: 'amelia', text: 'trees', tries: [0.1, 0.35] },
  { speaker: 'daniel', text: 'ferry', tries: [0.2, 0.5, 0.8] },
];
