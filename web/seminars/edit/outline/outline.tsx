import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { ClipboardList, LayoutList, type LucideIcon, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { OrderDraft } from '../order/use-order-draft.ts';
import type { Selection } from '../use-selection.ts';
import { AddBlockDialog } from './block-dialog.tsx';
import { BlockSection } from './block-section.tsx';
import { OutlineContext } from './outline-context.ts';
import { useDrops } from './use-drag.ts';
import { useMoves } from './use-moves.ts';

type OutlineProps = Readonly<{
  seminar: SeminarDetail;
  draft: OrderDraft;
  selection: Selection;
  choose: (selection: Selection) => void;
  open: (selection: Selection) => void;
}>;

/** All blocks and elements, in the draft order. */
export function Outline({ seminar, draft, selection, choose, open }: OutlineProps) {
  const helpId = useId();
  const [isAdding, setAdding] = useState(false);
  const moves = useMoves(seminar, draft);
  useDrops(moves.drop);
  const faulty = useMemo(
    () => new Set(seminar.checks?.flatMap(({ elementId, isBlocking }) => (isBlocking && elementId ? [elementId] : []))),
    [seminar.checks],
  );
  const selected = selection.kind === 'element' ? selection.elementId : undefined;
  const context = { seminar, order: draft.order, moves, helpId, selected, choose, open };
  return (
    <OutlineContext value={{ ...context, hasFault: (id) => faulty.has(id) }}>
      <Card className="p-3">
        <nav aria-labelledby={`${helpId}-title`} className="grid gap-2">
          <h2 id={`${helpId}-title`} className="sr-only">
            <Trans>Gliederung</Trans>
          </h2>
          <PaneRow
            icon={SlidersHorizontal}
            isSelected={selection.kind === 'about'}
            onChoose={() => choose({ kind: 'about' })}
          >
            <Trans>Über das Seminar</Trans>
          </PaneRow>
          <PaneRow
            icon={ClipboardList}
            isSelected={selection.kind === 'criteria'}
            onChoose={() => choose({ kind: 'criteria' })}
          >
            <Trans>Bewertungsbogen</Trans>
          </PaneRow>
          <p id={helpId} className="sr-only">
            <Trans>Mit den Pfeiltasten nach oben und unten verschieben.</Trans>
          </p>
          <p aria-live="polite" className="sr-only">
            {moves.said}
          </p>
          {draft.order.length === 0 && <NoBlocks />}
          <ol className="grid gap-4">
            {draft.order.map(({ blockId, elementIds }, index) => {
              const block = seminar.blocks.find(({ id }) => id === blockId);
              return block && <BlockSection key={blockId} block={block} number={index + 1} elementIds={elementIds} />;
            })}
          </ol>
          <Button className="mt-2" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            <Trans>Block hinzufügen</Trans>
          </Button>
        </nav>
      </Card>
      {isAdding && <AddBlockDialog seminarId={seminar.id} onClose={() => setAdding(false)} />}
    </OutlineContext>
  );
}

type PaneRowProps = Readonly<{ icon: LucideIcon; isSelected: boolean; onChoose: () => void; children: ReactNode }>;

const PaneRow = ({ icon: Icon, isSelected, onChoose, children }: PaneRowProps) => (
  <button
    type="button"
    aria-current={isSelected ? 'true' : undefined}
    onClick={onChoose}
    className={cx(
      'flex min-h-11 items-center gap-3 rounded-md px-3 text-left text-sm font-semibold',
      isSelected ? 'bg-primary-wash text-primary' : 'hover:bg-sunken',
    )}
  >
    <Icon aria-hidden="true" className="size-[18px]" />
    {children}
  </button>
);

const NoBlocks = () => (
  <p className="flex gap-3 px-3 py-2 text-sm text-ink-soft">
    <LayoutList aria-hidden="true" className="size-[18px] text-ink-faint" />
    <Trans>Ein Seminar besteht aus Blöcken, jeder aus Elementen. Beginnen Sie mit einem Block.</Trans>
  </p>
);
