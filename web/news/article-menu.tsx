import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Article, newsCommands } from '#domain/news/contract/calls.ts';
import { send } from '../lib/api.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ArticleDialog } from './editor/article-dialog.tsx';
import { useNewsAgain } from './use-news-again.ts';

type ArticleMenuProps = Readonly<{ article: Article; onDeleted?: () => void }>;

/** An author's actions on an article. */
export function ArticleMenu({ article, onDeleted }: ArticleMenuProps) {
  const { t } = useLingui();
  const fetchAgain = useNewsAgain();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { title } = article;
  const publish = useMutation({
    mutationFn: () => send(newsCommands.EditArticle, { articleId: article.id, publish: true }),
    onSuccess: () => {
      void fetchAgain();
      showSnackbar(msg`Der Artikel ist veröffentlicht.`);
    },
    onError: (error) => showSnackbar(errorMessage(error)),
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu label={t`Mehr zu „${title}“`}>
        {article.isDraft && (
          <MenuItem onSelect={() => publish.mutate()}>
            <Send aria-hidden="true" />
            <Trans>Veröffentlichen</Trans>
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {open === 'edit' && <ArticleDialog article={article} onClose={close} />}
      {open === 'delete' && <DeleteDialog article={article} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

type DeleteDialogProps = Readonly<{ article: Article; onClose: () => void; onDeleted: (() => void) | undefined }>;

function DeleteDialog({ article: { id, title, isDraft }, onClose, onDeleted }: DeleteDialogProps) {
  const fetchAgain = useNewsAgain();
  const remove = useMutation({
    mutationFn: () => send(newsCommands.DeleteArticle, { id }),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      void fetchAgain();
      showSnackbar(msg`Der Artikel ist gelöscht.`);
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isDraft ? <Trans>Entwurf löschen?</Trans> : <Trans>Artikel löschen?</Trans>}
      description={
        isDraft ? (
          <Trans>„{title}“ geht verloren, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.</Trans>
        ) : (
          <Trans>„{title}“ verschwindet für alle, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.</Trans>
        )
      }
      confirm={<Trans>Löschen</Trans>}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    />
  );
}
