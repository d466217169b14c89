import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { Bookmark } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { sessionMedia } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import type { Answer } from '../lib/api.ts';
import type { Player } from '../player/for-others.ts';
import {
  CaptionsButton,
  FloatingTransport,
  KeyHelp,
  NextStop,
  Stage,
  stopsOf,
  Transport,
  useCaptions,
  usePlayerKeys,
  useSessionSource,
} from '../player/for-others.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChapterBar } from './chapter-bar.tsx';
import { CurrentSlide } from './slides/current-slide.tsx';
import { usePeaks } from './use-session.ts';

type PlayerCardProps = Readonly<{
  session: SessionDetail;
  player: Player;
  media: UseQueryResult<Answer<typeof sessionMedia>>;
  /** In seconds; undefined until it is known. */
  duration: number | undefined;
  /** The words with the person's latest judgements of the findings. */
  text: TextAnalysis | null;
}>;

export function PlayerCard({ session, player, media, duration, text }: PlayerCardProps) {
  const { t } = useLingui();
  const [marking, setMarking] = useState(false);
  const transport = useRef<HTMLDivElement>(null);
  const peaks = usePeaks(session.id, session.audioAnalysis !== null);
  const stops = useMemo(() => stopsOf({ advice: session.advice, text }), [session.advice, text]);
  const captions = useCaptions(session);
  const slides = session.slideTimestamps.filter(({ slideURI }) => slideURI !== null);
  const { isOwn } = useSessionSource();
  usePlayerKeys(player, duration ?? 0);
  return (
    <Card
      className={cx(
        'min-w-0 print:hidden',
        duration && 'lg:rounded-b-none lg:border-b-0 lg:shadow-none',
        // Leaves room for the chapters, so that all lanes fit on the first screen.
        session.chapters.length > 0 && '[--chapter-bar:49px]',
      )}
    >
      <div className={cx('bg-stage', slides.length > 0 && 'grid overflow-hidden rounded-t-lg md:grid-cols-2')}>
        <Stage
          player={player}
          type={session.type}
          duration={duration ?? 0}
          peaks={peaks}
          notice={<Notice player={player} media={media} />}
          captions={captions}
        />
        {slides.length > 0 && <CurrentSlide player={player} slides={slides} />}
      </div>
      <Transport ref={transport} player={player} duration={duration} disabled={!media.data?.playable}>
        <NextStop player={player} stops={stops} disabled={!media.data?.playable} />
        {text && isOwn && <CaptionsButton />}
        {isOwn && (
          <Button
            look="quiet"
            size="icon"
            aria-label={t`Kapitel bearbeiten`}
            aria-expanded={marking}
            onClick={() => setMarking(!marking)}
          >
            <Bookmark aria-hidden="true" />
          </Button>
        )}
        <KeyHelp />
      </Transport>
      <ChapterBar
        id={session.id}
        chapters={session.chapters}
        player={player}
        editing={marking}
        onClose={() => setMarking(false)}
      />
      <FloatingTransport player={player} duration={duration} beside={transport} />
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
  if (media.data?.url === null) {
    return (
      <span role="status">
        <Trans>Die Aufnahme wird gerade zugeschnitten.</Trans>
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
