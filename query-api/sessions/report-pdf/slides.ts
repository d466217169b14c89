import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { judgePlan } from '#domain/sessions/contract/slide-plan.ts';
import { onPlan, planWords, slideHeads, slidesHeading } from '#domain/sessions/contract/slide-words.ts';
import { looks } from './paper/looks.ts';
import { column } from './paper/paper.ts';
import type { Report } from './report.ts';

type Slide = Report['session']['slideReport'][number];
type Head = keyof ReturnType<typeof headsOf>;

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

/** How long each slide was shown compared with its plan, and the measures during it. */
export function writeSlides(report: Report): void {
  const { session, locale, paper } = report;
  if (session.slideReport.length === 0) return;
  paper.beginPart();
  paper.keep(80);
  paper.write('H2', [{ text: slidesHeading[locale], look: looks.heading }], { after: 4 });
  writeRow(report, headsOf(report), 'TH');
  for (const slide of session.slideReport) writeRow(report, factsOf(slide, report), 'TD');
  paper.space(14);
}

const headsOf = ({ words, locale }: Pick<Report, 'words' | 'locale'>) => ({
  slide: slideHeads.slide[locale],
  from: slideHeads.from[locale],
  seconds: slideHeads.seconds[locale],
  plan: slideHeads.plan[locale],
  pace: slideHeads.pace[locale],
  pitch: partNames.pitch[locale],
  ...words.narrowHeads,
});

function writeRow({ paper }: Report, facts: Readonly<Record<Head, string>>, tag: 'TH' | 'TD') {
  const look = tag === 'TH' ? looks.smallStrong : looks.text;
  const cells = columns.map(([head, x], index) => {
    const end = columns[index + 1]?.[1] ?? column;
    return { runs: [{ text: facts[head], look }], x, width: end - x - 4 };
  });
  paper.row(cells, rowHeight, tag);
}

function factsOf(slide: Slide, { locale, formats }: Report): Readonly<Record<Head, string>> {
  const { clock, whole, percent } = formats;
  const said = (value: number | null, as: (value: number) => string) => (value === null ? '–' : as(value));
  return {
    slide: whole(slide.slideIndex + 1),
    from: clock(slide.start),
    seconds: clock(slide.seconds),
    plan: planOf(slide, { locale, formats }),
    pace: said(slide.wordsPerMinute, whole),
    pitch: said(slide.pitch, (hertz) => `${whole(hertz)} Hz`),
    volume: said(slide.volume, percent),
    fillers: said(slide.fillers, whole),
  };
}

function planOf({ seconds, plannedSeconds }: Slide, { locale, formats }: Pick<Report, 'locale' | 'formats'>): string {
  const judgement = judgePlan(seconds, plannedSeconds);
  if (!judgement || plannedSeconds === null) return '–';
  const planned = formats.clock(plannedSeconds);
  if (judgement.kind === 'on_plan') return `${planned} · ${onPlan[locale]}`;
  return `${planned} · ${planWords[judgement.kind][locale]({ by: formats.whole(judgement.by) })}`;
}
