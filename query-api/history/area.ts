import type { historyArea } from '#domain/history/area.ts';
import type { QueryArea } from '../query-area.ts';
import { auditKeysQuery } from './audit-keys.ts';
import { chainStatusQuery } from './chain-status.ts';
import { deedListQuery } from './deed-list.ts';
import { keptStreams } from './kept-streams.ts';
import { linkedStreamsQuery } from './linked-streams.ts';
import { comparedPaymentsQuery, streamPaymentsCsvQuery, streamPaymentsQuery } from './payments/payment-queries.ts';
import { streamCompletionsQuery } from './stream-completions.ts';
import { streamDetailQuery } from './stream-detail.ts';
import { streamEventsQuery } from './stream-events.ts';
import { streamExportQuery } from './stream-export.ts';
import { streamListQuery } from './stream-list.ts';
import { streamNamesQuery } from './stream-names.ts';
import { streamStateQuery } from './stream-state.ts';

/** For auditors and admins. For everybody else these calls do not exist. */
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
