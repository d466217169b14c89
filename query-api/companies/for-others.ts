/** What other areas may use of companies here. */
export { companyOf } from './company-queries.ts';
