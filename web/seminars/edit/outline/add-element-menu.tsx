import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { elementTypes } from '../../../lib/element-types.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import type { ElementType } from '../use-selection.ts';
import { typesInOrder, typeWords } from './type-words.ts';

type AddElementMenuProps = Readonly<{ block: string; onChoose: (type: ElementType) => void }>;

export function AddElementMenu({ block, onChoose }: AddElementMenuProps) {
  const { t, i18n } = useLingui();
  const trigger = (
    <Button look="quiet" className="justify-start text-primary" aria-label={t`Element in „${block}“ hinzufügen`}>
      <Plus aria-hidden="true" />
      <Trans>Element hinzufügen</Trans>
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger} align="start">
      <div className="max-h-[min(560px,var(--radix-dropdown-menu-content-available-height))] overflow-y-auto">
        {typesInOrder.map((type) => {
          const { icon: Icon, name } = elementTypes[type];
          return (
            <MenuItem key={type} className="py-1.5" onSelect={() => onChoose(type)}>
              <Icon aria-hidden="true" />
              <span className="grid">
                <span className="font-semibold">{i18n._(name)}</span>
                <span className="text-xs text-ink-faint">{i18n._(typeWords[type])}</span>
              </span>
            </MenuItem>
          );
        })}
      </div>
    </DropdownMenu>
  );
}
