import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import type { AttachedFile } from '#domain/kernel/written.ts';
import type { guardedAddresses } from './guarded-address.ts';

/** Banner and files, as stored in rows of posts and articles. */
export type WithFiles = Readonly<{
  banner: StoredBlob | null;
  files: readonly Readonly<{ id: string; name: string; media: StoredBlob }>[];
}>;

type Attachments = Readonly<{ bannerImage: string | null; files: AttachedFile[] }>;

/** The files with addresses that are signed for one person. */
export function shownFiles(
  { banner, files }: WithFiles,
  { addressed }: Pick<ReturnType<typeof guardedAddresses>, 'addressed'>,
): Attachments {
  return {
    bannerImage: banner && addressed(banner),
    files: files.map(({ id, name, media }) => ({
      ...{ id, name, size: media.size, contentType: media.contentType },
      url: addressed(media, name),
    })),
  };
}
