import type { administrationArea } from '#domain/administration/area.ts';
import type { QueryArea } from '../query-area.ts';
import { companyNamesQuery } from './company-names.ts';
import { confirmationListQuery } from './confirmation-list.ts';
import { healthReportQuery } from './health-report.ts';
import { jobListQuery } from './job-list.ts';
import { personDetailQuery } from './person-detail.ts';
import { personCountQuery, personListQuery } from './person-list.ts';
import { ownSupportQuery, personSupportQuery } from './support-access.ts';
import { timetableQuery } from './timetable.ts';

export const administration: QueryArea<typeof administrationArea> = (deps) => {
  const { keys, settings } = deps;
  return {
    personList: personListQuery(keys),
    personCount: personCountQuery,
    companyNames: companyNamesQuery,
    personDetail: personDetailQuery({ keys, limits: settings }),
    confirmationList: confirmationListQuery,
    jobList: jobListQuery,
    timetable: timetableQuery,
    healthReport: healthReportQuery(deps),
    ownSupport: ownSupportQuery,
    personSupport: personSupportQuery,
  };
};
