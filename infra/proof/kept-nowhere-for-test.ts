import { keptHeads } from './kept-heads.ts';

/** Of an installation whose data folder holds no head. */
export const keptNowhere = keptHeads({ settings: {}, data: '/nowhere' });
