import { idOf } from '#domain/kernel/ids.ts';
import { sessionDetail } from '#domain/sessions/contract.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { ReadModel } from '../projection.ts';

type Data = { [E in SessionEvent as E['type']]: E['data'] };

type Row = Readonly<{
  id: string;
  owner_id: string;
  analysis_class: string;
  origin: string;
  media: Data['SessionCreated']['media'];
  /** null while none is known; `made` is null where the recording itself plays everywhere. */
  rendition: Readonly<{ made: Data['RenditionMade']['rendition'] }> | null;
  results: Data['AudioAnalysed']['results'] | null;
  summary: Data['AudioAnalysed']['summary'] | null;
  score_version: number | null;
  score_parts: Data['AnalysisSucceeded']['parts'];
  failure_reason: string | null;
}>;

const notAnalysed = { results: null, summary: null, score_version: null, score_parts: [], failure_reason: null };

export const sessionDetailModel: ReadModel<SessionEvent, Row> = {
  name: sessionDetail.name,
  table: 'session_detail',
  key: 'id',
  ddl: `create table session_detail (
    id text primary key, owner_id text not null, analysis_class text not null, origin text not null,
    media jsonb not null, rendition jsonb, results jsonb, summary jsonb,
    score_version int, score_parts jsonb not null, failure_reason text)`,

  keys: (event) => [idOf(event.stream)],
  ownerOf: ({ owner_id }) => owner_id,

  fold(row, event) {
    if (event.type === 'SessionCreated') {
      const { ownerId, analysisClass, origin, media } = event.data;
      const facts = { owner_id: ownerId, analysis_class: analysisClass, origin, media, rendition: null };
      return { id: idOf(event.stream), ...facts, ...notAnalysed };
    }
    if (event.type === 'SessionDeleted') return undefined;
    return row && { ...row, ...changes(event) };
  },
};

function changes(event: SessionEvent): Partial<Row> {
  switch (event.type) {
    case 'AnalysisRequested':
      return notAnalysed;
    case 'AudioAnalysed':
      return { results: event.data.results, summary: event.data.summary };
    case 'AnalysisSucceeded':
      return { score_version: event.data.version, score_parts: event.data.parts };
    case 'AnalysisFailed':
      return { failure_reason: event.data.reason };
    case 'RenditionMade':
      return { rendition: { made: event.data.rendition } };
    default:
      return {};
  }
}
