import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { mostFiles } from '#domain/kernel/written.ts';
import { articleDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import type { ArticleEvent } from './events.ts';

const given = specFor(articleDecider);
const { ArticleWritten: written, ArticleEdited: edited, ArticlePublished: published } = storedSamples;
const { ArticleBannerChanged: bare, ArticleFileAdded: attached, ArticleFileRemoved: detached } = storedSamples;
const { ArticleDeleted: deleted } = storedSamples;
const { authorId: _author, banner: _banner, ...first } = written.data;
const { authorId: _editor, ...texts } = edited.data;
const { authorId: _owner, ...file } = attached.data;
const remove = { type: 'RemoveFile', data: detached.data } as const;

test('an article is created once, as a draft or published', () => {
  const write = (isPublished: boolean) =>
    ({ type: 'WriteArticle', data: { ...written.data, isPublished, files: [] } }) as const;
  given().when(write(false)).thenEmits(written);
  given().when(write(true)).thenEmits(written, published);
  given(written).when(write(false)).thenRefuses('conflict');
  given(written, deleted).when(write(false)).thenRefuses('conflict');
});

test('an article is created with files up to the limit', () => {
  const write = (count: number) =>
    ({
      type: 'WriteArticle',
      data: { ...written.data, isPublished: true, files: Array(count).fill(file) },
    }) as const;
  given().when(write(1)).thenEmits(written, attached, published);
  given()
    .when(write(mostFiles))
    .thenEmits(written, ...Array<ArticleEvent>(mostFiles).fill(attached), published);
  given()
    .when(write(mostFiles + 1))
    .thenRefuses('too_many_files');
});

test('any writer edits an article, which still belongs to its author', () => {
  const edit = { type: 'EditArticle', data: { ...texts, isPublished: false } } as const;
  given(written).when(edit).thenEmits(edited);
  given(written, edited).when(edit).thenNothing();
  for (const data of [
    { ...texts, title: first.title },
    { ...texts, body: first.body },
  ])
    given(written)
      .when({ type: 'EditArticle', data: { ...data, isPublished: false } })
      .thenEmits({ ...edited, data: { ...edited.data, ...data } });
});

test('a draft is published once, with or without changes', () => {
  const publish = { isPublished: true };
  given(written)
    .when({ type: 'EditArticle', data: { ...texts, ...publish } })
    .thenEmits(edited, published);
  given(written)
    .when({ type: 'EditArticle', data: { ...first, ...publish } })
    .thenEmits(published);
  given(written, published)
    .when({ type: 'EditArticle', data: { ...first, ...publish } })
    .thenNothing();
  given(written, published)
    .when({ type: 'EditArticle', data: { ...first, isPublished: false } })
    .thenNothing();
  given(published)
    .when({ type: 'EditArticle', data: { ...first, ...publish } })
    .thenRefuses('not_found');
});

test('the banner is replaced or removed; the same banner changes nothing', () => {
  given(written).when({ type: 'ChangeBanner', data: bare.data }).thenEmits(bare);
  given(written, bare).when({ type: 'ChangeBanner', data: bare.data }).thenNothing();
  given(written, bare)
    .when({ type: 'ChangeBanner', data: { banner: written.data.banner } })
    .thenEmits({ type: 'ArticleBannerChanged', data: { banner: written.data.banner } });
  given(written)
    .when({ type: 'ChangeBanner', data: { banner: written.data.banner } })
    .thenNothing();
});

test('an article holds a limited number of files, each once', () => {
  const one = (n: number): ArticleEvent => ({
    ...attached,
    data: { ...attached.data, fileId: `${n}`.padStart(32, '0') },
  });
  given(written).when({ type: 'AddFile', data: file }).thenEmits(attached);
  given(written, attached).when({ type: 'AddFile', data: file }).thenNothing();
  given(written, ...Array.from({ length: mostFiles - 1 }, (_, n) => one(n)))
    .when({ type: 'AddFile', data: file })
    .thenEmits(attached);
  given(written, ...Array.from({ length: mostFiles }, (_, n) => one(n)))
    .when({ type: 'AddFile', data: file })
    .thenRefuses('too_many_files');
});

test('a file is removed once', () => {
  given(written, attached).when(remove).thenEmits(detached);
  given(written, attached, detached).when(remove).thenRefuses('not_found');
  const other = { ...attached, data: { ...attached.data, fileId: '9'.repeat(32) } };
  given(written, other).when(remove).thenRefuses('not_found');
  given(written, other, attached, detached)
    .when({ type: 'RemoveFile', data: { fileId: '9'.repeat(32) } })
    .thenEmits({ type: 'ArticleFileRemoved', data: { fileId: '9'.repeat(32) } });
});

test('a deleted article does not exist', () => {
  given(written).when({ type: 'DeleteArticle', data: {} }).thenEmits(deleted);
  given(written, deleted).when({ type: 'DeleteArticle', data: {} }).thenRefuses('not_found');
  given(written, deleted)
    .when({ type: 'EditArticle', data: { ...texts, isPublished: true } })
    .thenRefuses('not_found');
  given().when(remove).thenRefuses('not_found');
});
