import { useEffect } from 'react';
import { Card } from '../ui/card.tsx';
import type { Player } from './player.ts';
import { usePlayerKeys } from './player-keys.ts';
import { Stage } from './stage.tsx';
import { Transport } from './transport.tsx';

type SessionPlayerProps = Readonly<{
  player: Player;
  media: Readonly<{ url: string; contentType: string; expiresAt: string }>;
  /** Seconds; undefined until measured. */
  duration: number | undefined;
}>;

/** The player of a shared recording: its picture or sound, and the transport. */
export function SessionPlayer({ player, media: { url, contentType, expiresAt }, duration }: SessionPlayerProps) {
  usePlayerKeys(player, duration ?? 0);
  useEffect(() => player.offer({ url, expiresAt: Date.parse(expiresAt) }), [player, url, expiresAt]);
  const type = contentType.startsWith('audio/') ? 'audio' : 'video';
  return (
    <Card className="min-w-0 print:hidden">
      <Stage player={player} type={type} duration={duration ?? 0} peaks={undefined} />
      <Transport player={player} duration={duration} disabled={false} />
    </Card>
  );
}
