import { hash } from 'node:crypto';

/** The same for values that differ only in the order of their keys (`jsonb` forgets it). 32 hex digits. */
export const hashOf = (value: unknown): string => hash('sha256', canonicalJson(value)).slice(0, 32);

const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined';
