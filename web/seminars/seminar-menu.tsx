import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Ellipsis, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SeminarRow } from '#domain/seminars/detail.ts';
import { Button } from '../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../ui/dropdown-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const dialogs = { duplicate: DuplicateDialog, delete: DeleteDialog };

type SeminarMenuProps = Readonly<{ seminar: Pick<SeminarRow, 'id' | 'name' | 'participants' | 'elements' | 'closed'> }>;

/** What its owner can do with a seminar, on its card and on its own pages. */
export function SeminarMenu({ seminar }: SeminarMenuProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  const trigger = (
    <Button look="quiet" size="icon" aria-label={t`Mehr zu „${seminar.name}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
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
        <MenuSeparator />
        <MenuItem className="text-off!" onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" className="text-off!" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </DropdownMenu>
      {OpenDialog && <OpenDialog seminar={seminar} onClose={() => setOpen(undefined)} />}
    </>
  );
}
