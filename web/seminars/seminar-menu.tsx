import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Link2, Pencil, Trash2, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { GuestLinksDialog } from '../shares/for-others.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

type SeminarMenuProps = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name' | 'participants' | 'elements' | 'closed'> }>;

/** The owner's actions on a seminar, on its card and on its own pages. */
export function SeminarMenu({ seminar }: SeminarMenuProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { id, name } = seminar;
  const of = (Dialog: ComponentType<SeminarMenuProps & Readonly<{ onClose: () => void }>>) => (close: () => void) => (
    <Dialog seminar={seminar} onClose={close} />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${name}“`}
      actions={[
        { icon: Pencil, label: <Trans>Bearbeiten</Trans>, run: () => navigate(`/seminars/edit/${id}`) },
        { icon: Users, label: <Trans>Teilnehmende</Trans>, run: () => navigate(`/seminars/admin/${id}`) },
        { icon: Copy, label: <Trans>Duplizieren</Trans>, window: of(DuplicateDialog) },
        {
          ...{ icon: Link2, label: <Trans>Gastlink</Trans> },
          window: (close) => <GuestLinksDialog seminar={seminar} onClose={close} />,
        },
        'line',
        { icon: Trash2, label: <Trans>Löschen</Trans>, danger: true, window: of(DeleteDialog) },
      ]}
    />
  );
}
