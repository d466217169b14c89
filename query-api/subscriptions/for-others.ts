/** The exports of subscriptions for other areas. */
export { invoicesOf } from './invoice-rows.ts';
