import { matchRoute, useLocation, useRouter } from 'wouter';
import type { Page } from '../lib/web-area.ts';
import { allAreas } from './all-areas.ts';
import { byPath } from './by-path.ts';

/** Of all areas; of two that fit an address, the one that says more of it. */
export const pages: readonly Page[] = allAreas.flatMap((area) => area.pages ?? []).sort(byPath);

/** The page at the present address; undefined if there is none. */
export function usePage(): Page | undefined {
  const [location] = useLocation();
  const { parser } = useRouter();
  return pages.find(({ path }) => matchRoute(parser, path, location)[0]);
}
