import { Plural, Trans } from '@lingui/react/macro';
import { Check, CirclePlay } from 'lucide-react';
import { Link } from 'wouter';
import type { HowToVideo } from '#domain/showcase/contract/calls.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';

/** The whole card is a link to the video. */
export function TutorialCard({ video }: Readonly<{ video: HowToVideo }>) {
  const { id, title, description, chapters, isWatched } = video;
  return (
    <li className="grid min-w-0">
      <Card className="relative flex min-w-0 flex-col overflow-hidden transition-shadow hover:shadow-2">
        <HowToCover video={video} />
        <div className="grid flex-1 content-start gap-2 border-t border-line px-5 py-4">
          <h2 className="font-display text-lg leading-snug font-semibold">
            <Link
              href={`/tutorials/${id}`}
              className="line-clamp-2 wrap-anywhere text-ink no-underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          {description && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{description}</p>}
          <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
            {isWatched && (
              <Chip tone="good">
                <Check aria-hidden="true" className="size-3.5" />
                <Trans>Angesehen</Trans>
              </Chip>
            )}
            {chapters.length > 0 && (
              <Chip>
                <Plural value={chapters.length} one="ein Kapitel" other="# Kapitel" />
              </Chip>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}

/** A frame of the film. Nothing is loaded for a linked video. */
function HowToCover({ video: { file } }: Readonly<{ video: HowToVideo }>) {
  return (
    <div data-theme="dark" className="relative grid aspect-video place-items-center bg-stage text-ink">
      {file && (
        <video
          // The first frames are often black.
          src={`${file.url}#t=1`}
          muted
          playsInline
          preload="metadata"
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover opacity-70"
        />
      )}
      <CirclePlay aria-hidden="true" className="relative size-12 opacity-90 [stroke-width:1.3]" />
    </div>
  );
}
