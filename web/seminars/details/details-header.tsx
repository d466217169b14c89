import { Plural, Trans } from '@lingui/react/macro';
import { Pencil, Play } from 'lucide-react';
import { Link } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Price } from '../../ui/price.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { SeminarLogo } from '../seminar-logo.tsx';
import { SeminarMenu } from '../seminar-menu.tsx';
import { StateChip } from '../state-chip.tsx';
import { ToSeminar } from '../to-seminar.tsx';
import { LeaveMenu } from './leave-menu.tsx';

type OfSeminar = Readonly<{ seminar: SeminarDetail }>;

export function DetailsHeader({ seminar }: OfSeminar) {
  return (
    <>
      {seminar.logo && (
        <div className="mb-4">
          <SeminarLogo seminar={seminar} />
        </div>
      )}
      <PageHeader
        above={<ToSeminar />}
        title={seminar.name}
        below={<Facts seminar={seminar} />}
        actions={seminar.isOwner ? <OwnerActions seminar={seminar} /> : <LearnerActions seminar={seminar} />}
      />
    </>
  );
}

function Facts({ seminar }: OfSeminar) {
  const { lecturer, price, hours, ownerName, isOwner, published, closed } = seminar;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {(isOwner || !published || closed) && <StateChip seminar={seminar} />}
      {lecturer && (
        <span>
          <Trans>mit {lecturer}</Trans>
        </span>
      )}
      {!isOwner && ownerName && (
        <span>
          <Trans>geleitet von {ownerName}</Trans>
        </span>
      )}
      {hours > 0 && (
        <span>
          <Plural value={hours} one="# Stunde" other="# Stunden" />
        </span>
      )}
      {price && (
        <span>
          <Price text={price} />
        </span>
      )}
    </div>
  );
}

const OwnerActions = ({ seminar }: OfSeminar) => (
  <>
    {!seminar.closed && (
      <Button asChild size="large">
        <Link href={`/seminars/edit/${seminar.id}`}>
          <Pencil aria-hidden="true" />
          <Trans>Bearbeiten</Trans>
        </Link>
      </Button>
    )}
    <PublishButton seminar={seminar} />
    <SeminarMenu seminar={seminar} />
  </>
);

const LearnerActions = ({ seminar: { id, name, progress } }: OfSeminar) => (
  <>
    <Button asChild size="large" look="primary">
      <Link href={`/seminars/dashboard/${id}`}>
        <Play aria-hidden="true" />
        {progress === 0 ? <Trans>Beginnen</Trans> : <Trans>Weitermachen</Trans>}
      </Link>
    </Button>
    <LeaveMenu seminar={{ id, name }} />
  </>
);
