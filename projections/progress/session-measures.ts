import { idOf } from '#domain/kernel/ids.ts';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { sessionKinds } from '#domain/sessions/contract/norms.ts';
import { type ScoreTotal, scoreTotalOf } from '#domain/sessions/contract/report.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Parts = Extract<SessionEvent, { type: 'AnalysisSucceeded' }>['data']['parts'];
type Name = Parts[number]['name'];
type Measures = Partial<Record<Name, Omit<Parts[number], 'name' | 'score' | 'gain' | 'reason'>>>;

type Row = Readonly<
  {
    id: string;
    owner_id: string;
    name: string;
    created_at: string;
    recording_date: string;
    type: string;
    is_scored: boolean;
    session_score: number | null;
    score_total: ScoreTotal | null;
    score_version: number | null;
    kind: string;
    /** Formula, kind and measured parts: only totals that agree in all three are compared. Null if there is no total. */
    comparable: string | null;
    measures: Measures;
  } & Record<Name, number | null>
>;

const names = [
  ...(['pitch', 'volume', 'pauses', 'speech_speed', 'filler_words'] as const),
  ...(['repetition', 'speech_clarity', 'sentiment', 'movement'] as const),
] satisfies readonly Name[];
const columns = names.map((name) => `${name} double precision`).join(', ');

/** A column for each score: means are taken over thousands of rows. */
export const sessionMeasuresModel: ReadModel<Followed, Row> = {
  name: sessionProgress.name,
  table: 'session_measures',
  key: 'id',
  ddl: `create table session_measures (
      id text primary key, owner_id text not null, name text not null, created_at timestamptz not null,
      recording_date timestamptz not null, type text not null, is_scored boolean not null,
      session_score double precision, score_total text, score_version int, kind text not null, comparable text,
      measures jsonb not null, ${columns});
    create index on session_measures (owner_id, created_at desc, id desc)
      include (type, session_score, ${names.join(', ')}) where is_scored`,

  personal: { of: 'owner_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('session', stream) ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    switch (event.type) {
      case 'SessionCreated': {
        const { ownerId, name, type, recordedAt, kind = sessionKinds[0] } = event.data;
        const dates = { created_at: event.metadata.at, recording_date: recordedAt };
        return { id: idOf(event.stream), owner_id: ownerId, name, type, kind, ...dates, ...unscored() };
      }
      case 'SessionRenamed':
        return row && { ...row, name: event.data.name };
      case 'SessionKindChanged':
        return row && { ...row, kind: event.data.kind };
      case 'AnalysisRequested':
        return row && { ...row, ...unscored() };
      case 'AnalysisSucceeded':
      case 'SessionRescored':
        return row && { ...row, ...scored(event.data, row.kind) };
      case 'SessionDeleted':
        return undefined;
      default:
        return row;
    }
  },
};

const unscored = () => ({
  ...{ is_scored: false, session_score: null, score_total: null, score_version: null, comparable: null },
  ...{ ...scoresIn([]), measures: {} },
});

type Scored = Extract<SessionEvent, { type: 'AnalysisSucceeded' | 'SessionRescored' }>['data'];

function scored(data: Scored, kind: string) {
  const { score, version, parts } = data;
  const measured = names.filter((name) => parts.some((part) => part.name === name && part.score !== null));
  const measures = Object.fromEntries(
    parts.map(({ name, score: _, gain: __, reason: ___, ...measure }) => [name, measure]),
  );
  const comparable = score === null ? null : [version, kind, ...measured].join(' ');
  return {
    ...{ is_scored: true, session_score: score, score_total: scoreTotalOf(data), score_version: version, comparable },
    ...{ ...scoresIn(parts), measures },
  };
}

const scoresIn = (parts: Parts) =>
  Object.fromEntries(names.map((name) => [name, parts.find((part) => part.name === name)?.score ?? null])) as Record<
    Name,
    number | null
  >;
