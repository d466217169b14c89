import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { request } from '../../lib/request.ts';
import { useSessionSource } from '../session-source.ts';
import { CaptionLine } from './caption-line.tsx';
import { captionsState } from './captions-state.ts';

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
  const { isOwn } = useSessionSource();
  const fillers = useMemo(() => (textAnalysis?.fillers ?? []).filter(({ dismissed }) => !dismissed), [textAnalysis]);
  const src = useCaptionsAddress(id, isOwn && textAnalysis !== null);
  if (src === undefined) return { track: undefined, line: undefined };
  return {
    track: <track key={src} ref={attach} kind="captions" srcLang={locale} label={t`Untertitel`} src={src} />,
    line: track && shown && <CaptionLine track={track} lang={locale} fillers={fillers} />,
  };
}

/** The captions of a talk where a `track` can load them: the call needs a token, which no element sends. */
function useCaptionsAddress(id: string, hasWords: boolean): string | undefined {
  const { data: text } = useQuery({
    // Part of a session's detail: they change when it does.
    queryKey: [sessionDetail.name, 'captions', id],
    queryFn: async ({ signal }) => (await request(`/api/Sessions/${id}/Captions.vtt`, { signal })).text(),
    enabled: hasWords,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (text === undefined || !hasWords) return;
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [text, hasWords]);
  return address;
}
