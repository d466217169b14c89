import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock, ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { DeadlineDialog } from '../../deadline/deadline-dialog.tsx';
import { DeleteElementDialog } from './delete-element-dialog.tsx';
import { useOutline } from './outline-context.ts';

export function ElementMenu({ element }: Readonly<{ element: SeminarElement }>) {
  const { t } = useLingui();
  const { moves } = useOutline();
  const deadline = (close: () => void) => (
    <DeadlineDialog
      seminarId={element.seminarId}
      part={element}
      hint={<Trans>Sie geht der Frist des Blocks vor.</Trans>}
      onClose={close}
    />
  );
  return (
    <ActionMenu
      label={t`Mehr zu „${element.title}“`}
      actions={[
        { icon: AlarmClock, label: <Trans>Frist …</Trans>, window: deadline },
        { icon: ArrowUp, label: <Trans>Nach oben</Trans>, run: () => moves.stepElement(element.id, 'up') },
        { icon: ArrowDown, label: <Trans>Nach unten</Trans>, run: () => moves.stepElement(element.id, 'down') },
        'line',
        {
          ...{ icon: Trash2, label: <Trans>Löschen</Trans>, danger: true },
          window: (close) => <DeleteElementDialog element={element} onClose={close} />,
        },
      ]}
    />
  );
}
