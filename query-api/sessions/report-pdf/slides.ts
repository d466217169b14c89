import { judgePlan } from '#domain/sessions/contract/slide-plan.ts';
import { looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';

type Slide = Report['session']['slideReport'][number];
type Head = keyof Report['words']['slideHeads'];

/** The left edge of each column, in points. */
const columns: readonly (readonly [Head, number])[] = [
  ['slide', 0],
  ['from', 38],
  ['seconds', 82],
  ['plan', 126],
  ['pace', 262],
  ['pitch', 332],
  ['volume', 384],
  ['fillers', 436],
];
const rowHeight = 16;

/** How long each slide was shown against its plan, and how the talk was on it. */
export function writeSlides(report: Report): void {
  const { session, words, paper } = report;
  if (session.slideReport.length === 0) return;
  paper.beginPart();
  paper.keep(80);
  paper.write('H2', [{ text: words.slidesTitle, look: looks.heading }], { after: 4 });
  writeRow(report, words.slideHeads, 'TH');
  for (const slide of session.slideReport) writeRow(report, factsOf(slide, report), 'TD');
  paper.space(14);
}

function writeRow({ paper }: Report, facts: Readonly<Record<Head, string>>, tag: 'TH' | 'TD') {
  const look = tag === 'TH' ? looks.smallStrong : looks.text;
  const cells = columns.map(([head, x], index) => {
    const end = columns[index + 1]?.[1] ?? column;
    return { runs: [{ text: facts[head], look }], x, width: end - x - 4 };
  });
  paper.row(cells, rowHeight, tag);
}

function factsOf(slide: Slide, { words, formats }: Report): Readonly<Record<Head, string>> {
  const { clock, whole, percent } = formats;
  const said = (value: number | null, as: (value: number) => string) => (value === null ? '–' : as(value));
  return {
    slide: whole(slide.slideIndex + 1),
    from: clock(slide.start),
    seconds: clock(slide.seconds),
    plan: planOf(slide, { words, formats }),
    pace: said(slide.wordsPerMinute, whole),
    pitch: said(slide.pitch, (hertz) => `${whole(hertz)} Hz`),
    volume: said(slide.volume, percent),
    fillers: said(slide.fillers, whole),
  };
}

function planOf({ seconds, plannedSeconds }: Slide, { words, formats }: Pick<Report, 'words' | 'formats'>): string {
  const judgement = judgePlan(seconds, plannedSeconds);
  if (!judgement || plannedSeconds === null) return '–';
  const planned = formats.clock(plannedSeconds);
  if (judgement.kind === 'on_plan') return `${planned} · ${words.slidePlan.onPlan}`;
  return `${planned} · ${words.slidePlan[judgement.kind](formats.whole(judgement.by))}`;
}
