import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { type GroupDetail, type GroupPost, groupPosts } from '#domain/groups/contract.ts';
import { pages } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PostArticle } from './post-article.tsx';
import { PostDialog } from './post-dialog.tsx';

type OfGroup = Readonly<{ group: GroupDetail }>;

/** The pinned post first, then the newest. */
export function PostsTab({ group }: OfGroup) {
  const list = useInfiniteQuery(pages(groupPosts, { id: group.id, limit: 20 }));
  const [isWriting, setWriting] = useState(false);
  const { pinnedPost } = group;
  const others = rowsOf(list).filter(({ id }) => id !== pinnedPost?.id);
  const posts: readonly GroupPost[] = pinnedPost ? [pinnedPost, ...others] : others;
  const write = group.mayWrite && (
    <Button size="large" look="primary" onClick={() => setWriting(true)}>
      <SquarePen aria-hidden="true" />
      <Trans>Beitrag schreiben</Trans>
    </Button>
  );
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      {write && posts.length > 0 && <div>{write}</div>}
      {posts.map((post) => (
        <PostArticle key={post.id} post={post} group={group} />
      ))}
      {list.isPending && posts.length === 0 && (
        <Loading>
          <Skeleton className="h-56 rounded-lg" />
        </Loading>
      )}
      {list.isError && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {list.isSuccess && posts.length === 0 && <NoPosts action={write} />}
      {list.hasNextPage && (
        <div className="grid justify-items-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Ältere Beiträge</Trans>
          </Button>
        </div>
      )}
      {isWriting && <PostDialog group={group} onClose={() => setWriting(false)} />}
    </div>
  );
}

const NoPosts = ({ action }: Readonly<{ action: React.ReactNode }>) => (
  <Card>
    <EmptyState
      icon={MessagesSquare}
      title={<Trans>Noch kein Beitrag</Trans>}
      text={
        action ? (
          <Trans>Begrüßen Sie die Mitglieder, oder schlagen Sie das erste Thema vor.</Trans>
        ) : (
          <Trans>Was die Leitung der Gruppe schreibt, steht hier.</Trans>
        )
      }
      action={action}
    />
  </Card>
);
