/** What other areas may use of subscriptions here. */
export { invoicesOf } from './invoice-rows.ts';
