import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'wouter';
import type * as z from 'zod/mini';
import type { sharedVideos } from '#domain/participation/contract/submissions.ts';
import { relativeDay } from '../../lib/relative-day.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PersonName, usePersonName } from '../../ui/person-name.tsx';
import { RatingButtons } from './rating-buttons.tsx';
import { SharedMedia } from './shared-media.tsx';

type SharedVideoCardProps = Readonly<{ video: z.infer<typeof sharedVideos.answer>[number] }>;

export function SharedVideoCard({ video }: SharedVideoCardProps) {
  const { t, i18n } = useLingui();
  const { shortDateTime } = useFormats();
  const name = usePersonName()(video.user);
  return (
    <li className="grid min-w-0">
      <Card className="grid min-w-0 content-start gap-4 p-5">
        <SharedMedia video={video} label={t`Vortrag von ${name}: ${video.elementTitle}`} />
        <div className="grid gap-1">
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 wrap-anywhere">
              <PersonName person={video.user} />
            </h2>
            {video.isOwn && (
              <Chip tone="primary">
                <Trans>Ihrer</Trans>
              </Chip>
            )}
          </div>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {video.elementTitle} · {relativeDay(video.createdAt, i18n.locale) ?? shortDateTime(video.createdAt)}
          </p>
        </div>
        {video.rateable && <RatingButtons video={video} />}
        <Button asChild className="justify-self-start">
          <Link href={`/seminars/submission/${video.id}`}>
            <MessageSquareText aria-hidden="true" />
            <Trans>Ansehen und kommentieren</Trans>
          </Link>
        </Button>
      </Card>
    </li>
  );
}
