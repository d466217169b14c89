import { Trans } from '@lingui/react/macro';
import { Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type CompanyAnswer, companyCommands } from '#domain/companies/contract/calls.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RenameDialog } from '../ui/rename-dialog.tsx';
import { Webhooks } from '../webhooks/for-others.ts';
import { ActivityCard } from './activity-card.tsx';
import { useCompanyAgain } from './company-change.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { PlanEndNotice } from './plan-end-notice.tsx';
import { SeatsCard } from './seats-card.tsx';
import { TransferCard } from './transfer-card.tsx';
import { VatCard } from './vat-card.tsx';

type Dialogs = 'invite' | 'rename';

/** For the owner and the managers. */
export function Dashboard({ company }: Readonly<{ company: CompanyAnswer }>) {
  const [open, setOpen] = useState<Dialogs>();
  const close = () => setOpen(undefined);
  const above = (
    <Link href="/company/home">
      <Trans>Firma</Trans>
    </Link>
  );
  return (
    <div className="max-w-[860px]">
      <PageHeader above={above} title={company.name} actions={<Actions company={company} onOpen={setOpen} />} />
      <PlanEndNotice company={company} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <SeatsCard company={company} />
        <PeopleList company={company} />
        <VatCard company={company} />
        <ActivityCard />
        <section className="grid gap-3">
          <h2 className="text-lg">
            <Trans>Webhooks</Trans>
          </h2>
          <Webhooks target="company" targetId={company.id} />
        </section>
        {company.role === 'owner' && <TransferCard company={company} />}
      </div>
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open === 'rename' && <Rename name={company.name} onClose={close} />}
    </div>
  );
}

type ActionsProps = Readonly<{ company: CompanyAnswer; onOpen: (dialog: Dialogs) => void }>;

const Actions = ({ company, onOpen }: ActionsProps) => (
  <>
    <Button onClick={() => onOpen('rename')}>
      <Pencil aria-hidden="true" />
      <Trans>Umbenennen</Trans>
    </Button>
    {company.seats.total > 0 && (
      <Button look="primary" onClick={() => onOpen('invite')}>
        <UserPlus aria-hidden="true" />
        <Trans>Einladen</Trans>
      </Button>
    )}
  </>
);

const Rename = ({ name, onClose }: Readonly<{ name: string; onClose: () => void }>) => (
  <RenameDialog
    command={companyCommands.EditCompanyName}
    field="name"
    fixed={{}}
    name={name}
    title={<Trans>Firma umbenennen</Trans>}
    label={<Trans>Name der Firma</Trans>}
    autoComplete="organization"
    fetchAgain={useCompanyAgain()}
    onClose={onClose}
  />
);
