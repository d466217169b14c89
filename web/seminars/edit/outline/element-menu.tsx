import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DeleteElementDialog } from './delete-element-dialog.tsx';
import { useOutline } from './outline-context.ts';

export function ElementMenu({ element }: Readonly<{ element: SeminarElement }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <MoreMenu label={t`Mehr zu „${element.title}“`}>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'up')}>
          <ArrowUp aria-hidden="true" />
          <Trans>Nach oben</Trans>
        </MenuItem>
        <MenuItem onSelect={() => moves.stepElement(element.id, 'down')}>
          <ArrowDown aria-hidden="true" />
          <Trans>Nach unten</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
          <Trans>Löschen</Trans>
        </MenuItem>
      </MoreMenu>
      {isDeleting && <DeleteElementDialog element={element} onClose={() => setDeleting(false)} />}
    </>
  );
}
