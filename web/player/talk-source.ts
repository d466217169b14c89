import { createContext, useContext } from 'react';
import { sessionMedia, sessionPeaks, sessionSeries } from '#domain/sessions/contract/calls.ts';

/** Where the parts of a talk come from. */
export type TalkSource = Readonly<{
  media: typeof sessionMedia;
  peaks: typeof sessionPeaks;
  series: typeof sessionSeries;
  /** Whose talk it is may change it, and gets its captions. */
  isOwn: boolean;
}>;

const own: TalkSource = { media: sessionMedia, peaks: sessionPeaks, series: sessionSeries, isOwn: true };

/** One's own talk, where nobody says otherwise. */
export const TalkSourceContext = createContext<TalkSource>(own);

export const useTalkSource = (): TalkSource => useContext(TalkSourceContext);
