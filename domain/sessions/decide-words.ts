import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { SessionKind } from './contract/norms.ts';
import type { SessionEvent } from './events.ts';
import type { Session } from './session.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };
type AskedBy = Readonly<{ askedBy: string }>;

/** Commands of a person about the words of a talk. */
export type AskedOfWords =
  | Message<'ProvideTranscript', AskedBy & Events['TranscriptProvided']>
  | Message<'JudgeFinding', AskedBy & Readonly<{ findingId: string; dismissed: boolean }>>;

/** The words, dismissed findings and kind of talk that a score is based on; `basis` is null without words. */
type MadeOf = Readonly<{
  basis: string | null;
  dismissed: readonly string[];
  kind: SessionKind;
  /** dB; null or absent: as recorded. */
  gain?: number | null;
  /** The parts of the movement; null or absent: no movement. */
  movement?: readonly string[] | null;
}>;

/** Results about the current words, during the analysis or after it. */
export type FoundInWords =
  | Message<'ReportText', Events['TextAnalysed']>
  | Message<'Rescore', Events['SessionRescored'] & MadeOf>
  | Message<'ReportFeedback', Events['FeedbackMade']>;

export function decideAskedOfWords({ type, data }: AskedOfWords, session: Session): readonly SessionEvent[] {
  if (session.analysis !== 'succeeded') return refuse('conflict');
  if (type === 'ProvideTranscript') {
    const { text, format } = data;
    return text.address === session.words?.basis ? [] : [{ type: 'TranscriptProvided', data: { text, format } }];
  }
  const { findingId, dismissed } = data;
  if (session.dismissed.includes(findingId) === dismissed) return [];
  return [{ type: dismissed ? 'FindingDismissed' : 'FindingRestored', data: { findingId } }];
}

/** Ignores a result for replaced words, and a score whose basis (`MadeOf`) has changed: another result follows. */
export function decideFoundInWords({ type, data }: FoundInWords, session: Session): readonly SessionEvent[] {
  switch (type) {
    case 'ReportText': {
      const { run, basis, transcript, source, times, dropsFillers, results, summary, dismissed } = data;
      if (run !== session.run || basis !== session.words?.basis || session.analysis === 'failed') return [];
      const words = { basis, transcript, source, times, dropsFillers };
      return [{ type: 'TextAnalysed', data: { run, ...words, results, summary, ...(dismissed && { dismissed }) } }];
    }
    case 'Rescore': {
      const { version, score, total, parts, misfit, withheld, advice, text, cause } = data;
      if (session.analysis !== 'succeeded' || !isOf(data, session)) return [];
      const judged = {
        ...{ version, score, ...(total && { total }), parts },
        ...{ ...(misfit && { misfit }), ...(withheld && { withheld }), advice },
      };
      return [{ type: 'SessionRescored', data: { ...judged, text, cause } }];
    }
    case 'ReportFeedback': {
      const { feedback, modelVersion, sentTo, withoutModel } = data;
      const made = { feedback, modelVersion, sentTo, ...(withoutModel && { withoutModel }) };
      return session.analysis === 'succeeded' ? [{ type: 'FeedbackMade', data: made }] : [];
    }
  }
}

const isOf = ({ basis, dismissed, kind, gain, movement }: MadeOf, session: Session) =>
  (gain ?? null) === session.gain &&
  (movement ?? []).join() === (session.movementAnalysed ?? []).join() &&
  kind === session.kind &&
  basis === (session.words?.basis ?? null) &&
  dismissed.length === session.dismissed.length &&
  dismissed.every((id) => session.dismissed.includes(id));
