import type { HistoryStream } from '#domain/history/contract.ts';
import { Erased } from './plain-value.tsx';
import { useHistoryWords } from './words.ts';

type Named = Pick<HistoryStream, 'title' | 'erased' | 'stream'>;

const shortId = 12;

/** What the stream is called: by its person or its maker, else by the beginning of its id. */
export function StreamTitle({ stream: { title, erased, stream } }: Readonly<{ stream: Named }>) {
  if (erased) return <Erased />;
  const id = stream.slice(stream.indexOf('-') + 1);
  return title ?? (id.length > shortId ? `${id.slice(0, shortId)}…` : id);
}

export function CategoryName({ category }: Readonly<{ category: string }>) {
  return useHistoryWords().ofCategory(category);
}
