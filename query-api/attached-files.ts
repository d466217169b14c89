import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import type { AttachedFile } from '#domain/kernel/written.ts';
import type { guardedAddresses } from './guarded-address.ts';

/** As rows of posts and articles have them. */
export type WithFiles = Readonly<{
  banner: StoredBlob | null;
  files: readonly Readonly<{ id: string; name: string; media: StoredBlob }>[];
}>;

type Attachments = Readonly<{ bannerImage: string | null; files: AttachedFile[] }>;

/** With addresses for one person. */
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
