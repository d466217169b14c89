import { keptHeads } from '#infra/proof/kept-heads.ts';

/** An installation whose data folder holds no head. */
export const keptNowhere = keptHeads({ settings: {}, data: '/nowhere' });
