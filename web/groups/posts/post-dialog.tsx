import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupDetail } from '#domain/groups/contract/calls.ts';
import type { GroupPost } from '#domain/groups/contract/items.ts';
import { AttachmentsField } from '../../ui/form/attachments-field.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { usePostForm } from './use-post-form.ts';

type PostDialogProps = Readonly<{
  group: GroupDetail;
  /** The post to edit; a new one without it. */
  post?: GroupPost;
  onClose: () => void;
}>;

export function PostDialog({ group, post, onClose }: PostDialogProps) {
  const { t } = useLingui();
  const form = usePostForm(group, post, () => {
    onClose();
    if (!post) showSnackbar(msg`Der Beitrag steht in der Gruppe.`);
  });
  const sendsMail = form.watch('sendEmail');
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={post ? <Trans>Beitrag bearbeiten</Trans> : <Trans>Neuer Beitrag</Trans>}
      confirm={post ? <Trans>Speichern</Trans> : <Trans>Veröffentlichen</Trans>}
      needsChange={post !== undefined}
    >
      <TextField form={form} name="title" label={<Trans>Überschrift</Trans>} autoComplete="off" />
      <RichTextField form={form} name="body" label={t`Text`} />
      {!post && (
        <>
          <AttachmentsField form={form} banner="banner" files="files" />
          <CheckboxField
            form={form}
            name="sendEmail"
            label={<Trans>Auch per E-Mail an die Mitglieder schicken</Trans>}
          />
          {sendsMail && (
            <CheckboxField
              form={form}
              name="includeInvited"
              label={<Trans>Und an alle, die ihre Einladung noch nicht beantwortet haben</Trans>}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
