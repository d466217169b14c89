import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AnalysisStatus, analysisStatuses } from '#domain/sessions/contract/report.ts';

/** The server may be newer than this client: an unknown status counts as running. */
export const knownStatus = (status: string): AnalysisStatus =>
  (analysisStatuses as readonly string[]).includes(status) ? (status as AnalysisStatus) : 'Running';

type StatusFields = Readonly<{
  /** Shown while the status lasts. */
  words: MessageDescriptor;
  /** Progress of the analysis, from 0 to 1. */
  share: number;
}>;

const shown: Record<AnalysisStatus, StatusFields> = {
  NotStarted: { words: msg`Wartet auf die Analyse`, share: 0.05 },
  Running: { words: msg`Analyse läuft`, share: 0.15 },
  ExtractingAudio: { words: msg`Ton wird herausgelöst`, share: 0.25 },
  AnalyzingAudio: { words: msg`Ton wird gemessen`, share: 0.45 },
  AudioDone: { words: msg`Ton ist gemessen`, share: 0.8 },
  AnalyzingText: { words: msg`Wortlaut wird ausgewertet`, share: 0.85 },
  TextDone: { words: msg`Wortlaut ist ausgewertet`, share: 0.95 },
  Succeeded: { words: msg`Analyse fertig`, share: 1 },
  Failed: { words: msg`Analyse gescheitert`, share: 1 },
};

export const statusShown = (status: string): StatusFields => shown[knownStatus(status)];

type State = Readonly<{ analysisStatus: string; completed: boolean }>;
export type AnalysisState = 'running' | 'succeeded' | 'failed';

export function analysisState({ analysisStatus, completed }: State): AnalysisState {
  if (completed || analysisStatus === 'Succeeded') return 'succeeded';
  return analysisStatus === 'Failed' ? 'failed' : 'running';
}
