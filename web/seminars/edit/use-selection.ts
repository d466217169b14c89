import { useSearchParams } from 'wouter';
import type { SeminarElement } from '#domain/seminars/contract/detail.ts';
import { elementTypes } from '../../lib/element-types.ts';
import { useLeave } from './unsaved.tsx';

export type ElementType = SeminarElement['type'];

/** The selected part of the editor. It is in the address, so a reload and the back button keep it. */
export type Selection =
  | Readonly<{ kind: 'about' }>
  | Readonly<{ kind: 'criteria' }>
  | Readonly<{ kind: 'element'; elementId: string }>
  | Readonly<{ kind: 'new'; type: ElementType; blockId: string }>;

export function useSelection() {
  const [params, setParams] = useSearchParams();
  const leave = useLeave();
  /** Opens a part without asking, for use after a save. */
  const open = (selection: Selection) => setParams(paramsOf(selection));
  return { selection: selectionIn(params), open, choose: (selection: Selection) => leave(() => open(selection)) };
}

function selectionIn(params: URLSearchParams): Selection {
  const [elementId, type, blockId] = [params.get('element'), params.get('new'), params.get('block')];
  if (elementId) return { kind: 'element', elementId };
  if (type && blockId && type in elementTypes) return { kind: 'new', type: type as ElementType, blockId };
  return { kind: params.get('pane') === 'criteria' ? 'criteria' : 'about' };
}

function paramsOf(selection: Selection): Record<string, string> {
  switch (selection.kind) {
    case 'element':
      return { element: selection.elementId };
    case 'new':
      return { new: selection.type, block: selection.blockId };
    case 'criteria':
      return { pane: 'criteria' };
    case 'about':
      return {};
  }
}
