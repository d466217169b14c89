import { readFile } from 'node:fs/promises';
import { largestFilm } from '#domain/groups/contract/items.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { operatorId as ownerId } from '#domain/kernel/operator.ts';
import { writtenFieldBytes } from '#domain/kernel/written.ts';
import { largestCaptions, type showcaseUploads } from '#domain/showcase/contract/calls.ts';
import { keepsContent } from '#domain/showcase/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId } from '#infra/ids.ts';
import { attachedFiles, isFilm } from '../attached-files.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { findHowTo, howToFiles, toHowTo } from './stored-video.ts';

const allow = permitted(keepsContent);
/** Whether the file begins with `WEBVTT`, after an optional byte order mark, as WebVTT demands. */
const beginsAsCaptions = (head: Buffer) => /^\uFEFF?WEBVTT[\s]/.test(head.toString('utf8', 0, 16));

/** Calls that carry a file. */
export function showcaseUploadCalls(tools: CommandTools): UploadHandlers<typeof showcaseUploads> {
  const files = attachedFiles(tools);
  return {
    AddHowToFile: {
      allow,
      rules: { maxBytes: largestFilm, accept: isFilm, fieldBytes: writtenFieldBytes },
      async run({ form: { title, description, draft }, file, cause, send }) {
        const id = derivedId(cause.commandId, 'how-to');
        const media = await files.keepFile({ ownerId, by: id }, file, 'video/mp4');
        const data = { title, description, video: { from: 'file', media }, isDraft: draft === 'true' } as const;
        const addressed = toHowTo(id, { type: 'AddVideo', data });
        await files.forCommand({ by: id, kept: media, send: () => send(addressed) });
        return { id };
      },
    },
    AddHowToCaptions: {
      allow,
      rules: { maxBytes: largestCaptions, accept: beginsAsCaptions },
      async run({ form: { videoId: by, locale }, file, send }) {
        const video = await findHowTo(tools, by);
        if (!(await readFile(file.path, 'utf8')).includes('-->')) return refuse('unsupported_media_type', 'file');
        const media = await files.keepFile({ ownerId, by }, file, 'text/vtt');
        const addressed = toHowTo(by, { type: 'AddCaptions', data: { locale, media } });
        await files.forCommand({ by, kept: media, send: () => send(addressed), inUse: async () => howToFiles(video) });
      },
    },
  };
}
