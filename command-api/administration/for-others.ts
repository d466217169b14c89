/** What other areas may use of administration here. */
export { confirmationFor } from './dual-control.ts';
export { operationOrder } from './operation.ts';
