import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LazyMomentButton, type Player } from '../../player/for-others.ts';
import { Card } from '../../ui/card.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { DeleteCommentButton } from './delete-comment-button.tsx';
import type { ShownSubmission } from './shown-submission.ts';

type CommentsCardProps = Readonly<{ submission: ShownSubmission; player: Player }>;

/** Comments at their moments: a click plays from there. */
export function CommentsCard({ submission: { id, comments }, player }: CommentsCardProps) {
  return (
    <Card className="grid gap-5 p-6 max-md:p-5">
      <h2>
        <Trans>Kommentare</Trans>
      </h2>
      <CommentComposer submissionId={id} player={player} />
      {comments.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>
            Noch keine. Halten Sie an einer Stelle an, die Ihnen auffällt, und schreiben Sie dazu einen Satz.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-4">
          {comments.map((comment) => (
            <li key={comment.id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
              <Suspense fallback={<span className="h-[26px] w-16" />}>
                <LazyMomentButton player={player} second={comment.offset} />
              </Suspense>
              <p className="min-w-0 text-sm font-semibold wrap-anywhere">
                <PersonName person={comment.author} />
              </p>
              {comment.canDelete ? <DeleteCommentButton id={comment.id} /> : <span />}
              <p className="col-span-3 max-w-reading whitespace-pre-line text-pretty wrap-anywhere">{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
