import { companyEvents } from '#domain/companies/events.ts';
import type { Projection } from '../projection.ts';
import { companyListModel } from './company-list.ts';

export const companiesProjection: Projection = {
  schema: 'companies',
  version: 1,
  streams: ['company-'],
  events: companyEvents,
  readModels: [companyListModel],
};
