/** The exports of shares for other areas. */
export { isRunning } from './entitled.ts';
