import { type Cue, spokenText } from './cue.ts';

/** WebVTT (W3C) and SubRip: hours may be missing, decimals follow a point or a comma. */
const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
/** Settings may follow. */
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?=\s|$)`);
const wordStamp = /<(?:\d{1,4}:)?\d{1,2}:\d{2}[.,]\d{1,3}>/;

/**
 * The cues of a WebVTT or SubRip file, ordered by time. The header, numbers, notes, styles and regions are skipped,
 * because no line with times precedes them.
 */
export function timedCues(text: string): readonly Cue[] {
  const blocks = cueBlocks(text.split('\n'));
  const isRolling = blocks.some(({ lines }) => lines.some((line) => wordStamp.test(line)));
  const cues = (isRolling ? withoutRepeats(blocks) : blocks).map(({ lines, times }) => ({
    text: lines.map(spokenText).filter(Boolean).join(' '),
    times,
  }));
  return cues.filter((cue) => cue.text !== '').sort((a, b) => a.times.from - b.times.from);
}

type Times = Readonly<{ from: number; to: number }>;
type CueBlock = Readonly<{ times: Times; lines: readonly string[] }>;

function cueBlocks(lines: readonly string[]): readonly CueBlock[] {
  const starts = lines.flatMap((line, index) => (timing.test(line) ? [index] : []));
  return starts.flatMap((start, index) => {
    const times = timesOf(lines[start] as string);
    const body = lines.slice(start + 1, starts[index + 1] ?? lines.length);
    const end = body.findIndex((line) => line.trim() === '');
    const own = end >= 0 ? body.slice(0, end) : withoutNumber(body, index + 1 < starts.length);
    return times ? [{ times, lines: own }] : [];
  });
}

/** Removes the next cue's number, directly before the next times, in files without empty lines between cues. */
function withoutNumber(body: readonly string[], isFollowed: boolean): readonly string[] {
  return isFollowed && /^\s*\d+\s*$/.test(body.at(-1) ?? '') ? body.slice(0, -1) : body;
}

/** Undefined if a cue ends before it begins. */
function timesOf(line: string): Times | undefined {
  const [, h1, m1, s1, f1, h2, m2, s2, f2] = timing.exec(line) ?? [];
  const [from, to] = [seconds([h1, m1, s1, f1]), seconds([h2, m2, s2, f2])];
  return to >= from ? { from, to } : undefined;
}

function seconds([hours = '0', minutes = '0', whole = '0', fraction = '0']: readonly (string | undefined)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(`${whole}.${fraction}`);
}

/** Roll-up captions (those with word times) repeat each line above the next one. */
function withoutRepeats(blocks: readonly CueBlock[]): readonly CueBlock[] {
  return blocks.map((block, index) => {
    const shown = blocks[index - 1]?.lines.map(spokenText).filter(Boolean).at(-1);
    const first = block.lines.findIndex((line) => spokenText(line) !== '');
    const repeats = shown !== undefined && first >= 0 && spokenText(block.lines[first] as string) === shown;
    return repeats ? { ...block, lines: block.lines.slice(first + 1) } : block;
  });
}
