import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { type Chapter, chaptersIn } from '#domain/sessions/contract/chapters.ts';
import type { MovementSource } from '#domain/sessions/contract/movement/samples.ts';
import { tagsIn } from '#domain/sessions/contract/tags.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';

type Events = { [E in SessionEvent as E['type']]: E['data'] };
type Blob = Readonly<{ address: string; size: number; contentType: string }>;

/** A session and its results, for the data export. */
export type Session = ReturnType<typeof created> &
  Readonly<{
    analysis: 'waiting' | 'succeeded' | 'failed';
    failure: string | null;
    /** In seconds. */
    duration: number | null;
    score: number | null;
    scoreParts: Events['AnalysisSucceeded']['parts'];
    advice: NonNullable<Events['AnalysisSucceeded']['advice']>;
    sound: Events['AudioAnalysed']['summary'] | null;
    text: Events['TextAnalysed']['summary'];
    /** The external services that the session was sent to. */
    sentTo: readonly string[];
    dismissedFindings: readonly string[];
    chapters: readonly Chapter[];
    tags: readonly string[];
    blobs: Readonly<
      Partial<Record<'media' | 'rendition' | 'results' | 'given' | 'transcript' | 'findings' | 'feedback', Blob>>
    >;
    /** Recorded movement of head and hands, in parts in order of time. */
    movement: readonly Readonly<{ from: number; address: string; source: MovementSource | undefined }>[];
  }>;

/** Null if there is no such session or it was deleted. */
export function sessionOf(history: readonly Recorded<SessionEvent>[]): Session | null {
  const [first] = history;
  if (first?.type !== 'SessionCreated' || history.some(({ type }) => type === 'SessionDeleted')) return null;
  const unknown = { analysis: 'waiting', failure: null, duration: null, sound: null, text: null } as const;
  const session: Session = {
    ...created(first),
    ...{ ...unknown, score: null, scoreParts: [], advice: [], sentTo: [], dismissedFindings: [], chapters: [] },
    tags: [],
    movement: [],
    blobs: { media: first.data.media },
  };
  return history.slice(1).reduce(tell, session);
}

function created({ stream, data, metadata }: Recorded<Extract<SessionEvent, { type: 'SessionCreated' }>>) {
  const { name, locale, type, analysisClass, origin, recordedAt, sharing = [], kind = 'presentation' } = data;
  const { presentationId, slides, slidePlan } = data;
  const known = { name, recordedAt, locale, type, kind, origin, analysisClass, sharing };
  const shown = presentationId === undefined ? {} : { presentationId, slides, slidePlan };
  return { id: idOf(stream), createdAt: metadata.at, ...known, ...shown };
}

function tell(session: Session, { type, data }: SessionEvent): Session {
  const withBlob = (blobs: Session['blobs']): Session => ({ ...session, blobs: { ...session.blobs, ...blobs } });
  const scored = ({ score, parts }: Pick<Events['SessionRescored'], 'score' | 'parts'>) => ({
    score,
    scoreParts: parts,
  });
  const sent = (to: string | null) => (to && !session.sentTo.includes(to) ? [...session.sentTo, to] : session.sentTo);
  switch (type) {
    case 'SessionRenamed':
      return { ...session, name: data.name };
    case 'SessionLocaleChanged':
      return { ...session, locale: data.locale };
    case 'SessionKindChanged':
      return { ...session, kind: data.kind };
    case 'SharingChanged':
      return { ...session, sharing: data.sharing };
    case 'AnalysisRequested':
      return { ...session, analysis: 'waiting', failure: null, dismissedFindings: [] };
    case 'AudioExtracted':
      return { ...session, duration: data.duration };
    case 'AudioAnalysed':
      return { ...withBlob({ results: data.results }), sound: data.summary };
    case 'TranscriptionStarted':
      return { ...session, sentTo: sent(data.sentTo) };
    case 'TranscriptMade':
      return withBlob({ transcript: data.transcript });
    case 'TranscriptProvided':
      return { ...withBlob({ given: data.text }), dismissedFindings: [] };
    case 'TextAnalysed':
      return { ...withBlob({ transcript: data.transcript, findings: data.results }), text: data.summary };
    case 'AnalysisSucceeded':
      return { ...session, analysis: 'succeeded', ...scored(data), advice: data.advice ?? [] };
    case 'SessionRescored':
      return { ...session, ...scored(data), advice: data.advice, text: data.text };
    case 'FeedbackMade':
      return { ...withBlob({ feedback: data.feedback }), sentTo: sent(data.sentTo) };
    case 'AnalysisFailed':
      return { ...session, analysis: 'failed', failure: data.reason };
    case 'RecordingCut':
      return withBlob({ media: data.media });
    case 'MovementRecorded': {
      const part = { from: data.from, address: data.part.address, source: data.source };
      return { ...session, movement: [...session.movement, part].sort((a, b) => a.from - b.from) };
    }
    case 'ChaptersMarked':
      return { ...session, chapters: chaptersIn(data.chapters) };
    case 'TagsChanged':
      return { ...session, tags: tagsIn(data.tags) };
    case 'RenditionMade':
      return data.rendition ? withBlob({ rendition: data.rendition }) : session;
    case 'FindingDismissed':
      return { ...session, dismissedFindings: [...session.dismissedFindings, data.findingId] };
    case 'FindingRestored':
      return { ...session, dismissedFindings: session.dismissedFindings.filter((id) => id !== data.findingId) };
    default:
      return session;
  }
}
