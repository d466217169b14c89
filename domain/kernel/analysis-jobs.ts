import * as z from 'zod/mini';
import { LocaleCode } from './contract.ts';

const ofSession = z.object({ sessionId: z.string() });
/** `scoredBy`: the event that led to the job. The coach speaks about the score of that event. */
const ofEvent = z.extend(ofSession, { scoredBy: z.string() });

/** Kinds of jobs of the analysis, with their payloads. Jobs outlive a version of the program: payloads only grow. */
export const analysisJobs = {
  analysis: z.extend(ofSession, { run: z.int() }),
  rendition: ofSession,
  words: ofEvent,
  listening: ofEvent,
  findings: ofEvent,
  'talk-kind': ofEvent,
  calibration: ofEvent,
  formula: ofEvent,
  movement: ofEvent,
  feedback: ofEvent,
  clip: z.object({
    clipId: z.string(),
    ownerId: z.string(),
    address: z.string(),
    demuxer: z.string(),
    contentType: z.string(),
    locale: LocaleCode,
    /** The holder of the reference to its blob. */
    reference: z.string(),
    /** The external parties that may get the recording. */
    sharing: z.enum(['', 'transcription']),
  }),
  /** Installs the speech model on this machine, tests it, or transcribes earlier talks with it. */
  'speech-model': z.object({ what: z.enum(['install', 'test', 'earlier']) }),
  /** Several engines transcribe one recording. */
  'engine-comparison': z.object({ comparisonId: z.string() }),
  /** The pages of a deck of slides. */
  pages: z.object({ presentationId: z.string() }),
} as const;

export type AnalysisJobKind = keyof typeof analysisJobs;
export type AnalysisPayload<Kind extends AnalysisJobKind> = z.output<(typeof analysisJobs)[Kind]>;

/** Jobs of the queue. */
export type AnalysisJob = {
  [Kind in AnalysisJobKind]: Readonly<{ kind: Kind; payload: AnalysisPayload<Kind> }>;
}[AnalysisJobKind];
