import { useContext } from 'react';
import { useLocation } from 'wouter';
import { areas } from '../areas.ts';
import { CurrentUser, isOpenTo } from '../lib/current-user.tsx';
import { byOrder, type NavEntry } from '../lib/web-area.ts';
import { mayRecord } from '../sessions/gates.ts';

const entries: readonly NavEntry[] = areas.flatMap((area) => area.navigation ?? []).sort(byOrder);

/** What the person may see of it, from the top. */
export function useNavigation(): readonly NavEntry[] {
  const user = useContext(CurrentUser);
  return entries.filter(({ gate }) => isOpenTo(user, gate));
}

// Five cells fit beside each other, and one of them is „Mehr“; recording and uploading take two.
const cells = 4;
const makeCells = 2;

/** On a phone the first entries stand in the bar, the others behind „Mehr“. */
export function usePhoneNavigation(): Readonly<{ inBar: readonly NavEntry[]; inMenu: readonly NavEntry[] }> {
  const permitted = useNavigation();
  const makes = isOpenTo(useContext(CurrentUser), mayRecord);
  const room = makes ? cells - makeCells : cells;
  return { inBar: permitted.slice(0, room), inMenu: permitted.slice(room) };
}

/** Whether the person is at the entry, or below it. */
export function useIsCurrent({ below }: NavEntry): boolean {
  const [location] = useLocation();
  const isIn = (path: string) => location === path || location.startsWith(`${path}/`);
  // Of two that lead there the one that says more.
  return isIn(below) && !entries.some((other) => other.below.length > below.length && isIn(other.below));
}
