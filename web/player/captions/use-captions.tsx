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

/** `track` goes into the media element, `line` over its picture. Both are undefined without a transcript. */
export type Captions = Readonly<{ track: ReactNode; line: ReactNode }>;

/**
 * Captions of a talk. The browser times the cues and this code draws them, so that talks without a picture have captions too. They are on
 * by default; turning them off counts for all talks.
 */
export function useCaptions({ id, locale, textAnalysis }: SessionDetail): Captions {
  const { t } = useLingui();
  const [track, setTrack] = useState<TextTrack | null>(null);
  // A stable function: React would call a new one with the track in every render, without end.
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

/** An address from which a `track` can load the captions. The call itself needs a token, which no element sends. */
function useCaptionsAddress(id: string, hasWords: boolean): string | undefined {
  const { data: text } = useQuery({
    // Keyed below the session's detail, so that both are fetched again together.
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
