import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DeadlineDialog } from '../../deadline/deadline-dialog.tsx';
import { EditBlockDialog } from './block-dialog.tsx';
import { DeleteBlockDialog } from './delete-block-dialog.tsx';
import { useOutline } from './outline-context.ts';

type OfBlock = Readonly<{ block: SeminarDetail['blocks'][number]; onClose: () => void }>;

const BlockDeadline = ({ block, onClose }: OfBlock) => (
  <DeadlineDialog
    seminarId={block.seminarId}
    part={block}
    hint={<Trans>Sie gilt für jedes Element des Blocks, das keine eigene hat.</Trans>}
    onClose={onClose}
  />
);

const dialogs = { edit: EditBlockDialog, deadline: BlockDeadline, delete: DeleteBlockDialog };

export function BlockMenu({ block }: Readonly<{ block: SeminarDetail['blocks'][number] }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  return (
    <>
      <MoreMenu label={t`Mehr zum Block „${block.title}“`}>
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </MenuItem>
        <MenuItem onSelect={() => setOpen('deadline')}>
          <AlarmClock aria-hidden="true" />
          <Trans>Frist …</Trans>
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
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {OpenDialog && <OpenDialog block={block} onClose={() => setOpen(undefined)} />}
    </>
  );
}
