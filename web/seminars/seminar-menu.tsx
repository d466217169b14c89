import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { GuestLinksDialog } from '../shares/for-others.ts';
import { MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const dialogs = { duplicate: DuplicateDialog, guests: GuestLinksDialog, delete: DeleteDialog };

type SeminarMenuProps = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name' | 'participants' | 'elements' | 'closed'> }>;

/** The owner's actions on a seminar, on its card and on its own pages. */
export function SeminarMenu({ seminar }: SeminarMenuProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={t`Mehr zu „${seminar.name}“`}>
        <MenuItem onSelect={() => navigate(`/seminars/edit/${seminar.id}`)}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </MenuItem>
        <MenuItem onSelect={() => navigate(`/seminars/admin/${seminar.id}`)}>
          <Users aria-hidden="true" />
          <Trans>Teilnehmende</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('duplicate')}>
          <Copy aria-hidden="true" />
          <Trans>Duplizieren</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('guests')}>
          <Link2 aria-hidden="true" />
          <Trans>Gastlink</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {OpenDialog && (
        <Suspense>
          <OpenDialog seminar={seminar} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
