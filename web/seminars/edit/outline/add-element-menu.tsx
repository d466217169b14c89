import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { elementTypes } from '../../../lib/element-types.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import type { ElementType } from '../use-selection.ts';

/** What participants do in each type of element, in the order of the menu. */
const typeWords = {
  read_text: msg`Lesen, was wichtig ist`,
  watch_video: msg`Ein Film: hochgeladen oder von YouTube`,
  video_presentation: msg`Einen Vortrag aufnehmen, mit Bericht`,
  give_feedback: msg`Etwas zu den Vorträgen anderer sagen`,
  watch_feedback: msg`Lesen, was andere zum eigenen Vortrag sagen`,
  gap_text: msg`Lücken in einem Text füllen`,
  rephrase: msg`Sätze besser sagen`,
  categorize: msg`Begriffe in Gruppen ordnen`,
  vr_training: msg`In VR üben, bis der Wert reicht`,
  goal: msg`Mehrere Vorträge, die etwas erfüllen`,
} as const satisfies Readonly<Record<ElementType, MessageDescriptor>>;

const typesInOrder = Object.keys(typeWords) as readonly ElementType[];

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
