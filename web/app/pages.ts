import { matchRoute, useLocation, useRouter } from 'wouter';
import type { Page } from '../lib/web-area.ts';
import { allAreas } from './all-areas.ts';
import { byPath } from './by-path.ts';

/** The pages of all areas, sorted so that the more specific match comes first. */
export const pages: readonly Page[] = allAreas.flatMap((area) => area.pages ?? []).sort(byPath);

/** The page at the current address; undefined if there is none. */
export function usePage(): Page | undefined {
  const [location] = useLocation();
  const { parser } = useRouter();
  return pages.find(({ path }) => matchRoute(parser, path, location)[0]);
}
