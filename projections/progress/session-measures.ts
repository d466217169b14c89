import { idOf } from '#domain/kernel/ids.ts';
import { sessionProgress } from '#domain/progress/contract.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

type Parts = Extract<SessionEvent, { type: 'AnalysisSucceeded' }>['data']['parts'];
type Name = Parts[number]['name'];
type Measures = Partial<Record<Name, Pick<Parts[number], 'value' | 'unit' | 'good'>>>;

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
      session_score double precision, measures jsonb not null, ${columns});
    create index on session_measures (owner_id, created_at desc, id desc)
      include (type, session_score, ${names.join(', ')}) where is_scored`,

  keys: ({ stream }) => (stream.startsWith('session-') ? [idOf(stream)] : []),
  readers: ({ owner_id }) => [owner_id],

  fold(row, event) {
    switch (event.type) {
      case 'SessionCreated': {
        const { ownerId, name, type, recordedAt } = event.data;
        const dates = { created_at: event.metadata.at, recording_date: recordedAt };
        return { id: idOf(event.stream), owner_id: ownerId, name, type, ...dates, ...unscored() };
      }
      case 'SessionRenamed':
        return row && { ...row, name: event.data.name };
      case 'AnalysisRequested':
        return row && { ...row, ...unscored() };
      case 'AnalysisSucceeded':
      case 'SessionRescored':
        return row && { ...row, ...scored(event.data.score, event.data.parts) };
      case 'SessionDeleted':
        return undefined;
      default:
        return row;
    }
  },
};

const unscored = () => ({ is_scored: false, session_score: null, ...scoresIn([]), measures: {} });

function scored(score: number | null, parts: Parts) {
  const measures = Object.fromEntries(parts.map(({ name, value, unit, good }) => [name, { value, unit, good }]));
  return { is_scored: true, session_score: score, ...scoresIn(parts), measures };
}

const scoresIn = (parts: Parts) =>
  Object.fromEntries(names.map((name) => [name, parts.find((part) => part.name === name)?.score ?? null])) as Record<
    Name,
    number | null
  >;
