import { inviter, readAddresses } from '#command-api/invitations/for-others.ts';
import { type groupUploads, usesGroups, writesInGroups } from '#domain/groups/contract/calls.ts';
import { largestFilm } from '#domain/groups/contract/items.ts';
import { postDecider, videoDecider } from '#domain/groups/items.ts';
import { largestAddressTable } from '#domain/invitations/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { bannerSize, largestFile, largestPicture, writtenFieldBytes } from '#domain/kernel/written.ts';
import { streamOf } from '#domain/stream-names.ts';
import { permitted } from '#infra/http/rules.ts';
import { innerId } from '#infra/ids.ts';
import { isPicture } from '#infra/media/picture.ts';
import { isTable } from '#infra/tables/read-table.ts';
import { addressesOf, attachedFiles, attachmentName, attachmentType, isAttachment, isFilm } from '../attached-files.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { safeHtml } from '../safe-html.ts';
import { findPost, writtenBy } from './stored-group.ts';

const writes = permitted(...writesInGroups);
const attachments = { maxBytes: largestFile, accept: isAttachment };
const fieldBytes = writtenFieldBytes;

/** Calls that carry a file. */
export function groupUploadCalls(tools: CommandTools): UploadHandlers<typeof groupUploads> {
  const files = attachedFiles(tools);
  return {
    AddGroupPost: {
      allow: writes,
      rules: { maxBytes: largestPicture, accept: isPicture, fieldBytes },
      furtherRules: attachments,
      async run({ form: { groupId, title, body, sendEmail, includeInvited }, file, further, ...asked }) {
        const { principal, cause, send } = asked;
        const askedBy = principal().id;
        await writtenBy(tools, groupId, askedBy);
        const safe = safeHtml(body, 'body');
        const id = innerId(groupId, cause.commandId);
        const place = { ownerId: askedBy, by: id };
        const banner = file ? await files.keepPicture(place, file, bannerSize) : null;
        const added = await files.keepAll(place, further, cause.commandId);
        const mailTo = sendEmail === 'false' ? 'nobody' : includeInvited === 'true' ? 'members_and_invited' : 'members';
        const data = { groupId, title, body: safe, banner, mailTo, files: added, askedBy, isManager: true } as const;
        const command = { type: 'WritePost', data } as const;
        await files.forCommand({
          ...{ by: id, kept: banner, further: added.map(({ media }) => media) },
          send: () => send({ stream: streamOf('grouppost', id), decider: postDecider, command }),
        });
        return { id };
      },
    },
    AddGroupPostFile: {
      allow: writes,
      rules: attachments,
      async run({ form: { groupId, postId }, file, principal, cause, send }) {
        const askedBy = principal().id;
        await writtenBy(tools, groupId, askedBy);
        const { posterId, banner, files: kept } = await findPost(tools, groupId, postId);
        if (posterId !== askedBy) return refuse('user_not_authorized');
        const media = await files.keepFile({ ownerId: askedBy, by: postId }, file, attachmentType(file.head));
        const fileId = innerId(postId, cause.commandId);
        const data = { fileId, name: attachmentName(file.declaredName), media, askedBy, isManager: true };
        const command = { type: 'AddPostFile', data } as const;
        await files.forCommand({
          ...{ by: postId, kept: media },
          send: () => send({ stream: streamOf('grouppost', postId), decider: postDecider, command }),
          inUse: async () => addressesOf({ banner, files: kept }),
        });
        return { id: fileId };
      },
    },
    AddGroupVideoFile: {
      allow: writes,
      rules: { maxBytes: largestFilm, accept: isFilm, fieldBytes },
      async run({ form: { groupId, title, description }, file, principal, cause, send }) {
        const askedBy = principal().id;
        await writtenBy(tools, groupId, askedBy);
        const id = innerId(groupId, cause.commandId);
        const media = await files.keepFile({ ownerId: askedBy, by: id }, file, 'video/mp4');
        const data = { groupId, title, description, video: { from: 'file', media }, askedBy, isManager: true } as const;
        const command = { type: 'AddVideo', data } as const;
        await files.forCommand({
          ...{ by: id, kept: media },
          send: () => send({ stream: streamOf('groupvideo', id), decider: videoDecider, command }),
        });
        return { id };
      },
    },
    InviteFromTable: {
      allow: permitted(...usesGroups),
      rules: { maxBytes: largestAddressTable, accept: isTable },
      async run({ form: { groupId, dryRun }, file, ...asked }) {
        const addresses = await readAddresses(file.path);
        const invite = inviter(tools);
        const target = { type: 'group', id: groupId } as const;
        return invite({ asked, target, emails: addresses, isTrial: dryRun === 'true' });
      },
    },
  };
}
