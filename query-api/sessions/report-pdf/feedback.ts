import { paragraphsOf } from '#domain/sessions/contract/feedback-text.ts';
import {
  earlierFormulaFeedback,
  feedbackAuthors,
  feedbackHeading,
  withoutModelWords,
} from '#domain/sessions/contract/feedback-words.ts';
import { colors, looks } from './paper/looks.ts';
import type { Report } from './report.ts';
import { wordsIn } from './words/words-in.ts';

const byRules = /^rules\b/;

/** The coach's feedback with the coach's name. */
export function writeFeedback({ session, words, locale, formats, paper }: Report): void {
  const { aiFeedback: feedback, duration } = session;
  if (!feedback) return;
  const lang = wordsIn(session.locale).tag;
  paper.beginPart();
  paper.keep(80);
  paper.write('H2', [{ text: feedbackHeading[locale], look: looks.heading }], { after: 4 });
  if (feedback.standing !== 'current') {
    const earlier = feedback.standing === 'rewriting' ? words.rewrittenFeedback : earlierFormulaFeedback[locale];
    paper.write('P', [{ text: earlier, look: looks.small }], { after: 6 });
  }
  for (const pieces of paragraphsOf(feedback.feedbackText, duration ?? 0)) {
    const runs = pieces.map((piece) =>
      piece.kind === 'words'
        ? { text: piece.text, look: looks.said }
        : { text: formats.clock(piece.second), look: { ...looks.strong, color: colors.primary } },
    );
    paper.write('P', runs, { lang, lineHeight: 15.5, after: 6 });
  }
  const at = formats.shortDateTime(feedback.updatedAt);
  const { modelVersion, withoutModel } = feedback;
  const written = feedbackAuthors[byRules.test(modelVersion) ? 'rules' : 'model'][locale]({ modelVersion, at });
  const text = [written, withoutModel && withoutModelWords[withoutModel][locale]].filter(Boolean).join(' ');
  paper.write('P', [{ text, look: looks.small }], { after: 16 });
}
