/** What other areas may use of subscriptions here. */
export { loadAccount } from './stored-account.ts';
