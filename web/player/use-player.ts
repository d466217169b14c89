import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../lib/api.ts';
import { renewAheadMs } from './address-keeper.ts';
import { createPlayer } from './player.ts';
import { useSessionSource } from './session-source.ts';

/** Milliseconds between checks for a playable version. */
const lookAgainMs = 3000;
const soonestMs = 5000;

/** The player of a talk, supplied with valid addresses. `media` says whether there is something playable yet. */
export function usePlayer(id: string, hasMedia = true) {
  const [player] = useState(createPlayer);
  const source = useSessionSource();
  const media = useQuery({
    ...query(source.media, { id }),
    enabled: hasMedia,
    refetchInterval: ({ state: { data } }) => data && untilNextLook(data, Date.now()),
    select: (data) => withOriginal(data, playsHere),
  });
  const { url, expiresAt, playable, isFinal = false } = media.data ?? {};
  useEffect(() => {
    if (playable && url && expiresAt) player.offer({ url, expiresAt: Date.parse(expiresAt), isFinal });
  }, [player, playable, url, expiresAt, isFinal]);
  return { player, media };
}

type Offered = Readonly<{ url: string | null; playable: boolean; contentType: string }>;

/** Makes the recording itself playable if this browser can play it. The version for all browsers replaces it later. */
export const withOriginal = <Data extends Offered>(data: Data, plays: (contentType: string) => boolean) => ({
  ...data,
  isFinal: data.playable,
  playable: data.playable || (data.url !== null && plays(data.contentType)),
});

const playsHere = (contentType: string): boolean => document.createElement('video').canPlayType(contentType) !== '';

type Media = Readonly<{ playable: boolean; expiresAt: string }>;

/** Milliseconds until the next fetch. */
export function untilNextLook({ playable, expiresAt }: Media, now: number): number {
  if (!playable) return lookAgainMs;
  return Math.max(soonestMs, Date.parse(expiresAt) - now - renewAheadMs);
}
