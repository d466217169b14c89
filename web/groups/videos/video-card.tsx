import { Trans, useLingui } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import type { GroupVideo } from '#domain/groups/contract/items.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { Card } from '../../ui/card.tsx';
import { LinkedVideo } from '../../ui/linked-video.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { usePersonName } from '../../ui/person-name.tsx';
import { VideoMenu } from './video-menu.tsx';

type VideoProps = Readonly<{ video: GroupVideo; group: GroupDetail }>;

export function VideoCard({ video, group }: VideoProps) {
  const { i18n, t } = useLingui();
  const { title, description, uploader, uploadedAt, file, isPinned } = video;
  const by = usePersonName()(uploader ?? { name: null });
  return (
    <li className="grid min-w-0">
      <Card className="flex min-w-0 flex-col overflow-hidden">
        {file ? (
          // biome-ignore lint/a11y/useMediaCaption: the uploader gave no captions
          <video src={file.url} controls preload="metadata" playsInline className="aspect-video w-full bg-stage" />
        ) : (
          <LinkedVideo title={title} link={video.link ?? ''} videoId={video.videoId} />
        )}
        <div className="flex items-start gap-2 p-4">
          <div className="grid min-w-0 flex-1 gap-1">
            {isPinned && (
              <p className="flex items-center gap-1.5 text-xs font-[550] text-primary">
                <Pin aria-hidden="true" className="size-3.5" />
                <Trans>Angeheftet</Trans>
              </p>
            )}
            <h3 className="font-[600] wrap-anywhere">{title}</h3>
            <p className="text-sm text-ink-faint">
              {by} · {relativeTime(uploadedAt, i18n.locale) ?? t`gerade eben`}
            </p>
            {description && (
              <LongText text={description} className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft" />
            )}
          </div>
          {(video.isOwn || group.isManager) && <VideoMenu video={video} group={group} />}
        </div>
      </Card>
    </li>
  );
}
