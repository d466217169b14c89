import { useEffect } from 'react';
import type { Player } from '../player/for-others.ts';
import { Stage, Transport, usePlayerKeys } from '../player/for-others.ts';
import { Card } from '../ui/card.tsx';
import type { Take } from './take-recorder.ts';

type TakePlayerProps = Readonly<{ take: Take; file: File; player: Player }>;

/** Plays the take from the memory of this page. */
export function TakePlayer({ take, file, player }: TakePlayerProps) {
  useEffect(() => {
    const url = URL.createObjectURL(file);
    player.offer({ url, expiresAt: Number.POSITIVE_INFINITY });
    return () => URL.revokeObjectURL(url);
  }, [player, file]);
  usePlayerKeys(player, take.seconds);
  return (
    <Card>
      <Stage player={player} type={take.type} duration={take.seconds} peaks={{ t0: 0, dt: 0.1, values: take.peaks }} />
      <Transport player={player} duration={take.seconds} disabled={false} />
    </Card>
  );
}
