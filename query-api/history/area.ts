import type { historyArea } from '#domain/history/area.ts';
import { type HistoryStream, type LinkedStream, linkedStreams, streamDetail } from '#domain/history/contract/calls.ts';
import { auditKeys } from '#domain/history/contract/proof.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { listedKeys } from '#infra/proof/heads.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import { aboutStream } from './about-stream.ts';
import { chainStatusQuery } from './chain-status.ts';
import { deedListQuery } from './deed-list.ts';
import { keptStreams } from './kept-streams.ts';
import { comparedPaymentsQuery, streamPaymentsCsvQuery, streamPaymentsQuery } from './payments/payment-queries.ts';
import { streamCompletionsQuery } from './stream-completions.ts';
import { streamEventsQuery } from './stream-events.ts';
import { streamExportQuery } from './stream-export.ts';
import { streamListQuery } from './stream-list.ts';
import { streamNamesQuery } from './stream-names.ts';
import { type StreamRow, streamColumns, streamsShown, withOwners } from './stream-row.ts';
import { streamStateQuery } from './stream-state.ts';

const most = 100;

const linkedStreamsQuery = (tools: Parameters<typeof aboutStream>[1]) =>
  aboutStream(linkedStreams, tools, async ({ params: { id } }, pool): Promise<LinkedStream[]> => {
    const known = await pool.query('select 1 from history.stream_list where stream = $1', [id]);
    if (known.rowCount === 0) return refuse('not_found');
    const { rows } = await pool.query<LinkedStream>(
      `with linked as (
         select other as stream, count(*)::int as requests
           from history.deed_list, unnest(streams) other
          where streams @> array[$1] and cardinality(streams) > 1 and other <> $1
          group by other order by requests desc, other limit ${most})
       select stream, category, title, erased, last_at as "lastAt", requests
         from linked join history.stream_list using (stream) order by requests desc, stream`,
      [id],
    );
    return withOwners(pool, rows);
  });

const streamDetailQuery = (tools: Parameters<typeof aboutStream>[1]) =>
  aboutStream(streamDetail, tools, async ({ params: { id } }, pool): Promise<HistoryStream> => {
    const text = `select ${streamColumns} from history.stream_list where stream = $1`;
    const { rows } = await pool.query<StreamRow>(text, [id]);
    const [shown] = await streamsShown(pool, rows);
    return shown ?? refuse('not_found');
  });

const auditKeysQuery = query(auditKeys, {
  allow: 'anyone',
  answer: async (_asked, pool) => [...(await listedKeys(pool))],
});

/** For auditors and admins; for everybody else there are no such calls. */
export const history: QueryArea<typeof historyArea> = ({ recordLookUp: record, ...given }) => {
  const { store, asStored, hashes, notifications, kept, payments } = given;
  const tools = { record, asStored, read: keptStreams({ store, notifications }) };
  return {
    deedList: deedListQuery({ record, hashes }),
    streamList: streamListQuery({ record, hashes }),
    streamDetail: streamDetailQuery(tools),
    streamEvents: streamEventsQuery(tools),
    streamState: streamStateQuery(tools),
    streamCompletions: streamCompletionsQuery(tools),
    linkedStreams: linkedStreamsQuery(tools),
    streamNames: streamNamesQuery(tools),
    streamExport: streamExportQuery(tools),
    streamPayments: streamPaymentsQuery(tools),
    comparedPayments: comparedPaymentsQuery({ ...tools, payments }),
    streamPaymentsCsv: streamPaymentsCsvQuery(tools),
    chainStatus: chainStatusQuery({ asStored, kept }),
    auditKeys: auditKeysQuery,
  };
};
