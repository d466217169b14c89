/** The exports of subscriptions for other areas. */
export { loadAccount } from './stored-account.ts';
export { taxPreview } from './tax-preview.ts';
