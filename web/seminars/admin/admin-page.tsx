import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { useSeminarDetail } from '../../lib/use-seminar-detail.ts';
import { CourseLinks } from '../../platforms/for-others.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Webhooks } from '../../webhooks/for-others.ts';
import { EditSkeleton } from '../edit/edit-skeleton.tsx';
import { SeminarError } from '../seminar-error.tsx';
import { StateChip } from '../state-chip.tsx';
import { ToSeminar } from '../to-seminar.tsx';
import { useSeminarId } from '../use-seminar.ts';
import { AllMenu } from './all-menu.tsx';
import { CriteriaResults } from './criteria/criteria-results.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Invitations } from './invite/invitations.tsx';
import { InviteDialog } from './invite/invite-dialog.tsx';
import { Participants } from './participants.tsx';

/** The participants, their progress, and the invitations. */
export function SeminarAdminPage() {
  const { id, newest, isUnknown } = useSeminarId(({ isOwner }) => isOwner);
  if (id) return <Admin id={id} />;
  if (newest) return <Redirect to={`/seminars/admin/${newest}`} replace />;
  return isUnknown ? <Redirect to="/seminars" replace /> : <EditSkeleton />;
}

function Admin({ id }: Readonly<{ id: string }>) {
  const detail = useSeminarDetail(id);
  if (!detail.data) {
    if (detail.isError) return <SeminarError error={detail.error} retry={() => void detail.refetch()} />;
    return <EditSkeleton />;
  }
  if (!detail.data.isOwner) return <Redirect to={`/seminars/details/${id}`} replace />;
  return <Shown seminar={detail.data} />;
}

function Shown({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  const tabs = [
    {
      value: 'progress',
      label: <Trans>Fortschritt</Trans>,
      content: <Participants seminar={seminar} onInvite={invite} />,
    },
    {
      value: 'invitations',
      label: <Trans>Einladungen</Trans>,
      content: <Invitations seminarId={seminar.id} onInvite={invite} />,
    },
    {
      value: 'criteria',
      label: <Trans>Bewertungen</Trans>,
      content: <CriteriaResults seminar={seminar} />,
    },
    {
      value: 'platforms',
      label: <Trans>Lernplattformen</Trans>,
      content: <CourseLinks seminarId={seminar.id} />,
    },
    {
      value: 'webhooks',
      label: <Trans>Webhooks</Trans>,
      content: <Webhooks target="seminar" targetId={seminar.id} />,
    },
  ];
  return (
    <>
      <PageTitle>{t`Teilnehmende: ${seminar.name}`}</PageTitle>
      <AdminHeader seminar={seminar} onInvite={invite} />
      <Tabs
        label={t`Teilnehmende`}
        tabs={tabs}
        value={tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'progress'}
        onChange={(tab) => setParams(tab === 'progress' ? {} : { tab }, { replace: true })}
      />
      {isInviting && <InviteDialog seminar={seminar} onClose={() => setInviting(false)} />}
    </>
  );
}

function AdminHeader({ seminar, onInvite }: Readonly<{ seminar: SeminarDetail; onInvite: () => void }>) {
  const { id, name, closed, users } = seminar;
  return (
    <PageHeader
      above={<ToSeminar id={id} />}
      title={name}
      below={<StateChip seminar={seminar} />}
      actions={
        <>
          {!closed && (
            <Button asChild size="large" className="max-md:hidden">
              <Link href={`/seminars/edit/${id}`}>
                <Pencil aria-hidden="true" />
                <Trans>Bearbeiten</Trans>
              </Link>
            </Button>
          )}
          {users && users.length > 0 && <ExportMenu seminarId={id} />}
          {!closed && (
            <Button size="large" look="primary" onClick={onInvite}>
              <UserPlus aria-hidden="true" />
              <Trans>Einladen</Trans>
            </Button>
          )}
          {users && users.length > 0 && <AllMenu seminar={seminar} />}
        </>
      }
    />
  );
}
