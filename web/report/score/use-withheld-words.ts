import type { ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { withheldText } from '#domain/sessions/contract/score-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** Why a talk has no overall score, in a sentence or two. */
export function useWithheldWords(): (withheld: ScoreWithheld | null) => string {
  const writing = { locale: useLocale(), formats: useFormats() };
  return (withheld) => withheldText(withheld, writing);
}
