import type { Locale } from '#domain/kernel/contract.ts';
import type { Stretch } from '../read-pcm.ts';
import type { Gap } from '../transcriber.ts';
import { alignSyllables, type SyllableAlignment } from './align-syllables.ts';
import { certainty } from './certainty.ts';
import { estimateTimes, markOf } from './estimate-times.ts';
import { heardSyllables, type Voicing } from './heard-syllables.ts';
import { soundedSyllables } from './sounded-syllables.ts';
import type { SpeechClues } from './spoken-stretches.ts';
import type { TextSyllable } from './syllable-fit.ts';

/** The pitch is missing in talks that were measured before syllables were; then all times are estimated. */
export type SoundClues = SpeechClues & Readonly<{ pitch?: Voicing | undefined }>;
/** `timeUnsure`: the word was not found in the sound, so its time is an estimate between its neighbours. */
export type WordTime = Gap & Readonly<{ timeUnsure?: true }>;

type TimingOptions = Readonly<{ locale: Locale; within: Stretch; clues: SoundClues }>;

/** Minimum syllables in the text and in the sound; an alignment of fewer is random. */
const leastSyllables = 20;

/** When each word of a text was said, in seconds: aligned with the sound (forced alignment) if possible, else estimated. */
export async function wordTimes(
  words: readonly string[],
  { locale, within, clues }: TimingOptions,
): Promise<readonly WordTime[]> {
  const { pitch, pauses, syllableNuclei = [] } = clues;
  const estimated = (part: readonly string[], room: Stretch) => estimateTimes(part, { locale, within: room, clues });
  const text = spelt(words, locale);
  if (!pitch || Math.min(text.syllables.length, syllableNuclei.length) < leastSyllables)
    return estimated(words, within);
  const heard = heardSyllables({ nuclei: syllableNuclei, pauses, pitch });
  const alignment = await alignSyllables(text.syllables, heard);
  const found = placedWords(text, { alignment, nuclei: syllableNuclei, pauses });
  return filled(found, within, (from, to, room) => estimated(words.slice(from, to), room));
}

/** The syllables of all words; those of word i begin at `starts[i]`. */
type SpeltText = Readonly<{ syllables: readonly TextSyllable[]; starts: readonly number[] }>;

function spelt(words: readonly string[], locale: Locale): SpeltText {
  const syllables: TextSyllable[] = [];
  const starts = [0];
  for (const word of words) {
    const own = soundedSyllables(word, locale);
    const mark = markOf(word);
    syllables.push(
      ...own.map((syllable, i) => ({ ...syllable, mark: i === own.length - 1 ? mark : ('within' as const) })),
    );
    starts.push(syllables.length);
  }
  return { syllables, starts };
}

type Aligned = Readonly<{ alignment: SyllableAlignment; nuclei: readonly number[]; pauses: readonly Gap[] }>;

/** Start and end of each word, in seconds; undefined if the place of its first or last syllable is not sure. */
function placedWords(
  { syllables, starts }: SpeltText,
  { alignment, nuclei, pauses }: Aligned,
): readonly (Stretch | undefined)[] {
  const { isSure, runOf } = certainty(alignment);
  const middles = middlesOf(syllables, { runOf, heard: alignment.nuclei, nuclei });
  const half = (i: number, side: 'onset' | 'coda') => {
    const { vowel, [side]: consonants } = syllables[i] as TextSyllable;
    return vowel / 2 + consonants.seconds;
  };
  /** The border between syllable i and the next: a pause between them, or the point that divides their expected sounds. */
  const between = (i: number) => {
    const [from, to] = [middles[i] as number, middles[i + 1] as number];
    const pause = pauses.find(({ offset, duration }) => offset < to && offset + duration > from);
    if (pause) return { from: Math.max(from, pause.offset), to: Math.min(to, pause.offset + pause.duration) };
    const share = half(i, 'coda') / (half(i, 'coda') + half(i + 1, 'onset'));
    const at = from + (to - from) * share;
    return { from: at, to: at };
  };
  return starts.slice(0, -1).map((first, word) => {
    const last = (starts[word + 1] as number) - 1;
    if (!isSure[first] || !isSure[last]) return undefined;
    const [begin, end] = [middles[first] as number, middles[last] as number];
    const joinsBefore = first > 0 && runOf[first - 1] === runOf[first];
    const joinsBehind = last + 1 < syllables.length && runOf[last + 1] === runOf[last];
    return {
      from: joinsBefore ? between(first - 1).to : begin - half(first, 'onset'),
      to: joinsBehind ? between(last).from : end + half(last, 'coda'),
    };
  });
}

type Runs = Readonly<{ runOf: Int32Array; heard: Int32Array; nuclei: readonly number[] }>;

/** Time of each syllable's nucleus, in seconds. Unheard syllables inside a run are interpolated; outside of runs it is 0. */
function middlesOf(syllables: readonly TextSyllable[], { runOf, heard, nuclei }: Runs): Float64Array {
  const middles = new Float64Array(syllables.length);
  let last = -1;
  for (let i = 0; i < syllables.length; i++) {
    if ((heard[i] as number) < 0) continue;
    middles[i] = nuclei[heard[i] as number] as number;
    const passed = i - last;
    for (let k = last + 1; last >= 0 && runOf[last] === runOf[i] && k < i; k++) {
      middles[k] =
        (middles[last] as number) + (((middles[i] as number) - (middles[last] as number)) * (k - last)) / passed;
    }
    last = i;
  }
  return middles;
}

/** Seconds reserved for each word that was not found, so that no two words have the same time. */
const leastTime = 0.005;

type Estimate = (from: number, to: number, room: Stretch) => readonly Gap[];

/** Completes the times: consecutive words that were not found share the room between their found neighbours. No times overlap. */
function filled(found: readonly (Stretch | undefined)[], within: Stretch, estimate: Estimate): readonly WordTime[] {
  const times: WordTime[] = [];
  let end = within.from;
  for (let i = 0; i < found.length; ) {
    const own = found[i];
    if (own) {
      const from = Math.min(Math.max(end, own.from), within.to);
      end = Math.min(Math.max(from, own.to), within.to);
      times.push({ offset: from, duration: end - from });
      i++;
      continue;
    }
    let next = i;
    while (next < found.length && !found[next]) next++;
    const until = Math.max(end + leastTime * (next - i), found[next]?.from ?? within.to);
    const room = { from: end, to: Math.max(end, Math.min(within.to, until)) };
    times.push(...estimate(i, next, room).map((time) => ({ ...time, timeUnsure: true as const })));
    [i, end] = [next, room.to];
  }
  return times;
}
