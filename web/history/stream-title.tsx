import type { HistoryStream } from '#domain/history/contract/calls.ts';
import { Erased } from './plain-value.tsx';
import { useHistoryWords } from './words.ts';

type Named = Pick<HistoryStream, 'title' | 'erased' | 'stream' | 'category'>;

const shortId = 8;

/** The stream's own title, or else its category and the beginning of its id. */
export function StreamTitle({ stream: { title, erased, stream, category } }: Readonly<{ stream: Named }>) {
  if (erased) return <Erased />;
  if (title !== null) return title;
  const id = stream.slice(stream.indexOf('-') + 1);
  return (
    <>
      <CategoryName category={category} />{' '}
      <span className="text-xs font-normal text-ink-faint">
        {id.length > shortId ? `${id.slice(0, shortId)}…` : id}
      </span>
    </>
  );
}

export function CategoryName({ category }: Readonly<{ category: string }>) {
  return useHistoryWords().ofCategory(category);
}
