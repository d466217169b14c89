import { useMemo } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { type Judgement, usePendingJudgements } from './judge-finding.ts';

/** The analysis of the words with the person's latest judgements. The figures change once the server answers. */
export function useJudgedText({ id, textAnalysis }: Pick<SessionDetail, 'id' | 'textAnalysis'>): TextAnalysis | null {
  const pending = usePendingJudgements(id);
  return useMemo(() => textAnalysis && withJudgements(textAnalysis, pending), [textAnalysis, pending]);
}

/** Applies the latest judgement of each finding; unchanged findings stay the same object. */
function withJudgements(text: TextAnalysis, judgements: readonly Judgement[]): TextAnalysis {
  if (judgements.length === 0) return text;
  const said = new Map(judgements.map(({ findingId, dismissed }) => [findingId, dismissed]));
  const judged = <Finding extends Readonly<{ id: string; dismissed: boolean }>>(finding: Finding): Finding => {
    const dismissed = said.get(finding.id) ?? finding.dismissed;
    return dismissed === finding.dismissed ? finding : { ...finding, dismissed };
  };
  return { ...text, fillers: text.fillers.map(judged), repetitions: text.repetitions.map(judged) };
}
