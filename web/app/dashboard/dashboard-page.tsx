import { useContext } from 'react';
import { CurrentUser, isOpenTo, useCurrentUser } from '../../lib/current-user.tsx';
import type { DashboardPlace } from '../../lib/web-area.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlaceColumn } from '../place-column.tsx';
import { placesOf } from '../places.ts';
import { Greeting } from './greeting.tsx';
import { OpenPages } from './open-pages.tsx';

const places = placesOf(({ dashboard }) => dashboard);

/** The start page: each area adds its own cards. */
export function DashboardPage() {
  const { firstName } = useCurrentUser();
  const user = useContext(CurrentUser);
  const open = places.filter(({ gate }) => isOpenTo(user, gate));
  const inColumn = (name: DashboardPlace['column']) => open.filter(({ column }) => column === name);
  return (
    <>
      <PageHeader title={<Greeting name={firstName} />} />
      {open.length === 0 && <OpenPages />}
      <div className="grid gap-6">
        <PlaceColumn places={inColumn('top')} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
          <PlaceColumn places={inColumn('main')} />
          <PlaceColumn places={inColumn('side')} />
        </div>
      </div>
    </>
  );
}
