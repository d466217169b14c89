import type { subscriptionsArea } from '#domain/subscriptions/area.ts';
import type { QueryArea } from '../query-area.ts';

/** What happened is in the history. */
export const subscriptions: QueryArea<typeof subscriptionsArea> = () => ({});
