import type { participationArea } from '#domain/participation/area.ts';
import { resultsReader } from '#query-api/sessions/for-others.ts';
import type { QueryArea } from '../query-area.ts';
import { assessmentResultsQuery, assessmentsAsCsvQuery } from './assessment-results.ts';
import { certificateCheckQuery, certificatePdfQuery, certificatesQuery } from './certificates.ts';
import { elementImpactQuery } from './element-impact.ts';
import { elementSubmissionsQuery } from './element-submissions.ts';
import { feedbackForUserQuery } from './feedback-for-user.ts';
import { matrixAsCsvQuery, matrixAsXlsxQuery } from './matrix-export.ts';
import { participantDetailQuery, participantMatrixQuery } from './participant-matrix.ts';
import { sharedVideosQuery } from './shared-videos.ts';
import { submissionDetailQuery, submissionReportQuery } from './submission-detail.ts';

export const participation: QueryArea<typeof participationArea> = ({ keys, blobs, publicUrl }) => ({
  feedbackForUser: feedbackForUserQuery,
  elementSubmissions: elementSubmissionsQuery,
  sharedVideos: sharedVideosQuery(keys),
  submissionDetail: submissionDetailQuery(keys),
  submissionReport: submissionReportQuery(resultsReader(blobs)),
  participantMatrix: participantMatrixQuery,
  participantDetail: participantDetailQuery,
  matrixAsCsv: matrixAsCsvQuery,
  matrixAsXlsx: matrixAsXlsxQuery,
  elementImpact: elementImpactQuery,
  assessmentResults: assessmentResultsQuery,
  assessmentsAsCsv: assessmentsAsCsvQuery,
  certificates: certificatesQuery,
  certificateCheck: certificateCheckQuery,
  certificatePdf: certificatePdfQuery({ blobs, publicUrl }),
});
