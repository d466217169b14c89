/** The exports of administration for other areas. */
export { confirmationFor } from './dual-control.ts';
export { masterKeyRotation } from './master-key-calls.ts';
export { toOperation } from './operation.ts';
