import type { companiesArea } from '#domain/companies/area.ts';
import type { QueryArea } from '../query-area.ts';

/** What happened is in the history. */
export const companies: QueryArea<typeof companiesArea> = () => ({});
