import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { GroupDetail, GroupPost } from '#domain/groups/contract.ts';
import { Field } from '../../ui/field.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useBoundField } from '../../ui/form/use-bound-field.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { PostFiles } from './post-files.tsx';
import { type PostForm, type PostValues, usePostForm } from './use-post-form.ts';

type PostDialogProps = Readonly<{
  group: GroupDetail;
  /** To edit; without one it is new. */
  post?: GroupPost;
  onClose: () => void;
}>;

const RichTextEditor = lazy(() => import('../../ui/rich-text-editor.tsx'));

export function PostDialog({ group, post, onClose }: PostDialogProps) {
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
      <BodyField form={form} />
      {!post && (
        <>
          <PostFiles form={form} />
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

function BodyField({ form }: Readonly<{ form: PostForm }>) {
  const { t } = useLingui();
  const { field, error } = useBoundField<PostValues, string>({ form, name: 'body' });
  return (
    <Field label={<Trans>Text</Trans>} error={error}>
      {(control) => (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <RichTextEditor {...control} label={t`Text`} value={field.value} onChange={field.onChange} />
        </Suspense>
      )}
    </Field>
  );
}
