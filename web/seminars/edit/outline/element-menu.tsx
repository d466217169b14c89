import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DeadlineDialog } from '../../deadline/deadline-dialog.tsx';
import { DeleteElementDialog } from './delete-element-dialog.tsx';
import { useOutline } from './outline-context.ts';

export function ElementMenu({ element }: Readonly<{ element: SeminarElement }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const [open, setOpen] = useState<'deadline' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <MoreMenu label={t`Mehr zu „${element.title}“`}>
        <MenuItem onSelect={() => setOpen('deadline')}>
          <AlarmClock aria-hidden="true" />
          <Trans>Frist …</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'up')}>
          <ArrowUp aria-hidden="true" />
          <Trans>Nach oben</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'down')}>
          <ArrowDown aria-hidden="true" />
          <Trans>Nach unten</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {open === 'delete' && <DeleteElementDialog element={element} onClose={close} />}
      {open === 'deadline' && (
        <DeadlineDialog
          seminarId={element.seminarId}
          part={element}
          hint={<Trans>Sie geht der Frist des Blocks vor.</Trans>}
          onClose={close}
        />
      )}
    </>
  );
}
