import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import { groupPosts } from '#domain/groups/contract/items.ts';
import { pages } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { ContributionFeed, pinnedFirst } from '../contribution-feed.tsx';
import { PostArticle } from './post-article.tsx';
import { PostDialog } from './post-dialog.tsx';

/** The pinned post first, then the newest. */
export function PostsTab({ group }: Readonly<{ group: GroupDetail }>) {
  const list = useInfiniteQuery(pages(groupPosts, { id: group.id, limit: 20 }));
  const [isWriting, setWriting] = useState(false);
  const posts = pinnedFirst(group.pinnedPost, rowsOf(list));
  const write = group.mayWrite && (
    <Button size="large" look="primary" onClick={() => setWriting(true)}>
      <SquarePen aria-hidden="true" />
      <Trans>Beitrag schreiben</Trans>
    </Button>
  );
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <ContributionFeed
        list={list}
        add={write}
        empty={<NoPosts action={write} isLeader={group.isManager && !group.isClosed} />}
        more={<Trans>Ältere Beiträge</Trans>}
      >
        {posts.length > 0 && posts.map((post) => <PostArticle key={post.id} post={post} group={group} />)}
      </ContributionFeed>
      {isWriting && <PostDialog group={group} onClose={() => setWriting(false)} />}
    </div>
  );
}

const NoPosts = ({ action, isLeader }: Readonly<{ action: ReactNode; isLeader: boolean }>) => (
  <EmptyState
    icon={MessagesSquare}
    title={<Trans>Noch kein Beitrag</Trans>}
    text={
      action ? (
        <Trans>Begrüßen Sie die Mitglieder, oder schlagen Sie das erste Thema vor.</Trans>
      ) : isLeader ? (
        <Trans>
          Laden Sie Menschen ein, und teilen Sie Ihre Vorträge mit ihnen. Beiträge zu schreiben gehört zu einem größeren
          Tarif.
        </Trans>
      ) : (
        <Trans>Was die Leitung der Gruppe schreibt, steht hier.</Trans>
      )
    }
    action={action}
  />
);
