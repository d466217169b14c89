import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { type AnalysisStatus, type ScoreTotal, scoreTotalOf } from '#domain/sessions/contract/report.ts';
import { tagsIn } from '#domain/sessions/contract/tags.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  owner_id: string;
  name: string;
  created_at: string;
  recording_date: string;
  /** In seconds. */
  duration: number | null;
  locale: string;
  type: string;
  analysis_status: AnalysisStatus;
  session_score: number | null;
  score_total: ScoreTotal | null;
  /** Why an analysed session has no score. */
  score_withheld: Withheld | null;
  tags: readonly string[];
}>;

type Withheld = NonNullable<Extract<SessionEvent, { type: 'AnalysisSucceeded' }>['data']['withheld']>;

export const sessionListModel: ReadModel<SessionEvent, Row> = {
  name: sessionList.name,
  table: 'session_list',
  key: 'id',
  ddl: `create table session_list (
      id text primary key, owner_id text not null, name text not null, created_at timestamptz not null,
      recording_date timestamptz not null, duration double precision, locale text not null, type text not null,
      analysis_status text not null, session_score double precision, score_total text,
      score_withheld jsonb, tags jsonb not null default '[]');
    create index on session_list (owner_id, created_at desc, id desc)`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('session', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    if (event.type === 'SessionCreated') return listed(event);
    if (event.type === 'SessionDeleted') return undefined;
    return row && { ...row, ...changes(event, row) };
  },
};

const unscored = { session_score: null, score_total: null, score_withheld: null } as const;

function listed({ stream, data, metadata }: Recorded<Extract<SessionEvent, { type: 'SessionCreated' }>>): Row {
  const { ownerId, name, locale, type, recordedAt } = data;
  const dates = { created_at: metadata.at, recording_date: recordedAt };
  const open = { duration: null, analysis_status: 'NotStarted', ...unscored, tags: [] } as const;
  return { id: idOf(stream), owner_id: ownerId, name, ...dates, locale, type, ...open };
}

function changes(event: SessionEvent, { analysis_status }: Row): Partial<Row> {
  switch (event.type) {
    case 'SessionRenamed':
      return { name: event.data.name };
    case 'TagsChanged':
      return { tags: tagsIn(event.data.tags) };
    case 'SessionLocaleChanged':
      return { locale: event.data.locale };
    case 'AnalysisRequested':
      return { analysis_status: 'NotStarted', ...unscored };
    case 'AnalysisStarted':
      return { analysis_status: 'Running' };
    case 'AudioExtracted':
      return { analysis_status: 'AnalyzingAudio', duration: event.data.duration };
    case 'AudioAnalysed':
      return { analysis_status: 'AudioDone' };
    case 'TranscriptionStarted':
      // A later transcription does not change the status of a finished analysis.
      return analysis_status === 'Succeeded' ? {} : { analysis_status: 'AnalyzingText' };
    case 'AnalysisSucceeded':
      return { analysis_status: 'Succeeded', ...scored(event.data) };
    case 'SessionRescored':
      return scored(event.data);
    case 'AnalysisFailed':
      return { analysis_status: 'Failed' };
    default:
      return {};
  }
}

type Scored = Extract<SessionEvent, { type: 'AnalysisSucceeded' | 'SessionRescored' }>['data'];

const scored = (data: Scored) => ({
  session_score: data.score,
  score_total: scoreTotalOf(data),
  score_withheld: data.withheld ?? null,
});
