import { proxy } from 'valtio';

/** Whether somebody put the tour aside, until they take it up again or open the product anew. */
export const tourState = proxy({ rests: false });
