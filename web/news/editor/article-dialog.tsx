import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Article } from '#domain/news/contract/calls.ts';
import type { AppForm } from '../../lib/form/use-app-form.ts';
import { Attachment, AttachmentsField } from '../../ui/form/attachments-field.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RichTextField } from '../../ui/form/rich-text-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { type ArticleValues, useArticleForm } from './use-article-form.ts';

type ArticleDialogProps = Readonly<{
  /** The article to edit; a new one without it. */
  article?: Article;
  onClose: () => void;
}>;

export function ArticleDialog({ article, onClose }: ArticleDialogProps) {
  const { t } = useLingui();
  const form = useArticleForm(article, () => {
    onClose();
    showSnackbar(isPublished ? published : kept);
  });
  const isPublished = form.watch('isPublished');
  const isOut = article !== undefined && !article.isDraft;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={article ? <Trans>Artikel bearbeiten</Trans> : <Trans>Neuer Artikel</Trans>}
      confirm={<Verb isOut={isOut} isPublished={isPublished} />}
      needsChange={article !== undefined}
    >
      <TextField form={form} name="title" label={<Trans>Überschrift</Trans>} autoComplete="off" />
      <RichTextField form={form} name="body" label={t`Text`} />
      <AttachmentsField form={form} banner="banner" files="files">
        {article && <Kept article={article} form={form} />}
      </AttachmentsField>
      {!isOut && (
        <CheckboxField
          form={form}
          name="isPublished"
          label={<Trans>Jetzt veröffentlichen: Alle, die angemeldet sind, können ihn lesen.</Trans>}
        />
      )}
    </FormDialog>
  );
}

const published = msg`Der Artikel ist für alle zu lesen.`;
const kept = msg`Der Entwurf ist gespeichert.`;

function Verb({ isOut, isPublished }: Readonly<{ isOut: boolean; isPublished: boolean }>) {
  if (isOut) return <Trans>Speichern</Trans>;
  return isPublished ? <Trans>Veröffentlichen</Trans> : <Trans>Entwurf speichern</Trans>;
}

/** The stored banner and files of the article, which can be removed. */
function Kept({ article, form }: Readonly<{ article: Article; form: AppForm<ArticleValues> }>) {
  const { t } = useLingui();
  const [keepsBanner, keptFiles, banner] = form.watch(['keepsBanner', 'keptFiles', 'banner']);
  const change = { shouldDirty: true };
  return (
    <>
      {article.bannerImage && keepsBanner && !banner && (
        <Attachment
          name={t`Bild`}
          picture={article.bannerImage}
          onRemove={() => form.setValue('keepsBanner', false, change)}
        />
      )}
      {article.files
        .filter(({ id }) => keptFiles.includes(id))
        .map(({ id, name }) => (
          <Attachment
            key={id}
            name={name}
            onRemove={() =>
              form.setValue(
                'keptFiles',
                keptFiles.filter((one) => one !== id),
                change,
              )
            }
          />
        ))}
    </>
  );
}
