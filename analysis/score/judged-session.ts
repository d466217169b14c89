import type { MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import type { Norms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults, TextMisfit } from '#domain/sessions/contract/report.ts';
import type { TextResults, TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { StoredFeatures } from '../features.ts';
import type { SessionFigures } from './part-rules.ts';
import type { SoundFigures } from './sound/sound-figures.ts';

/** The inputs of a talk's score, all computed from stored data; the sound itself is not needed. */
export type JudgedSession = Readonly<{
  /** Seconds. */
  duration: number;
  audio: StoredFeatures['audio'] & SoundFigures & Readonly<{ /** dB that the volume includes. */ gain?: number }>;
  /** Figures of the words, without dismissed findings; null if there are no words. */
  text: TextSummary | null;
  misfit?: TextMisfit | undefined;
  fillersUnproven?: SessionFigures['fillersUnproven'];
  places?: SessionFigures['places'];
  heard?: SessionFigures['heard'];
  results: AnalysisResults;
  textResults: TextResults | null;
  /** Ids of the findings that a person dismissed. */
  dismissed: ReadonlySet<string>;
  /** Undefined: the movement is unknown. */
  movement?: MovementSummary | undefined;
  /** The norms for the language and the kind of the talk. */
  norms: Norms;
}>;
