import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Chapter, HowToVideo } from '#domain/showcase/contract/calls.ts';
import { useSteadyAddress } from '../lib/steady-address.ts';
import { LinkedVideo } from '../ui/linked-video.tsx';
import { useMarkWatched } from './use-how-to-change.ts';

/** The share of a video that counts as watched: people leave before the last words. */
const watchedFrom = 0.9;

type HowToPlayerProps = Readonly<{
  video: HowToVideo;
  /** Whether chapters are beside the picture, given enough room. */
  wide?: boolean;
}>;

/** Plays a video and its chapters. A film counts as watched near its end; a linked video cannot be tracked. */
export function HowToPlayer({ video, wide = false }: HowToPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const [start, setStart] = useState(0);
  const mark = useMarkWatched(video.id);
  const look = () => {
    if (!film.current) return;
    const { currentTime, duration } = film.current;
    setSecond(Math.floor(currentTime));
    const isNew = !video.isWatched && !video.isDraft && mark.isIdle;
    if (isNew && currentTime >= duration * watchedFrom) mark.mutate(true);
  };
  const jump = (seconds: number) => {
    setSecond(seconds);
    setStart(seconds);
    if (!film.current) return;
    film.current.currentTime = seconds;
    void film.current.play().catch(() => {});
  };
  const { chapters, title, link, videoId } = video;
  return (
    <div
      className={cx(
        'grid gap-4',
        wide && chapters.length > 0 && 'items-start lg:grid-cols-[minmax(0,1fr)_280px] lg:gap-6',
      )}
    >
      {link === null ? (
        <Film video={video} film={film} onTime={look} />
      ) : (
        <LinkedVideo title={title} link={link} videoId={videoId} start={start} className="rounded-lg" />
      )}
      {chapters.length > 0 && <Chapters chapters={chapters} second={second} onJump={jump} />}
    </div>
  );
}

type FilmProps = Readonly<{
  video: HowToVideo;
  film: React.RefObject<HTMLVideoElement | null>;
  onTime: () => void;
}>;

function Film({ video: { title, file, captions }, film, onTime }: FilmProps) {
  const { t, i18n } = useLingui();
  const { address, renew } = useSteadyAddress(file?.url);
  // The signed address may expire during a long film, which then continues at this second.
  const resumeAt = useRef(0);
  const names = { de: t`Deutsch`, en: t`Englisch` };
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions exist only if an admin has added them
    <video
      ref={film}
      src={address}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      className="aspect-video w-full rounded-lg bg-stage"
      onLoadedMetadata={() => {
        if (film.current && resumeAt.current > 0) film.current.currentTime = resumeAt.current;
      }}
      onTimeUpdate={() => {
        resumeAt.current = film.current?.currentTime ?? 0;
        onTime();
      }}
      onEnded={onTime}
      onError={() => {
        if (address !== file?.url) renew();
      }}
    >
      {captions.map(({ locale, url }) => (
        <track
          key={locale}
          kind="captions"
          src={url}
          srcLang={locale}
          label={names[locale]}
          default={locale === i18n.locale}
        />
      ))}
    </video>
  );
}

type ChaptersProps = Readonly<{ chapters: readonly Chapter[]; second: number; onJump: (seconds: number) => void }>;

function Chapters({ chapters, second, onJump }: ChaptersProps) {
  const { t } = useLingui();
  const current = chapters.findLast(({ seconds }) => seconds <= second);
  return (
    <nav aria-label={t`Kapitel`} className="grid gap-1">
      <h2 className="mb-1 text-sm font-[600] text-ink-soft">
        <Trans>Kapitel</Trans>
      </h2>
      {chapters.map((chapter) => (
        <button
          key={`${chapter.seconds} ${chapter.title}`}
          type="button"
          aria-current={chapter === current ? 'step' : undefined}
          onClick={() => onJump(chapter.seconds)}
          className="flex min-h-9 items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm hover:bg-sunken aria-[current]:bg-primary-wash max-md:min-h-touch"
        >
          <span className="w-12 flex-none text-ink-faint tabular-nums">{clockTime(chapter.seconds)}</span>
          <span className="min-w-0 wrap-anywhere">{chapter.title}</span>
        </button>
      ))}
    </nav>
  );
}
