import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { sessionMedia } from '#domain/sessions/contract.ts';
import type { SessionDetail } from '#domain/sessions/report.ts';
import type { Answer } from '../../lib/api.ts';
import { Card } from '../../ui/card.tsx';
import { DataTables } from '../lanes/data-tables.tsx';
import { Lanes } from '../lanes/lanes.tsx';
import type { Player } from '../player/player.ts';
import { usePlayerKeys } from '../player/player-keys.ts';
import { Stage } from '../player/stage.tsx';
import { Transport } from '../player/transport.tsx';
import type { Config } from '../use-config.ts';
import { usePeaks } from './use-session.ts';

type PlayerCardProps = Readonly<{
  session: SessionDetail;
  player: Player;
  media: UseQueryResult<Answer<typeof sessionMedia>>;
  /** Seconds; undefined until it was measured. */
  duration: number | undefined;
  norms: Config['norms'];
}>;

export function PlayerCard({ session, player, media, duration, norms }: PlayerCardProps) {
  const peaks = usePeaks(session.id, session.audioAnalysis !== null);
  usePlayerKeys(player, duration ?? 0);
  return (
    <Card className="min-w-0">
      <Stage
        player={player}
        type={session.type}
        duration={duration ?? 0}
        peaks={peaks}
        notice={<Notice player={player} media={media} />}
      />
      <Transport player={player} duration={duration} disabled={!media.data?.playable} />
      {duration !== undefined && duration > 0 && (
        <Lanes
          player={player}
          duration={duration}
          peaks={peaks}
          audio={session.audioAnalysis}
          parts={session.scoreParts}
          goodVolume={norms.volume}
        />
      )}
      {session.audioAnalysis && <DataTables audio={session.audioAnalysis} />}
    </Card>
  );
}

function Notice({ player, media }: Pick<PlayerCardProps, 'player' | 'media'>) {
  const { failed } = useSnapshot(player.state);
  if (media.isError || failed) {
    return (
      <span role="alert">
        <Trans>
          Die Aufnahme lässt sich gerade nicht abspielen. Laden Sie die Seite neu oder laden Sie sie herunter.
        </Trans>
      </span>
    );
  }
  if (media.data?.playable === false) {
    return (
      <span role="status">
        <Trans>Eine Fassung, die Ihr Browser abspielen kann, wird gerade erstellt.</Trans>
      </span>
    );
  }
  return null;
}
