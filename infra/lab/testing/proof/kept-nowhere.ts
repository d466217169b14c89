import { keptHeads } from '#infra/proof/kept-heads.ts';

/** Kept heads of an installation that has none. */
export const keptNowhere = keptHeads({ settings: {}, data: '/nowhere' });
