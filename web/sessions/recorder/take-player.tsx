import { useEffect } from 'react';
import { Card } from '../../ui/card.tsx';
import type { Player } from '../player/player.ts';
import { usePlayerKeys } from '../player/player-keys.ts';
import { Stage } from '../player/stage.tsx';
import { Transport } from '../player/transport.tsx';
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
