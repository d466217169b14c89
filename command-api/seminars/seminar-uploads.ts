import { loadUser } from '#command-api/users/for-others.ts';
import { DomainError, refuse, refuseFields } from '#domain/kernel/errors.ts';
import { largestFile, largestPicture, writtenFieldBytes } from '#domain/kernel/written.ts';
import { logoSize, type seminarUploads } from '#domain/seminars/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { priceIn } from '#domain/seminars/contract/price.ts';
import { videoAddressIn } from '#domain/seminars/contract/video-link.ts';
import type { ElementContent } from '#domain/seminars/element-content.ts';
import { findElement, type Seminar } from '#domain/seminars/seminar.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId, outerId } from '#infra/ids.ts';
import { isPicture } from '#infra/media/picture.ts';
import { addressFor } from '#infra/media-addresses.ts';
import { attachedFiles, attachmentName, attachmentType, isAttachment, isFilm } from '../attached-files.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { safePage } from '../safe-html.ts';
import { addressesIn } from './seminar-files.ts';
import { findSeminar, ownSeminar, toSeminar } from './stored-seminar.ts';

const allow = permitted(usesSeminars);
const fieldBytes = writtenFieldBytes;
const pictures = { maxBytes: largestPicture, accept: isPicture, fieldBytes };
/** In pixels; twice the width of a text column, for sharp screens. */
const pictureSize = { width: 1_600, height: 2_400 };
const films = { maxBytes: 400_000_000, accept: isFilm, fieldBytes };

/** @throws invalid_input if nothing harmless is left */
const safeDescription = (written: string): string => safePage(written) || refuse('invalid_input', 'description');

type Video = Extract<ElementContent, { type: 'watch_video' }>['video'];

/** Calls with an optional logo, file or video. */
export function seminarUploadCalls(tools: CommandTools): UploadHandlers<typeof seminarUploads> {
  const files = attachedFiles(tools);
  const inUse = async (seminarId: string) => addressesIn(await findSeminar(tools, seminarId));

  /** @throws invalid_input if both are given @throws element_data_not_found if neither is given and the element has none */
  async function videoOf(arrived: Arrived, seminar: Seminar): Promise<Video> {
    const { file, ownerId, form } = arrived;
    const uri = form.videoURI || undefined;
    if (file && uri) return refuseFields([{ field: 'videoURI', code: 'exactly_one' }]);
    if (file) {
      const media = await files.keepFile({ ownerId, by: form.seminarId }, file, 'video/mp4');
      return { from: 'file', media, name: file.declaredName.slice(0, 200) };
    }
    // An address that is no video is refused later, together with other faults of the element.
    if (uri) return { from: 'link', uri: videoAddressIn(uri) ?? uri };
    const known = form.elementId && findElement(seminar, form.elementId)?.content;
    if (known && known.type === 'watch_video') return known.video;
    throw new DomainError('element_data_not_found', 'videoURI', [{ field: 'videoURI', code: 'required' }]);
  }

  return {
    CreateSeminar: {
      allow,
      rules: pictures,
      async run({ form: written, file, principal, cause, send }) {
        const form = { ...written, description: safeDescription(written.description) };
        const [ownerId, seminarId] = [principal().id, outerId(`seminar ${cause.commandId}`)];
        const logo = file && (await files.keepPicture({ ownerId, by: seminarId }, file, logoSize));
        const data = { ...form, ownerId, ...(logo && { logo }) };
        const addressed = toSeminar(seminarId, { type: 'CreateSeminar', data });
        await files.forCommand({
          by: seminarId,
          kept: logo,
          send: () => send(addressed),
          inUse: () => inUse(seminarId),
        });
        const [created] = await tools.store.readStream(streamOf('seminar', seminarId));
        const owner = await loadUser(tools.store, ownerId);
        return {
          ...{ id: seminarId, ...form, published: false, closed: false, isOwner: true, participants: 0, elements: 0 },
          logo: logo ? addressFor(tools.keys, { by: 'seminar', id: seminarId, person: ownerId }).addressed(logo) : null,
          createdAt: created?.metadata.at ?? new Date().toISOString(),
          cost: priceIn(form.price),
          owner: owner?.username ?? null,
          ownerName: owner ? `${owner.firstName} ${owner.lastName}`.trim() || owner.username : null,
          progress: null,
        };
      },
    },
    EditSeminar: {
      allow,
      rules: pictures,
      async run({ form: { seminarId, version, description, ...form }, file, principal, send }) {
        const ownerId = principal().id;
        const texts = { ...form, ...(description !== undefined && { description: safeDescription(description) }) };
        await ownSeminar(tools, seminarId, ownerId);
        const logo = file && (await files.keepPicture({ ownerId, by: seminarId }, file, logoSize));
        const data = { ...texts, askedBy: ownerId, version, ...(logo && { logo }) };
        const addressed = toSeminar(seminarId, { type: 'EditSeminar', data });
        const { state } = await files.forCommand({
          ...{ by: seminarId, kept: logo },
          send: () => send(addressed),
          inUse: () => inUse(seminarId),
        });
        const shown = typeof state === 'string' ? null : state.logo;
        return {
          logo: shown && addressFor(tools.keys, { by: 'seminar', id: seminarId, person: ownerId }).addressed(shown),
        };
      },
    },
    AddSeminarFile: {
      allow,
      rules: { maxBytes: largestFile, accept: isAttachment, fieldBytes },
      async run({ form: { seminarId }, file, principal, cause, send }) {
        const askedBy = principal().id;
        await ownSeminar(tools, seminarId, askedBy);
        const place = { ownerId: askedBy, by: seminarId };
        const isShown = isPicture(file.head);
        const media = isShown
          ? await files.keepPicture(place, file, pictureSize)
          : await files.keepFile(place, file, attachmentType(file.head));
        const [fileId, name] = [innerId(seminarId, cause.commandId), attachmentName(file.declaredName)];
        const adding = toSeminar(seminarId, { type: 'AddSeminarFile', data: { askedBy, fileId, name, media } });
        await files.forCommand({
          ...{ by: seminarId, kept: media },
          send: () => send(adding),
          inUse: () => inUse(seminarId),
        });
        const { addressed } = addressFor(tools.keys, { by: 'seminar', id: seminarId, person: askedBy });
        return { id: fileId, name, contentType: media.contentType, url: addressed(media, isShown ? undefined : name) };
      },
    },
    WriteWatchVideo: {
      allow,
      rules: films,
      async run({ form, file, principal, cause, send }) {
        const askedBy = principal().id;
        const { seminarId, title, blockId, version } = form;
        const seminar = await ownSeminar(tools, seminarId, askedBy);
        const before = form.elementId && findElement(seminar, form.elementId);
        const body = form.body === undefined ? (before ? before.body : '') : safePage(form.body);
        const video = await videoOf({ file, ownerId: askedBy, form }, seminar);
        const elementId = form.elementId ?? innerId(seminarId, cause.commandId);
        const content = { type: 'watch_video', video } as const;
        const data = { askedBy, elementId, title, body, content };
        const addressed = form.elementId
          ? toSeminar(seminarId, { type: 'EditElement', data: { ...data, version } })
          : toSeminar(seminarId, { type: 'AddElement', data: { ...data, blockId } });
        await files.forCommand({
          ...{ by: seminarId, kept: file && video.from === 'file' ? video.media : undefined },
          send: () => send(addressed),
          inUse: () => inUse(seminarId),
        });
        const uri =
          video.from === 'link'
            ? video.uri
            : addressFor(tools.keys, { by: 'seminar', id: seminarId, person: askedBy }).addressed(video.media);
        return { id: elementId, uri };
      },
    },
  };
}

type Arrived = Readonly<{
  file: UploadedFile | undefined;
  ownerId: string;
  form: Readonly<{ seminarId: string; elementId?: string | undefined; videoURI?: string | undefined }>;
}>;
