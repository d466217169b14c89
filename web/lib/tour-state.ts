import { proxy } from 'valtio';

/** Whether the person paused the tour. Resets when they resume it or reload the page. */
export const tourState = proxy({ rests: false });
