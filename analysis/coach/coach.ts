import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { StoredFeatures } from '../features.ts';
import type { Judgement } from '../score/judge-session.ts';

export type Facts = Readonly<{
  features: StoredFeatures;
  judged: Judgement;
  transcript: Transcript | null;
  /** Whether the person allows an external model to get the facts and the words. */
  mayLeave: boolean;
}>;

export type Feedback = Readonly<{
  /** Paragraphs, separated by empty lines; moments are written as `[mm:ss]`. */
  feedbackText: string;
  /** Its author: the rules, or the model. */
  modelVersion: string;
  /** The external host that got the words; null if none did. */
  sentTo: string | null;
  /** Why the rules wrote it although a model is configured. */
  withoutModel?: 'no_consent' | 'quota_exhausted' | 'unavailable' | 'unfounded';
}>;

export type Coach = Readonly<{
  /** The author. */
  source: 'rules' | 'model';
  /** The external host that would get the words; null if they stay here. */
  leavesHouseTo: string | null;
  /** Whether it would ask a model about this talk. */
  asks: (facts: Facts) => boolean;
  /** @throws CoachError, or the reason of `signal` */
  speak: (facts: Facts, signal: AbortSignal) => Promise<Feedback>;
}>;
