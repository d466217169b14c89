import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { analysisState } from '../analysis-status.ts';

export type NextStep =
  | Readonly<{ kind: 'first_talk' }>
  | Readonly<{ kind: 'wait' | 'mend' | 'practise'; talk: SessionRow }>;

/** The next step that the newest talk suggests. */
export function nextStep(newest: SessionRow | undefined): NextStep {
  if (!newest) return { kind: 'first_talk' };
  const kind = { running: 'wait', failed: 'mend', succeeded: 'practise' } as const;
  return { kind: kind[analysisState(newest)], talk: newest };
}
