import { type Look as Mark, looks as marks, marksOf } from '#domain/sessions/contract/marks.ts';
import { gapsBefore, type Passage, passagesOf } from '#domain/sessions/contract/passages.ts';
import { runsOf } from '#domain/sessions/contract/runs.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import {
  dropsFillersWords,
  lookWords,
  missingWords,
  transcriptHeading,
  transcriptSources,
} from '#domain/sessions/contract/transcript-words.ts';
import type { Look, Run } from './paper/lines.ts';
import { colors, looks } from './paper/looks.ts';
import type { Report } from './report.ts';
import { wordsIn } from './words/words-in.ts';

const indent = 40;

const shown: Readonly<Record<Mark, Look>> = {
  [marks.plain]: looks.said,
  [marks.certain]: { ...looks.said, mark: { color: colors.off, tint: colors.offWash, dash: 'solid' } },
  [marks.inContext]: { ...looks.said, mark: { color: colors.off, tint: colors.offWash, dash: 'dashed' } },
  [marks.repetition]: { ...looks.said, mark: { color: colors.near, tint: colors.nearWash, dash: 'double' } },
};
const pauseLook: Look = { ...looks.smallStrong, tint: colors.sunken };

/**
 * The transcript with its findings, or the reason why there is none. An hour has a hundred passages, so it yields to other
 * requests in between.
 */
export async function writeTranscript(report: Report): Promise<void> {
  const { session, words, locale, paper } = report;
  const { textAnalysis: text } = session;
  paper.beginPart();
  paper.keep(90);
  paper.write('H2', [{ text: transcriptHeading[locale], look: looks.heading }], { after: 2 });
  if (!text) {
    const why = session.transcriptionReason === null ? '' : missingWords[session.transcriptionReason][locale];
    paper.write('P', [{ text: `${words.noTranscript} ${why}`.trim(), look: looks.text }]);
    return;
  }
  const letters = marksOf(text);
  writeLegend(report, text, letters);
  const pauses = session.audioAnalysis?.pauses ?? [];
  const gaps = gapsBefore(text.words, pauses);
  for (const passage of passagesOf({ words: text.words, sentences: text.sentences, pauses })) {
    if (!(await paper.goesOn())) return;
    const own = letters.slice(passage.from, passage.to);
    writePassage(report, passage, passageRuns({ report, text, passage, own, gaps }));
  }
}

function writeLegend(
  { words, locale, paper }: Report,
  { source, times, dropsFillers, words: said }: TextAnalysis,
  letters: string,
): void {
  const unsure = said.filter(({ timeUnsure }) => timeUnsure).length;
  const notes = [
    transcriptSources[source][locale],
    times === 'estimated' && words.estimatedTimes,
    unsure > 0 && words.unsureTimes(unsure),
    dropsFillers && dropsFillersWords[locale],
  ];
  paper.write('P', [{ text: notes.filter(Boolean).join(' '), look: looks.small }], { after: 3 });
  const marked = [marks.certain, marks.inContext, marks.repetition].filter((mark) => letters.includes(mark));
  const legend = marked.flatMap((mark) => [
    { text: lookWords[mark][locale].replaceAll(' ', '\u00a0'), look: { ...shown[mark], ...small } },
    { text: ' \u00a0\u00a0\u00a0 ', look: looks.small },
  ]);
  if (legend.length > 0) paper.write('P', legend, { after: 3 });
  paper.space(6);
}

const small = { face: looks.small.face, size: looks.small.size } as const;

type Passed = Readonly<{
  report: Report;
  text: TextAnalysis;
  passage: Passage;
  /** The marks of the passage's words. */
  own: string;
  gaps: ReturnType<typeof gapsBefore>;
}>;

function passageRuns({ report: { words, formats }, text, passage, own, gaps }: Passed): readonly Run[] {
  return runsOf(passage, own, gaps).flatMap(({ from, to, look }) => {
    const gap = gaps.get(from);
    const said = text.words.slice(from, to).map((word) => word.text);
    const pause = gap && { text: `${words.pause}\u00a0${formats.tenths(gap.duration)}\u00a0s`, look: pauseLook };
    const space = { text: ' ', look: looks.said };
    return [...(pause ? [pause, space] : []), { text: said.join(' '), look: shown[look] }, space];
  });
}

function writePassage({ session, formats, paper }: Report, { from, offset }: Passage, runs: readonly Run[]): void {
  const lineHeight = 16;
  const isUnsure = session.textAnalysis?.words[from]?.timeUnsure;
  // Never puts a passage's time alone at the end of a page.
  paper.keep(2 * lineHeight);
  paper.write('P', [{ text: isUnsure ? '' : formats.clock(offset), look: looks.small }], {
    width: indent,
    lineHeight: 0,
    ascent: looks.said.size,
  });
  paper.write('P', runs, { x: indent, lineHeight, after: 6, lang: wordsIn(session.locale).tag });
}
