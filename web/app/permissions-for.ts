import { readsHistory } from '#domain/kernel/roles.ts';
import { administersProjections } from '#domain/projections/contract.ts';

/** What opens a part of the client: any one of them. The server checks every call by its own rule. */
export const permissionsFor = {
  sessions: ['analysis:fast', 'analysis:relaxed'],
  recorder: ['upload:audio', 'upload:video'],
  upload: ['upload:audio', 'upload:video'],
  projections: [administersProjections],
  history: [readsHistory],
} as const;
