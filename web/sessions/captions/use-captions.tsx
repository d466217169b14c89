import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { useTalkSource } from '../report/talk-source.ts';
import { CaptionLine } from './caption-line.tsx';
import { captionsState } from './captions-state.ts';
import { useCaptionsAddress } from './use-captions-address.ts';

/** For within the element that plays, and for over its picture; both undefined where there are no words. */
export type Captions = Readonly<{ track: ReactNode; line: ReactNode }>;

/**
 * The browser keeps the time of the cues and we draw them, so that a talk without a picture has captions, too. They begin
 * shown; whoever turned them off finds them off in every talk.
 */
export function useCaptions({ id, locale, textAnalysis }: SessionDetail): Captions {
  const { t } = useLingui();
  const [track, setTrack] = useState<TextTrack | null>(null);
  // The same function each time: another one would be told of the track anew, for ever.
  const attach = useCallback((element: HTMLTrackElement | null) => setTrack(element?.track ?? null), []);
  const { shown } = useSnapshot(captionsState);
  const { isOwn } = useTalkSource();
  const src = useCaptionsAddress(id, isOwn && textAnalysis !== null);
  if (src === undefined) return { track: undefined, line: undefined };
  return {
    track: <track key={src} ref={attach} kind="captions" srcLang={locale} label={t`Untertitel`} src={src} />,
    line: track && shown && <CaptionLine track={track} lang={locale} />,
  };
}
