import { judgeScore } from '#domain/sessions/contract/judgement.ts';
import { kindNames, languageNames } from '#domain/sessions/contract/kind-words.ts';
import { totalNames } from '#domain/sessions/contract/measure-words.ts';
import { fadingIn } from '#domain/sessions/contract/overall-score.ts';
import { withheldText } from '#domain/sessions/contract/score-texts.ts';
import { judgementWords, noScore } from '#domain/sessions/contract/score-words.ts';
import { unitNames } from '#domain/sessions/contract/unit-words.ts';
import { colors, looks } from './paper/looks.ts';
import type { Report } from './report.ts';

/** The title, the date and other facts of the session, and its score. */
export function writeHead(report: Report): void {
  const { session, words, formats, paper } = report;
  const language = report.locale;
  const { name, recordingDate, duration, locale, kind, sessionScore, scoreTotal, scoreVersion } = session;
  paper.beginPart();
  paper.write('P', [{ text: words.title, look: looks.smallStrong }], { after: 6 });
  paper.write('H1', [{ text: name, look: looks.title }], { lineHeight: 29, after: 4 });
  const facts = [
    formats.dateTime(recordingDate),
    duration !== null && words.length(formats.clock(duration)),
    words.spokenIn(languageNames[locale][language]),
    kindNames[kind][language],
  ];
  paper.write('P', [{ text: facts.filter(Boolean).join(' · '), look: looks.soft }], { after: 18 });
  paper.rule();
  paper.space(16);
  paper.write('H2', [{ text: totalNames[scoreTotal ?? 'whole'][language], look: looks.heading }]);
  if (sessionScore === null) {
    const why = withheldText(session.scoreWithheld, report);
    paper.write(
      'P',
      [
        { text: `${noScore[language]} `, look: looks.strong },
        { text: why, look: looks.text },
      ],
      { after: 14 },
    );
    return;
  }
  const judgement = judgeScore(sessionScore);
  paper.write(
    'P',
    [
      { text: `${formats.tenths(sessionScore)} `, look: looks.score },
      { text: `${unitNames.score[language]} · `, look: looks.soft },
      { text: judgementWords[judgement][language], look: { ...looks.strong, color: colors[judgement] } },
    ],
    { lineHeight: 46 },
  );
  const { from, to, weight } = fadingIn(scoreVersion ?? Number.POSITIVE_INFINITY);
  const [first, last] = [formats.number(from), formats.number(to)];
  const version = scoreVersion === null ? '–' : String(scoreVersion);
  const formula = words.formula({ version, from: first, to: last, weight: String(weight) });
  paper.write('P', [{ text: formula, look: looks.small }], { after: 16 });
}
