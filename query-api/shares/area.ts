import type { sharesArea } from '#domain/shares/area.ts';
import { resultsReader } from '#query-api/sessions/for-others.ts';
import type { QueryArea } from '../query-area.ts';
import {
  guestLinksQuery,
  guestMediaQuery,
  guestPeaksQuery,
  guestSeminarQuery,
  guestSeriesQuery,
  guestSessionQuery,
} from './guests.ts';
import { companionsQuery, sessionSharingQuery } from './session-sharing.ts';
import { sharedByUserQuery, sharedByUsersQuery, sharedSessionsQuery, sharingUsersQuery } from './shared-list.ts';
import { sharedFileQuery, sharedMediaQuery } from './shared-media.ts';
import { sharedByUserDetailQuery, sharedPeaksQuery, sharedSeriesQuery, sharedSessionQuery } from './shared-session.ts';

export const shares: QueryArea<typeof sharesArea> = (tools) => {
  const readResults = resultsReader(tools.blobs);
  return {
    sharedSessions: sharedSessionsQuery(tools.keys),
    sharedSession: sharedSessionQuery({ read: readResults, keys: tools.keys }),
    sharedSeries: sharedSeriesQuery(readResults),
    sharedPeaks: sharedPeaksQuery(readResults),
    sharedMedia: sharedMediaQuery(tools.keys),
    sharedFile: sharedFileQuery(tools),
    sharingUsers: sharingUsersQuery(tools.keys),
    sharedByUser: sharedByUserQuery(tools.keys),
    sharedByUserDetail: sharedByUserDetailQuery({ read: readResults, keys: tools.keys }),
    sharedByUsers: sharedByUsersQuery(tools.keys),
    sessionSharing: sessionSharingQuery,
    companions: companionsQuery,
    guestLinks: guestLinksQuery(tools.keys),
    guestTalk: guestSessionQuery({ read: readResults, keys: tools.keys }),
    guestSeries: guestSeriesQuery({ read: readResults, keys: tools.keys }),
    guestPeaks: guestPeaksQuery({ read: readResults, keys: tools.keys }),
    guestMedia: guestMediaQuery(tools.keys),
    guestSeminar: guestSeminarQuery(tools.keys),
  };
};
