import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { articleList } from '#domain/news/contract/calls.ts';
import type { ArticleEvent } from '#domain/news/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  id: string;
  author_id: string;
  title: string;
  body: string;
  banner: StoredBlob | null;
  files: readonly Readonly<{ id: string; name: string; media: StoredBlob }>[];
  is_draft: boolean;
  /** The time of publication; for a draft, its creation. */
  posted_at: string;
  /** Since it was published. */
  edited_at: string | null;
}>;

export const articleModel: ReadModel<ArticleEvent, Row> = {
  name: articleList.name,
  table: 'article',
  key: 'id',
  ddl: `create table article (
      id text primary key, author_id text not null, title text not null, body text not null, banner jsonb,
      files jsonb not null, is_draft boolean not null, posted_at timestamptz not null, edited_at timestamptz);
    create index on article (is_draft, posted_at desc, id desc)`,

  personal: { of: 'author_id', leaves: 'nothing' },
  keys: ({ stream }) => (isStreamOf('article', stream) ? [idOf(stream)] : []),
  readers: ({ is_draft, author_id }) => (is_draft ? [author_id, 'admins'] : ['everyone']),

  fold(row, event) {
    if (event.type === 'ArticleWritten') {
      const { authorId, title, body, banner } = event.data;
      if (isErased(title)) return undefined;
      const facts = { author_id: authorId, title, body, banner, files: [], is_draft: true };
      return { id: idOf(event.stream), ...facts, posted_at: event.metadata.at, edited_at: null };
    }
    if (event.type === 'ArticleDeleted') return undefined;
    return row && { ...row, ...changes(row, event) };
  },
};

function changes(row: Row, { type, data, metadata: { at } }: Parameters<typeof articleModel.fold>[1]): Partial<Row> {
  switch (type) {
    case 'ArticleEdited':
      return { title: data.title, body: data.body, edited_at: row.is_draft ? null : at };
    case 'ArticleBannerChanged':
      return { banner: data.banner };
    case 'ArticleFileAdded':
      return { files: [...row.files, { id: data.fileId, name: data.name, media: data.media }] };
    case 'ArticleFileRemoved':
      return { files: row.files.filter(({ id }) => id !== data.fileId) };
    case 'ArticlePublished':
      return { is_draft: false, posted_at: at };
    default:
      return {};
  }
}
