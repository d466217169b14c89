import type { sessionsArea } from '#domain/sessions/area.ts';
import type { QueryArea } from '../query-area.ts';
import { resultsReader } from './analysis-results.ts';
import { calibrationListQuery } from './calibration-list.ts';
import { captionsQuery } from './captions.ts';
import { clipResultQuery } from './clip-result.ts';
import { drillListQuery, drillResultQuery } from './drills.ts';
import { installedNorms } from './installed-norms.ts';
import { mediaFileQuery } from './media-file.ts';
import { sessionDetailQuery } from './session-detail.ts';
import { sessionFeedbackQuery } from './session-feedback.ts';
import { incompleteSessionsQuery, sessionListQuery, sessionTagsQuery } from './session-list.ts';
import { sessionMediaQuery } from './session-media.ts';
import { sessionMovementQuery } from './session-movement.ts';
import { sessionReportQuery } from './session-report.ts';
import { sessionPeaksQuery, sessionSeriesQuery } from './session-series.ts';
import { unfinishedTakesQuery } from './unfinished-takes.ts';
import { unfinishedUploadsQuery, uploadOffsetQuery } from './unfinished-uploads.ts';

export const sessions: QueryArea<typeof sessionsArea> = (tools) => {
  const readResults = resultsReader(tools.blobs);
  return {
    sessionList: sessionListQuery,
    sessionTags: sessionTagsQuery,
    incompleteSessions: incompleteSessionsQuery,
    sessionDetail: sessionDetailQuery(readResults, tools.keys),
    sessionFeedback: sessionFeedbackQuery(readResults),
    sessionCaptions: captionsQuery(readResults),
    sessionReport: sessionReportQuery(readResults),
    sessionSeries: sessionSeriesQuery(readResults),
    sessionPeaks: sessionPeaksQuery(readResults),
    sessionMovement: sessionMovementQuery(readResults),
    sessionMedia: sessionMediaQuery(tools.keys),
    mediaFile: mediaFileQuery(tools),
    unfinishedTakes: unfinishedTakesQuery,
    uploadOffset: uploadOffsetQuery,
    unfinishedUploads: unfinishedUploadsQuery,
    clipResult: clipResultQuery,
    drillResult: drillResultQuery(installedNorms(tools.settings)),
    drillList: drillListQuery,
    calibrationList: calibrationListQuery,
  };
};
