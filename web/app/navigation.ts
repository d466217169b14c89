import { msg } from '@lingui/core/macro';
import { ShieldHalf } from 'lucide-react';
import { useContext } from 'react';
import { useLocation } from 'wouter';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { CurrentUser, isOpenTo } from '../lib/current-user.tsx';
import { mayRecord } from '../lib/gates.ts';
import { byOrder, type NavEntry, permits } from '../lib/web-area.ts';
import { allAreas } from './all-areas.ts';

const entries: readonly NavEntry[] = allAreas.flatMap((area) => area.navigation ?? []).sort(byOrder);
const ofProduct = entries.filter(({ place }) => place === undefined);
const ofAdministration = entries.filter(({ place }) => place === 'administration');

const administers = permits(administersUsers);
/** Leads from the product into its administration. */
const toAdministration: NavEntry = {
  href: '/admin',
  below: '/admin',
  label: msg`Verwaltung`,
  purpose: msg`Konten, Rollen und alles, was hinter dem Produkt steht.`,
  icon: ShieldHalf,
  order: 800,
  gate: administers,
  ...badgeOf('/admin'),
};

function badgeOf(href: string): Pick<NavEntry, 'useBadge'> {
  const useBadge = entries.find((entry) => entry.href === href)?.useBadge;
  return useBadge ? { useBadge } : {};
}

/** Whether an admin is on a page of the administration, which has its own navigation. */
export function useIsInAdministration(): boolean {
  const [location] = useLocation();
  const isAdmin = isOpenTo(useContext(CurrentUser), administers);
  const isIn = ({ below }: NavEntry) => location === below || location.startsWith(`${below}/`);
  return isAdmin && ofAdministration.some(isIn);
}

/** The entries that the person may see, from the top. People with only parts of the administration see those among the other entries. */
export function useNavigation(): readonly NavEntry[] {
  const user = useContext(CurrentUser);
  const isInside = useIsInAdministration();
  const isAdmin = isOpenTo(user, administers);
  const shown = isInside ? ofAdministration : isAdmin ? [...ofProduct, toAdministration] : entries;
  return shown.filter(({ gate }) => isOpenTo(user, gate));
}

/** All entries that the person may open, on any page. */
export function useEveryEntry(): readonly NavEntry[] {
  const user = useContext(CurrentUser);
  return entries.filter(({ gate }) => isOpenTo(user, gate));
}

// The bar has five cells: one is „Mehr“, and recording and uploading take two.
const cells = 4;
const makeCells = 2;

/** On a phone the first entries are in the bar, the others behind „Mehr“. */
export function usePhoneNavigation(): Readonly<{ inBar: readonly NavEntry[]; inMenu: readonly NavEntry[] }> {
  const permitted = useNavigation();
  const makes = useMakes();
  const room = makes ? cells - makeCells : cells;
  return { inBar: permitted.slice(0, room), inMenu: permitted.slice(room) };
}

/** Whether to show the buttons for recording and uploading; not in the administration. */
export function useMakes(): boolean {
  const isInside = useIsInAdministration();
  return isOpenTo(useContext(CurrentUser), mayRecord) && !isInside;
}

/** Whether the current page is the entry's, or below it. */
export function useIsCurrent({ below }: NavEntry): boolean {
  const [location] = useLocation();
  const isIn = (path: string) => location === path || location.startsWith(`${path}/`);
  // The more specific of two matching entries wins.
  return isIn(below) && !entries.some((other) => other.below.length > below.length && isIn(other.below));
}
