import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeminarDetail } from '#domain/seminars/detail.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx';
import { EditBlockDialog } from './block-dialog.tsx';
import { DeleteBlockDialog } from './delete-block-dialog.tsx';
import { useOutline } from './outline-context.ts';

const dialogs = { edit: EditBlockDialog, delete: DeleteBlockDialog };

export function BlockMenu({ block }: Readonly<{ block: SeminarDetail['blocks'][number] }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  const trigger = (
    <Button look="quiet" size="icon" aria-label={t`Mehr zum Block „${block.title}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepBlock(block.id, 'up')}>
          <ArrowUp aria-hidden="true" />
          <Trans>Nach oben</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepBlock(block.id, 'down')}>
          <ArrowDown aria-hidden="true" />
          <Trans>Nach unten</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem className="text-off!" onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" className="text-off!" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </DropdownMenu>
      {OpenDialog && <OpenDialog block={block} onClose={() => setOpen(undefined)} />}
    </>
  );
}
