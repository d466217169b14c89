import type { companiesArea } from '#domain/companies/area.ts';
import type { CommandArea } from '../command-area.ts';
import { companyAdminCalls } from './admin-calls.ts';
import { companyCalls } from './calls.ts';
import { vatIdHandler, vatIdReaction } from './check-vat-id.ts';
import { leaveCompanies } from './forget.ts';
import { companyReaction, seatReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';

/** Companies, their people and seats. */
export const companies: CommandArea<typeof companiesArea> = {
  commands: (tools) => ({ ...companyCalls(tools), ...companyAdminCalls }),
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [companyReaction, seatReaction(tools), vatIdReaction],
    jobs: { 'company-vat-check': vatIdHandler(tools) },
    scheduled: [],
  }),
  forget: leaveCompanies,
  takeAlong,
  streamWords: {
    company: { de: 'eine Firma', en: 'a company' },
    employment: { de: 'Ihre Zugehörigkeit zu einer Firma', en: 'your belonging to a company' },
  },
};
