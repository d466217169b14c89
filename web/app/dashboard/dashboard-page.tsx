import { Trans } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useContext, useEffect, useState } from 'react';
import { CurrentUser, isOpenTo, useCurrentUser } from '../../lib/current-user.tsx';
import { useGatheredQueries } from '../../lib/gathered-queries.ts';
import type { DashboardPlace } from '../../lib/web-area.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlaceColumn } from '../place-column.tsx';
import { placesOf } from '../places.ts';
import { OpenPages } from './open-pages.tsx';

function Greeting({ name }: Readonly<{ name: string }>) {
  const hour = new Date().getHours();
  if (hour < 5 || hour >= 18) return <Trans>Guten Abend, {name}</Trans>;
  return hour < 11 ? <Trans>Guten Morgen, {name}</Trans> : <Trans>Guten Tag, {name}</Trans>;
}

const places = placesOf(({ dashboard }) => dashboard);

export function fetchCards(): void {
  for (const { part } of places) void part.preload();
}

/** The start page: each area adds its own cards. */
export function DashboardPage() {
  const { firstName } = useCurrentUser();
  const user = useContext(CurrentUser);
  const open = places.filter(({ gate }) => isOpenTo(user, gate));
  const isLoaded = useLoaded(open);
  const isThere = useFirstAnswers(isLoaded);
  // The first queries of the cards share a few requests. Later each query has its own, as on other pages.
  useGatheredQueries(!isThere);
  const inColumn = (name: DashboardPlace['column']) => (isLoaded ? open.filter(({ column }) => column === name) : []);
  return (
    <>
      <PageHeader title={<Greeting name={firstName} />} />
      {open.length === 0 && <OpenPages />}
      <div className={cx('grid content-start gap-6', !isThere && 'min-h-dvh')}>
        <PlaceColumn places={inColumn('top')} />
        <div className={cx('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]', !isThere && 'invisible')}>
          <PlaceColumn places={inColumn('main')} />
          <PlaceColumn places={inColumn('side')} />
        </div>
      </div>
    </>
  );
}

/** Whether the code of all cards is loaded. Cards appear together, so that their queries share requests. */
function useLoaded(open: readonly DashboardPlace[]): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const [atFirst] = useState(open);
  useEffect(() => {
    void Promise.all(atFirst.map(({ part }) => part.preload())).then(() => setLoaded(true));
  }, [atFirst]);
  return isLoaded;
}

/** Milliseconds without a running query after which the cards count as complete, and the longest wait for that. */
const [quietMs, longestMs] = [80, 500];

/** Whether the first answers have arrived. Cards that appear earlier would be pushed down by those above them. */
function useFirstAnswers(isLoaded: boolean): boolean {
  const isQuiet = useIsFetching() === 0;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isLoaded || !isQuiet) return undefined;
    const quiet = setTimeout(() => setThere(true), quietMs);
    return () => clearTimeout(quiet);
  }, [isLoaded, isQuiet]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const longest = setTimeout(() => setThere(true), longestMs);
    return () => clearTimeout(longest);
  }, [isLoaded]);
  return isThere;
}
