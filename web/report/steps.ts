import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnalysisStatus } from '#domain/sessions/contract/report.ts';
import { knownStatus } from '../sessions/for-others.ts';

type Step = 'received' | 'extract' | 'measure' | 'words' | 'score';

export const stepWords: Record<Step, MessageDescriptor> = {
  received: msg`Aufnahme angekommen`,
  extract: msg`Ton herauslösen`,
  measure: msg`Tonhöhe, Lautstärke und Pausen messen`,
  words: msg`Wortlaut auswerten`,
  score: msg`Rhetorik-Wert berechnen`,
};

const order: readonly Step[] = ['received', 'extract', 'measure', 'words', 'score'];

const during: Record<AnalysisStatus, Step | 'end'> = {
  NotStarted: 'extract',
  Running: 'extract',
  ExtractingAudio: 'extract',
  AnalyzingAudio: 'measure',
  AudioDone: 'words',
  AnalyzingText: 'words',
  TextDone: 'score',
  Succeeded: 'end',
  Failed: 'end',
};

type StepState = Readonly<{ step: Step; state: 'done' | 'now' | 'open' }>;

/**
 * The steps of an analysis, without the step for words if there is no transcriber. No step runs before the analysis
 * starts.
 */
export function stepsOf(status: string, withWords: boolean): readonly StepState[] {
  const steps = order.filter((step) => withWords || step !== 'words');
  const known = knownStatus(status);
  const now = during[known] === 'words' && !withWords ? 'score' : during[known];
  const at = now === 'end' ? steps.length : steps.indexOf(now);
  return steps.map((step, index) => {
    if (index < at) return { step, state: 'done' };
    return { step, state: index === at && known !== 'NotStarted' ? 'now' : 'open' };
  });
}
