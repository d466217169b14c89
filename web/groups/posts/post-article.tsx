import { Trans, useLingui } from '@lingui/react/macro';
import { Pin } from 'lucide-react';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import type { GroupPost } from '#domain/groups/contract/items.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { AttachedFiles } from '../../ui/attached-files.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { PostMenu } from './post-menu.tsx';

type PostProps = Readonly<{ post: GroupPost; group: GroupDetail }>;

export function PostArticle({ post, group }: PostProps) {
  const mayChange = post.isOwn || group.isManager;
  return (
    <Card className="min-w-0 overflow-hidden">
      <article aria-labelledby={`post-${post.id}`}>
        {post.bannerImage && <img src={post.bannerImage} alt="" className="max-h-72 w-full object-cover" />}
        <div className="grid gap-4 p-6 max-md:p-5">
          <header className="flex items-start gap-3">
            <div className="grid min-w-0 flex-1 gap-1">
              {post.isPinned && (
                <p className="flex items-center gap-1.5 text-xs font-[550] text-primary">
                  <Pin aria-hidden="true" className="size-3.5" />
                  <Trans>Angeheftet</Trans>
                </p>
              )}
              <h3 id={`post-${post.id}`} className="font-display text-xl leading-snug font-semibold wrap-anywhere">
                {post.title}
              </h3>
              <Byline post={post} />
            </div>
            {mayChange && <PostMenu post={post} group={group} />}
          </header>
          <RichText html={post.body} />
          <AttachedFiles files={post.files} />
        </div>
      </article>
    </Card>
  );
}

function Byline({ post: { poster, createdAt, editedAt } }: Pick<PostProps, 'post'>) {
  const { i18n, t } = useLingui();
  const { dateTime } = useFormats();
  return (
    <p className="text-sm text-ink-faint">
      <PersonName person={poster ?? { name: null }} /> ·{' '}
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {relativeTime(createdAt, i18n.locale) ?? t`gerade eben`}
      </time>
      {editedAt && (
        <>
          {' · '}
          <Trans>bearbeitet</Trans>
        </>
      )}
    </p>
  );
}
