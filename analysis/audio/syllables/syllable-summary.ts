import { spokenSeconds } from '#domain/sessions/contract/reported-pauses.ts';
import { type AudioSummary, rounded } from '../measures.ts';
import type { Speech } from '../pauses/detect-speech.ts';

type SyllableSummary = Pick<AudioSummary, 'syllableCount' | 'speechRate' | 'articulationRate'>;

type Session = Readonly<{ nuclei: readonly number[]; speech: Speech; duration: number }>;

/** Rates with and without the gaps, as de Jong & Wempe (2009) define them. */
export function summariseSyllables({ nuclei, speech, duration }: Session): SyllableSummary {
  const spoken = speech.speechTime > 0;
  return {
    syllableCount: nuclei.length,
    speechRate: spoken ? rounded(nuclei.length / spokenSeconds(speech.pauses, duration), 2) : null,
    articulationRate: spoken ? rounded(nuclei.length / speech.speechTime, 2) : null,
  };
}
