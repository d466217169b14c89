import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import { type Chapter, chaptersIn } from '#domain/sessions/contract/chapters.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Data = { [E in SessionEvent as E['type']]: E['data'] };

type Row = Readonly<{
  id: string;
  owner_id: string;
  analysis_class: string;
  origin: string;
  kind: NonNullable<Data['SessionCreated']['kind']>;
  /** Gain in dB that a calibration adds to its volume. */
  gain: number | null;
  sharing: Data['SharingChanged']['sharing'];
  media: Data['SessionCreated']['media'];
  /** `media` still has the parts that the speaker cut off. */
  is_uncut: boolean;
  chapters: readonly Chapter[];
  presentation_id: string | null;
  slides: NonNullable<Data['SessionCreated']['slides']>;
  slide_plan: NonNullable<Data['SessionCreated']['slidePlan']>;
  /** null until the result is known; `made` is null if the recording itself plays everywhere. */
  rendition: Readonly<{ made: Data['RenditionMade']['rendition'] }> | null;
  results: Data['AudioAnalysed']['results'] | null;
  summary: Data['AudioAnalysed']['summary'] | null;
  score_version: number | null;
  /** Why existing words are not scored. */
  text_misfit: NonNullable<Data['AnalysisSucceeded']['misfit']> | null;
  score_parts: readonly Data['AnalysisSucceeded']['parts'][number][];
  advice: readonly Data['SessionRescored']['advice'][number][];
  failure_reason: string | null;
  transcription: 'none' | 'running' | 'done' | 'failed';
  transcription_reason: string | null;
  /** The words to show. Earlier words stay until new ones are ready. */
  words: Omit<Data['TextAnalysed'], 'run' | 'summary' | 'dismissed'> | null;
  text_summary: Data['TextAnalysed']['summary'];
  dismissed: readonly string[];
  feedback: Spoken | null;
  /** Addresses of the recorded parts, in the order of the talk. */
  movement_parts: readonly Readonly<{ address: string; from: number }>[];
  movement: Omit<Data['MovementAnalysed'], 'recordedParts'> | null;
}>;

type Spoken = Data['FeedbackMade'] &
  Readonly<{
    createdAt: string;
    updatedAt: string;
    /** Set if the feedback is about an earlier score. `rewriting`: new feedback is being written. `earlier_formula`: only the formula changed. */
    standing?: 'rewriting' | 'earlier_formula';
  }>;

const noWords = {
  transcription: 'none',
  transcription_reason: null,
  words: null,
  text_summary: null,
  dismissed: [],
  feedback: null,
} as const;
const notAnalysed = {
  results: null,
  summary: null,
  score_version: null,
  text_misfit: null,
  score_parts: [],
  advice: [],
  failure_reason: null,
  ...noWords,
} as const;

export const sessionDetailModel: ReadModel<SessionEvent, Row> = {
  name: sessionDetail.name,
  table: 'session_detail',
  key: 'id',
  ddl: `create table session_detail (
    id text primary key, owner_id text not null, analysis_class text not null, origin text not null,
    kind text not null, gain double precision, sharing jsonb not null, media jsonb not null,
    is_uncut boolean not null, chapters jsonb not null,
    presentation_id text, slides jsonb not null, slide_plan jsonb not null, rendition jsonb, results jsonb, summary jsonb,
    score_version int, text_misfit jsonb, score_parts jsonb not null, advice jsonb not null, failure_reason text,
    transcription text not null, transcription_reason text, words jsonb, text_summary jsonb,
    dismissed jsonb not null, feedback jsonb, movement_parts jsonb not null, movement jsonb)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('session', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    if (event.type === 'SessionCreated') {
      const { ownerId, analysisClass, origin, media, kind = 'presentation', sharing = [], gain = null } = event.data;
      const { presentationId = null, slides = [], slidePlan = [], cut = null } = event.data;
      const facts = {
        owner_id: ownerId,
        analysis_class: analysisClass,
        origin,
        kind,
        gain,
        sharing,
        media,
        is_uncut: cut !== null,
        chapters: [],
        presentation_id: presentationId,
        slides,
        slide_plan: slidePlan,
        rendition: null,
        movement_parts: [],
        movement: null,
      };
      return { id: idOf(event.stream), ...facts, ...notAnalysed };
    }
    if (event.type === 'SessionDeleted') return undefined;
    return row && { ...row, ...changes(event, row) };
  },
};

function changes(event: Recorded<SessionEvent>, row: Row): Partial<Row> {
  return {
    ...saidChanges(event),
    ...movementChanges(event, row),
    ...analysisChanges(event),
    ...wordChanges(event, row),
  };
}

function movementChanges({ type, data }: SessionEvent, { movement_parts }: Row): Partial<Row> {
  if (type === 'MovementRecorded') {
    const { part, from } = data;
    return { movement_parts: [...movement_parts, { address: part.address, from }].sort((a, b) => a.from - b.from) };
  }
  return type === 'MovementAnalysed' ? { movement: { results: data.results, summary: data.summary } } : {};
}

function saidChanges({ type, data }: SessionEvent): Partial<Row> {
  if (type === 'SessionKindChanged') return { kind: data.kind };
  if (type === 'SessionCalibrated') return { gain: data.gain };
  if (type === 'RecordingCut') return { media: data.media, is_uncut: false };
  if (type === 'ChaptersMarked') return { chapters: chaptersIn(data.chapters) };
  return type === 'SharingChanged' ? { sharing: data.sharing } : {};
}

function analysisChanges(event: SessionEvent): Partial<Row> {
  switch (event.type) {
    case 'AnalysisRequested':
      return notAnalysed;
    case 'AudioAnalysed':
      return { results: event.data.results, summary: event.data.summary };
    case 'AnalysisSucceeded':
      return { ...scoredAs(event.data), advice: event.data.advice ?? [] };
    case 'SessionRescored': {
      const { advice, text } = event.data;
      return { ...scoredAs(event.data), advice, text_summary: text };
    }
    case 'AnalysisFailed':
      return { failure_reason: event.data.reason };
    case 'RenditionMade':
      return { rendition: { made: event.data.rendition } };
    default:
      return {};
  }
}

const scoredAs = ({ version, parts, misfit }: Data['AnalysisSucceeded'] | Data['SessionRescored']) => ({
  score_version: version,
  score_parts: parts,
  text_misfit: misfit ?? null,
});

function wordChanges({ type, data, metadata }: Recorded<SessionEvent>, row: Row): Partial<Row> {
  const { dismissed, feedback } = row;
  switch (type) {
    case 'TranscriptionStarted':
    case 'TranscriptionRequested':
      return { transcription: 'running', transcription_reason: null };
    case 'TranscriptMissing':
      return { transcription: data.reason === 'no_engine' ? 'none' : 'failed', transcription_reason: data.reason };
    case 'TranscriptProvided':
      return { transcription: 'running', transcription_reason: null };
    case 'TextAnalysed': {
      const { run: _, summary, dismissed: carried = [], ...words } = data;
      // If the analysis has ended, these words still have to be scored.
      const transcription = row.score_version === null ? 'done' : 'running';
      return { transcription, words, text_summary: summary, dismissed: carried };
    }
    case 'SessionRescored': {
      const standing = data.cause === 'formula' ? 'earlier_formula' : 'rewriting';
      return {
        feedback: feedback && { ...feedback, standing },
        ...(data.cause === 'words' && { transcription: 'done' }),
      };
    }
    case 'FindingDismissed':
      return { dismissed: [...dismissed, data.findingId] };
    case 'FindingRestored':
      return { dismissed: dismissed.filter((id) => id !== data.findingId) };
    case 'FeedbackMade':
      return { feedback: { ...data, createdAt: feedback?.createdAt ?? metadata.at, updatedAt: metadata.at } };
    default:
      return {};
  }
}
