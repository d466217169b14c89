import { Trans } from '@lingui/react/macro';
import type { Article } from '#domain/news/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Chip } from '../ui/chip.tsx';

type PostedAtProps = Readonly<{ article: Pick<Article, 'createdAt' | 'isDraft'> & Partial<Article> }>;

/** The day of publication, or that the article is a draft. */
export function PostedAt({ article: { createdAt, isDraft, editedAt } }: PostedAtProps) {
  const { day } = useFormats();
  if (isDraft) {
    return (
      <p>
        <Chip tone="near">
          <Trans>Entwurf</Trans>
        </Chip>
      </p>
    );
  }
  return (
    <p className="text-sm text-ink-faint">
      <time dateTime={createdAt}>{day(createdAt)}</time>
      {editedAt && (
        <>
          {' · '}
          <Trans>bearbeitet</Trans>
        </>
      )}
    </p>
  );
}
