/** The exports of companies for other areas. */
export { companyOf } from './company-queries.ts';
