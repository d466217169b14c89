import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { type Ref, useId } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { AddElementMenu } from './add-element-menu.tsx';
import { BlockMenu } from './block-menu.tsx';
import { DragHandle } from './drag-handle.tsx';
import { DropLine } from './drop-line.tsx';
import { ElementRow } from './element-row.tsx';
import { useOutline } from './outline-context.ts';
import { useDragRow } from './use-drag.ts';
import { handleId } from './use-moves.ts';

type BlockSectionProps = Readonly<{
  block: SeminarDetail['blocks'][number];
  number: number;
  elementIds: readonly string[];
}>;

export function BlockSection({ block, number, elementIds }: BlockSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const { seminar, helpId, moves, choose } = useOutline();
  const { row, handle, isDragged, edge } = useDragRow({ kind: 'block', id: block.id });
  const all = new Map(seminar.blocks.flatMap(({ elements }) => elements.map((element) => [element.id, element])));
  return (
    <li className={cx('relative', isDragged && 'opacity-40')}>
      <section aria-labelledby={id} className="grid gap-1">
        <div ref={row as Ref<HTMLDivElement>} className="relative flex items-center gap-1 rounded-md">
          <DropLine edge={edge} />
          <DragHandle
            ref={handle}
            id={handleId(block.id)}
            label={t`Block „${block.title}“ verschieben`}
            describedBy={helpId}
            onStep={(step) => moves.stepBlock(block.id, step)}
          />
          <h3 id={id} className="min-w-0 flex-1 truncate py-2 text-ink-soft">
            {number} · {block.title}
          </h3>
          <BlockMenu block={block} />
        </div>
        <ul aria-labelledby={id} className="grid gap-0.5">
          {elementIds.map((elementId) => {
            const element = all.get(elementId);
            return element && <ElementRow key={elementId} element={element} />;
          })}
        </ul>
        {elementIds.length === 0 && (
          <p className="px-7 py-1 text-sm text-ink-faint">
            <Trans>Noch leer.</Trans>
          </p>
        )}
        <AddElementMenu block={block.title} onChoose={(type) => choose({ kind: 'new', type, blockId: block.id })} />
      </section>
    </li>
  );
}
