import { msg } from '@lingui/core/macro';
import { type GroupDetail, groupCommands, groupUploads } from '#domain/groups/contract/calls.ts';
import type { GroupPost } from '#domain/groups/contract/items.ts';
import { WrittenTexts } from '#domain/kernel/written.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { type AppForm, useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useGroupsAgain } from '../group-change.ts';

type PostValues = {
  title: string;
  body: string;
  banner: File | null;
  files: File[];
  sendEmail: boolean;
  includeInvited: boolean;
};
type PostForm = AppForm<PostValues>;

const refusals = { unsupported_media_type: 'banner', image_upload_failed: 'banner' } as const;
const words = { body: { required: msg`Bitte schreiben Sie etwas.`, too_short: msg`Bitte schreiben Sie etwas.` } };

/** A form for a new post with files, or for new words of an existing post. */
export function usePostForm({ id: groupId }: GroupDetail, post: GroupPost | undefined, onDone: () => void): PostForm {
  const fetchAgain = useGroupsAgain();
  return useAppForm<PostValues, unknown>({
    schema: WrittenTexts,
    defaults: {
      ...{ title: post?.title ?? '', body: post?.body ?? '' },
      ...{ banner: null, files: [], sendEmail: false, includeInvited: false },
    },
    words,
    refusals,
    send: (values) => (post ? edit(groupId, post.id, values) : write(groupId, values)),
    onDone: () => {
      void fetchAgain();
      onDone();
    },
  });
}

const edit = (groupId: string, postId: string, { title, body }: PostValues) =>
  send(groupCommands.EditGroupPost, { groupId, postId, newTitle: title, newBody: body });

async function write(groupId: string, { title, body, banner, files = [], sendEmail, includeInvited }: PostValues) {
  const { id } = await upload(groupUploads.AddGroupPost, {
    ...{ groupId, title, body, file: banner ?? undefined },
    ...{ sendEmail: sendEmail ? 'true' : 'false', includeInvited: sendEmail && includeInvited ? 'true' : 'false' },
  });
  // The post is stored already; a refused file does not undo it.
  for (const file of files)
    await upload(groupUploads.AddGroupPostFile, { groupId, postId: id, file }).catch((error: unknown) => {
      showSnackbar(msg`„${file.name}“ hängt nicht am Beitrag.`);
      showSnackbar(errorMessage(error));
    });
}
