import type { AreaProjection } from '../projection.ts';
import { companyListModel } from './company-list.ts';
import { employeeTimesModel } from './employee-times.ts';
import { followed } from './events.ts';
import { sessionCountsModel } from './session-counts.ts';

export const companiesProjection: AreaProjection = {
  schema: 'companies',
  version: 4,
  streams: ['company-', 'session-'],
  events: followed,
  readModels: [companyListModel, employeeTimesModel, sessionCountsModel],
};
