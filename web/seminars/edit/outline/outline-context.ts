import { createContext, useContext } from 'react';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import type { Order } from '../order/order.ts';
import type { Selection } from '../use-selection.ts';
import type { useMoves } from './use-moves.ts';

type Outline = Readonly<{
  seminar: SeminarDetail;
  order: Order;
  moves: ReturnType<typeof useMoves>;
  /** The id of the text that explains how to move by keyboard. */
  helpId: string;
  /** The id of the open element. */
  selected: string | undefined;
  choose: (selection: Selection) => void;
  open: (selection: Selection) => void;
  hasFault: (id: string) => boolean;
}>;

export const OutlineContext = createContext<Outline | undefined>(undefined);

/** The data that rows of the outline share. */
export function useOutline(): Outline {
  const outline = useContext(OutlineContext);
  if (!outline) throw new Error('useOutline outside of the outline');
  return outline;
}
