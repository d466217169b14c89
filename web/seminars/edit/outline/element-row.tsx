import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../../lib/element-types.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { DragHandle } from './drag-handle.tsx';
import { DropLine } from './drop-line.tsx';
import { ElementMenu } from './element-menu.tsx';
import { useOutline } from './outline-context.ts';
import { useDragRow } from './use-drag.ts';
import { handleId } from './use-moves.ts';

/** A click opens the element; its handle moves it. */
export function ElementRow({ element }: Readonly<{ element: SeminarElement }>) {
  const { t, i18n } = useLingui();
  const { helpId, moves, selected, choose, hasFault } = useOutline();
  const { row, handle, isDragged, edge } = useDragRow({ kind: 'element', id: element.id });
  const { shortDateTime } = useFormats();
  const { icon: Icon, name } = elementTypes[element.type];
  const isSelected = selected === element.id;
  return (
    <li
      ref={row as Ref<HTMLLIElement>}
      className={cx(
        'relative flex items-center rounded-md',
        isSelected ? 'bg-primary-wash' : 'hover:bg-sunken',
        isDragged && 'opacity-40',
      )}
    >
      <DropLine edge={edge} />
      <DragHandle
        ref={handle}
        id={handleId(element.id)}
        label={t`„${element.title}“ verschieben`}
        describedBy={helpId}
        onStep={(step) => moves.stepElement(element.id, step)}
      />
      <button
        type="button"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => choose({ kind: 'element', elementId: element.id })}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm text-left"
      >
        <Icon aria-hidden="true" className={cx('size-[18px]', isSelected ? 'text-primary' : 'text-ink-faint')} />
        <span className="grid min-w-0">
          <span className={cx('truncate text-sm', isSelected && 'font-semibold text-primary')}>{element.title}</span>
          <span className="text-xs text-ink-faint">
            {i18n._(name)}
            {element.dueAt && (
              <>
                {' · '}
                <Trans>bis {shortDateTime(element.dueAt)}</Trans>
              </>
            )}
          </span>
        </span>
        {hasFault(element.id) && (
          <TriangleAlert role="img" aria-label={t`Hier fehlt noch etwas`} className="ml-auto size-4 text-near" />
        )}
      </button>
      <ElementMenu element={element} />
    </li>
  );
}
