/** What other areas may use of shares here. */
export { isRunning } from './entitled.ts';
