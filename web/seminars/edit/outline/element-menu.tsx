import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeminarElement } from '#domain/seminars/detail.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx';
import { DeleteElementDialog } from './delete-element-dialog.tsx';
import { useOutline } from './outline-context.ts';

export function ElementMenu({ element }: Readonly<{ element: SeminarElement }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const [isDeleting, setDeleting] = useState(false);
  const trigger = (
    <Button look="quiet" size="icon" aria-label={t`Mehr zu „${element.title}“`}>
      <Ellipsis aria-hidden="true" />
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'up')}>
          <ArrowUp aria-hidden="true" />
          <Trans>Nach oben</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'down')}>
          <ArrowDown aria-hidden="true" />
          <Trans>Nach unten</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem className="text-off!" onSelect={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" className="text-off!" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </DropdownMenu>
      {isDeleting && <DeleteElementDialog element={element} onClose={() => setDeleting(false)} />}
    </>
  );
}
