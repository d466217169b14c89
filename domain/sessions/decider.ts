import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { SessionKind } from './contract/norms.ts';
import {
  decideMovement,
  decideMovementAnalysed,
  type RecordMovement,
  type ReportMovement,
  withMovement,
} from './decide-movement.ts';
import { type AskedOfWords, decideAskedOfWords, decideFoundInWords, type FoundInWords } from './decide-words.ts';
import type { SessionEvent } from './events.ts';
import { hasNoWords, isAnalysing, type Session, type SessionState } from './session.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };
type AskedBy = Readonly<{ askedBy: string }>;
type Changes = Readonly<{
  name?: string | undefined;
  locale?: 'de' | 'en' | undefined;
  kind?: SessionKind | undefined;
  sharing?: Events['SharingChanged']['sharing'] | undefined;
}>;

/** Commands of a person. `quotaPeriod` is the month that would pay for another analysis. */
type DecisionInput =
  | Message<'ChangeSession', AskedBy & Changes & Readonly<{ quotaPeriod: string }>>
  | Message<'RetryAnalysis', AskedBy & Readonly<{ quotaPeriod: string }>>
  | Message<'ScoreAgain', AskedBy>
  | Message<'MarkChapters', AskedBy & Events['ChaptersMarked']>
  | Message<'TagSession', AskedBy & Events['TagsChanged']>
  | Message<'DeleteSession', AskedBy>;

/** Results of a run of the analysis. */
type Finding =
  | Message<'StartAnalysis', Events['AnalysisStarted']>
  | Message<'ReportCut', Omit<Events['RecordingCut'], 'replaces'>>
  | Message<'ReportAudioExtracted', Events['AudioExtracted']>
  | Message<'ReportAudioAnalysed', Events['AudioAnalysed']>
  | Message<'StartTranscription', Events['TranscriptionStarted']>
  | Message<'ReportTranscript', Events['TranscriptMade']>
  | Message<'ReportTranscriptMissing', Events['TranscriptMissing']>
  | Message<'CompleteAnalysis', Events['AnalysisSucceeded']>
  | Message<'FailAnalysis', Events['AnalysisFailed']>;

type Calibrated = Message<'CalibrateSession', Events['SessionCalibrated']>;

type Rendered = Message<'ReportRendition', Events['RenditionMade']>;

/** An engine is available now that was not available before. */
type RequestWords = Message<'RequestWords', Readonly<Record<never, never>>>;

export type SessionCommand =
  | Message<'CreateSession', Events['SessionCreated']>
  | DecisionInput
  | Finding
  | AskedOfWords
  | RecordMovement
  | ReportMovement
  | FoundInWords
  | Calibrated
  | RequestWords
  | Rendered;

export const sessionDecider: Decider<SessionState, SessionCommand, SessionEvent> = {
  initialState: 'none',

  decide(command, session) {
    switch (command.type) {
      case 'CreateSession':
        return session === 'none' ? [{ type: 'SessionCreated', data: { ...command.data } }] : refuse('conflict');
      case 'ChangeSession':
      case 'RetryAnalysis':
      case 'ScoreAgain':
      case 'MarkChapters':
      case 'TagSession':
      case 'DeleteSession':
        // Another person's session gets the same answer as one that does not exist.
        if (typeof session === 'string' || session.ownerId !== command.data.askedBy) return refuse('not_found');
        return decideAsked(command, session);
      case 'ProvideTranscript':
      case 'JudgeFinding':
        if (typeof session === 'string' || session.ownerId !== command.data.askedBy) return refuse('not_found');
        return decideAskedOfWords(command, session);
      case 'RecordMovement':
        if (typeof session === 'string' || session.ownerId !== command.data.askedBy) return refuse('not_found');
        return decideMovement(command, session);
      case 'ReportMovement':
        return typeof session === 'string' ? [] : decideMovementAnalysed(command, session);
      case 'CalibrateSession': {
        const { gain } = command.data;
        if (typeof session === 'string' || session.gain === gain) return [];
        return [{ type: 'SessionCalibrated', data: { gain } }];
      }
      case 'RequestWords':
        if (typeof session === 'string' || session.isListening || !hasNoWords(session)) return [];
        return [{ type: 'TranscriptionRequested', data: { run: session.run } }];
      case 'ReportRendition':
        return typeof session === 'string' ? [] : decideRendered(command, session);
      case 'ReportText':
      case 'Rescore':
      case 'ReportFeedback':
        return typeof session === 'string' ? [] : decideFoundInWords(command, session);
      default:
        return typeof session === 'string' ? [] : decideFinding(command, session);
    }
  },

  evolve(session, event) {
    if (event.type === 'SessionCreated') {
      const { ownerId, name, locale, type, analysisClass, media, quotaPeriod } = event.data;
      const { sharing = [], kind = 'presentation', cut = null, device = null, gain = null } = event.data;
      const facts = {
        ownerId,
        name,
        locale,
        type,
        analysisClass,
        media,
        quotaPeriod,
        sharing,
        kind,
        cut,
        device,
        gain,
      };
      const begun = { run: 1, analysis: 'waiting', isListening: false, hasRendition: false } as const;
      return {
        ...facts,
        ...begun,
        duration: null,
        movement: [],
        movementAnalysed: null,
        words: null,
        dismissed: [],
        chapters: '',
        tags: '[]',
      };
    }
    if (event.type === 'SessionDeleted') return 'deleted';
    return typeof session === 'string' ? session : evolveLive(session, event);
  },
};

function decideAsked(command: DecisionInput, session: Session): readonly SessionEvent[] {
  switch (command.type) {
    case 'DeleteSession':
      return [{ type: 'SessionDeleted', data: {} }];
    case 'RetryAnalysis':
      return session.analysis === 'failed' ? [again(session, command.data.quotaPeriod)] : refuse('conflict');
    case 'ScoreAgain':
      // A session that is being analysed is scored at the end.
      return session.analysis === 'succeeded' ? [{ type: 'ScoreRequested', data: {} }] : [];
    case 'MarkChapters': {
      const { chapters } = command.data;
      return chapters === session.chapters ? [] : [{ type: 'ChaptersMarked', data: { chapters } }];
    }
    case 'TagSession': {
      const { tags } = command.data;
      return tags === session.tags ? [] : [{ type: 'TagsChanged', data: { tags } }];
    }
    case 'ChangeSession':
      return decideChange(command.data, session);
  }
}

function decideChange(changes: Changes & Readonly<{ quotaPeriod: string }>, session: Session): readonly SessionEvent[] {
  const { name, locale, kind, sharing, quotaPeriod } = changes;
  const events: SessionEvent[] = [];
  if (name !== undefined && name !== session.name) events.push({ type: 'SessionRenamed', data: { name } });
  if (kind !== undefined && kind !== session.kind) events.push({ type: 'SessionKindChanged', data: { kind } });
  const isSpokenAnew = locale !== undefined && locale !== session.locale;
  if (sharing !== undefined) events.push(...decideSharing(sharing, session, isSpokenAnew));
  if (!isSpokenAnew) return events;
  return [...events, { type: 'SessionLocaleChanged', data: { locale } }, again(session, quotaPeriod)];
}

/**
 * A newly allowed party is asked at once: for words if there are none, else for the coach's feedback. Allowing transcription
 * again also retries it. A running or pending analysis reads the permission by itself.
 */
function decideSharing(
  sharing: Events['SharingChanged']['sharing'],
  session: Session,
  isSpokenAnew: boolean,
): readonly SessionEvent[] {
  const isNew = (party: (typeof sharing)[number]) => sharing.includes(party) && !session.sharing.includes(party);
  const isChanged = sharing.length !== session.sharing.length || sharing.some(isNew);
  const changed: SessionEvent[] = isChanged ? [{ type: 'SharingChanged', data: { sharing } }] : [];
  if (isSpokenAnew || session.analysis !== 'succeeded' || session.isListening) return changed;
  if (sharing.includes('transcription') && hasNoWords(session))
    return [...changed, { type: 'TranscriptionRequested', data: { run: session.run } }];
  return isNew('coach') ? [...changed, { type: 'FeedbackRequested', data: {} }] : changed;
}

function again(session: Session, quotaPeriod: string): SessionEvent {
  const paidBy = isAnalysing(session) ? session.quotaPeriod : quotaPeriod;
  return { type: 'AnalysisRequested', data: { run: session.run + 1, quotaPeriod: paidBy } };
}

function decideRendered({ data }: Rendered, session: Session): readonly SessionEvent[] {
  return session.hasRendition ? [] : [{ type: 'RenditionMade', data: { rendition: data.rendition } }];
}

/**
 * A transcript that a person wrote may turn out to have no words long after the analysis. Transcription may then be tried once
 * more.
 */
const comesAfterTheEnd = ({ type }: Finding, { isListening }: Session): boolean =>
  type === 'ReportTranscriptMissing' || (isListening && (type === 'StartTranscription' || type === 'ReportTranscript'));

function decideFinding(command: Finding, session: Session): readonly SessionEvent[] {
  // The result comes from a worker that a later run has replaced.
  if (command.data.run !== session.run) return [];
  if (!isAnalysing(session) && !comesAfterTheEnd(command, session)) return [];
  switch (command.type) {
    case 'StartAnalysis':
      return session.analysis === 'waiting' ? [{ type: 'AnalysisStarted', data: { run: session.run } }] : [];
    case 'ReportCut': {
      const { run, media } = command.data;
      return session.cut ? [{ type: 'RecordingCut', data: { run, media, replaces: session.media.address } }] : [];
    }
    case 'ReportAudioExtracted': {
      const { run, duration } = command.data;
      return [{ type: 'AudioExtracted', data: { run, duration } }];
    }
    case 'ReportAudioAnalysed': {
      const { run, results, summary } = command.data;
      return [{ type: 'AudioAnalysed', data: { run, results, summary } }];
    }
    case 'StartTranscription': {
      const { run, source, sentTo } = command.data;
      return [{ type: 'TranscriptionStarted', data: { run, source, sentTo } }];
    }
    case 'ReportTranscript': {
      const { run, transcript, source, model, dropsFillers } = command.data;
      return [{ type: 'TranscriptMade', data: { run, transcript, source, model, dropsFillers } }];
    }
    case 'ReportTranscriptMissing': {
      const { run, reason } = command.data;
      return [{ type: 'TranscriptMissing', data: { run, reason } }];
    }
    case 'CompleteAnalysis': {
      const { run, version, score, total, parts, advice, misfit, withheld } = command.data;
      const judged = { version, score, ...(total && { total }), parts };
      const why = { ...(misfit && { misfit }), ...(withheld && { withheld }) };
      return [{ type: 'AnalysisSucceeded', data: { run, ...judged, ...why, ...(advice && { advice }) } }];
    }
    case 'FailAnalysis': {
      const { run, reason } = command.data;
      return [{ type: 'AnalysisFailed', data: { run, reason } }];
    }
  }
}

function evolveLive(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'SessionRenamed':
      return { ...session, name: event.data.name };
    case 'SessionLocaleChanged':
      return { ...session, locale: event.data.locale };
    case 'SessionKindChanged':
      return { ...session, kind: event.data.kind };
    case 'SharingChanged':
      return { ...session, sharing: event.data.sharing };
    case 'SessionCalibrated':
      return { ...session, gain: event.data.gain };
    case 'RecordingCut':
      return { ...session, media: event.data.media, cut: null };
    case 'AudioExtracted':
      return { ...session, duration: event.data.duration };
    case 'MovementRecorded':
      return { ...session, movement: withMovement(session.movement, event.data) };
    case 'MovementAnalysed':
      return { ...session, movementAnalysed: event.data.recordedParts };
    case 'ChaptersMarked':
      return { ...session, chapters: event.data.chapters };
    case 'TagsChanged':
      return { ...session, tags: event.data.tags };
    case 'TranscriptionRequested':
      return { ...session, isListening: true };
    case 'TranscriptMissing':
      return { ...session, isListening: false };
    case 'AnalysisRequested':
      return {
        ...session,
        run: event.data.run,
        quotaPeriod: event.data.quotaPeriod,
        analysis: 'waiting',
        isListening: false,
        // A transcript that the person wrote is still valid.
        words: session.words?.by === 'person' ? session.words : null,
        dismissed: [],
      };
    case 'AnalysisStarted':
      return { ...session, analysis: 'running' };
    case 'AnalysisSucceeded':
      return { ...session, analysis: 'succeeded' };
    case 'AnalysisFailed':
      return { ...session, analysis: 'failed' };
    case 'RenditionMade':
      return { ...session, hasRendition: true };
    case 'TranscriptMade':
      return { ...session, isListening: false, words: { basis: event.data.transcript.address, by: 'engine' } };
    case 'TranscriptProvided':
      return {
        ...session,
        isListening: false,
        words: { basis: event.data.text.address, by: 'person' },
      };
    case 'TextAnalysed':
      return { ...session, dismissed: event.data.dismissed ?? [] };
    case 'FindingDismissed':
      return { ...session, dismissed: [...session.dismissed, event.data.findingId] };
    case 'FindingRestored':
      return { ...session, dismissed: session.dismissed.filter((id) => id !== event.data.findingId) };
    default:
      return session;
  }
}
