import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { StoredFeatures } from '../features.ts';
import type { Judgement } from '../score/judge-session.ts';

export type Facts = Readonly<{
  features: StoredFeatures;
  judged: Judgement;
  transcript: Transcript | null;
  /** Whether the person allows that the facts and the words leave the house. */
  mayLeave: boolean;
}>;

export type Feedback = Readonly<{
  /** Paragraphs, parted by empty lines; moments stand as `[mm:ss]`. */
  feedbackText: string;
  /** The rules, or the model, that wrote it. */
  modelVersion: string;
  /** The host outside that got the words; null where nobody did. */
  sentTo: string | null;
  /** Why the rules speak where a model is set up. */
  withoutModel?: 'no_consent' | 'quota_exhausted' | 'unavailable' | 'unfounded';
}>;

export type Coach = Readonly<{
  /** Who writes. */
  source: 'rules' | 'model';
  /** The host that would get the words; null where they stay in the house. */
  leavesHouseTo: string | null;
  /** Whether it would ask a model about this talk. */
  asks: (facts: Facts) => boolean;
  /** @throws CoachError, or the reason of `signal` */
  speak: (facts: Facts, signal: AbortSignal) => Promise<Feedback>;
}>;
