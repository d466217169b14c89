import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
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

export function BlockMenu({ block }: Readonly<{ block: SeminarDetail['blocks'][number] }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const of = (Dialog: ComponentType<OfBlock>) => (close: () => void) => <Dialog block={block} onClose={close} />;
  return (
    <ActionMenu
      label={t`Mehr zum Block „${block.title}“`}
      actions={[
        { icon: Pencil, label: <Trans>Bearbeiten</Trans>, window: of(EditBlockDialog) },
        { icon: AlarmClock, label: <Trans>Frist …</Trans>, window: of(BlockDeadline) },
        { icon: ArrowUp, label: <Trans>Nach oben</Trans>, run: () => moves.stepBlock(block.id, 'up') },
        { icon: ArrowDown, label: <Trans>Nach unten</Trans>, run: () => moves.stepBlock(block.id, 'down') },
        'line',
        { icon: Trash2, label: <Trans>Löschen</Trans>, danger: true, window: of(DeleteBlockDialog) },
      ]}
    />
  );
}
