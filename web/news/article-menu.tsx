import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { type Article, newsCommands } from '#domain/news/contract/calls.ts';
import { send } from '../lib/api.ts';
import { tellRefusal } from '../lib/changes.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { ArticleDialog } from './editor/article-dialog.tsx';
import { useNewsChange } from './use-news-again.ts';

type ArticleMenuProps = Readonly<{ article: Article; onDeleted?: () => void }>;

/** An author's actions on an article. */
export function ArticleMenu({ article, onDeleted }: ArticleMenuProps) {
  const { t } = useLingui();
  const { title } = article;
  const publish = useNewsChange(() => send(newsCommands.EditArticle, { articleId: article.id, publish: true }), {
    onDone: () => showSnackbar(msg`Der Artikel ist veröffentlicht.`),
    onRefused: tellRefusal,
  });
  return (
    <ActionMenu
      label={t`Mehr zu „${title}“`}
      actions={[
        article.isDraft && { icon: Send, label: <Trans>Veröffentlichen</Trans>, run: () => publish.mutate() },
        {
          ...{ icon: Pencil, label: <Trans>Bearbeiten</Trans> },
          window: (close) => <ArticleDialog article={article} onClose={close} />,
        },
        'line',
        {
          ...{ icon: Trash2, label: <Trans>Löschen</Trans>, danger: true },
          window: (close) => <DeleteDialog article={article} onClose={close} onDeleted={onDeleted} />,
        },
      ]}
    />
  );
}

type DeleteDialogProps = Readonly<{ article: Article; onClose: () => void; onDeleted: (() => void) | undefined }>;

function DeleteDialog({ article: { id, title, isDraft }, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useNewsChange(
    () => send(newsCommands.DeleteArticle, { id }),
    () => {
      onClose();
      onDeleted?.();
      showSnackbar(msg`Der Artikel ist gelöscht.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={remove}
      title={isDraft ? <Trans>Entwurf löschen?</Trans> : <Trans>Artikel löschen?</Trans>}
      description={
        isDraft ? (
          <Trans>„{title}“ geht verloren, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.</Trans>
        ) : (
          <Trans>„{title}“ verschwindet für alle, mit Bild und Dateien. Das lässt sich nicht rückgängig machen.</Trans>
        )
      }
      confirm={<Trans>Löschen</Trans>}
    />
  );
}
