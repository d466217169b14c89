import { createContext, useContext } from 'react';
import { sessionMedia, sessionPeaks, sessionSeries } from '#domain/sessions/contract/calls.ts';

/** The queries for the parts of a talk. */
export type SessionSource = Readonly<{
  media: typeof sessionMedia;
  peaks: typeof sessionPeaks;
  series: typeof sessionSeries;
  /** The owner of a talk may change it, and gets its captions. */
  isOwn: boolean;
}>;

const own: SessionSource = { media: sessionMedia, peaks: sessionPeaks, series: sessionSeries, isOwn: true };

/** Default: one's own talk. */
export const SessionSourceContext = createContext<SessionSource>(own);

export const useSessionSource = (): SessionSource => useContext(SessionSourceContext);
