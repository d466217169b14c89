import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GraduationCap, LayoutTemplate, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { seminarList, seminarUploads } from '#domain/seminars/contract/calls.ts';
import type { SeminarRow } from '#domain/seminars/contract/detail.ts';
import { query } from '../../lib/api.ts';
import { useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DescriptionField, TitleField } from '../about/about-fields.tsx';
import { LogoField } from '../about/logo-field.tsx';
import { logoRefusals } from '../about/logo-refusals.ts';
import { fetchSeminarsAgain } from '../seminar-change.ts';
import { SeminarCard } from './seminar-card.tsx';
import { TemplateDialog } from './template-dialog.tsx';

type Values = { name: string; description: string; logo: File | null };

function useCreateForm(onCreated: (id: string) => void) {
  const queries = useQueryClient();
  return useAppForm<Values, Readonly<{ id: string }>>({
    schema: seminarUploads.CreateSeminar.form,
    defaults: { name: '', description: '', logo: null },
    refusals: logoRefusals,
    send: ({ logo, ...values }) => upload(seminarUploads.CreateSeminar, { ...values, file: logo ?? undefined }),
    onDone: ({ id }) => {
      void fetchSeminarsAgain(queries);
      onCreated(id);
    },
  });
}

function CreateDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const [, navigate] = useLocation();
  const form = useCreateForm((id) => navigate(`/seminars/edit/${id}`));
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={<Trans>Neues Seminar</Trans>}
      description={<Trans>Es ist zuerst ein Entwurf: Nur Sie sehen es, bis Sie es veröffentlichen.</Trans>}
      confirm={<Trans>Seminar anlegen</Trans>}
    >
      <TitleField form={form} name="name" />
      <DescriptionField form={form} name="description" />
      <LogoField form={form} name="logo" />
    </FormDialog>
  );
}

const NoSeminars = ({ actions }: Readonly<{ actions: ReactNode }>) => (
  <Card>
    <EmptyState
      icon={GraduationCap}
      help="build"
      title={<Trans>Noch kein Seminar</Trans>}
      text={
        <Trans>
          Ein Seminar führt Schritt für Schritt: lesen, ansehen, üben, aufnehmen, sich gegenseitig Rückmeldung geben.
          Legen Sie eines an und laden Sie andere ein. Seminare, zu denen Sie eingeladen sind, stehen hier, sobald Sie
          die Einladung annehmen.
        </Trans>
      }
      action={<div className="flex flex-wrap-reverse justify-center gap-2">{actions}</div>}
    />
  </Card>
);

const HomeSkeleton = () => (
  <Loading className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="h-[262px] rounded-lg" />
    ))}
  </Loading>
);

const dialogs = { create: CreateDialog, template: TemplateDialog } satisfies Record<
  string,
  ComponentType<Readonly<{ onClose: () => void }>>
>;

/** The seminars that the person owns or takes part in. */
export function SeminarHomePage() {
  const list = useQuery(query(seminarList, {}));
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const OpenDialog = open && dialogs[open];
  const begin = <BeginButtons onCreate={() => setOpen('create')} onTemplate={() => setOpen('template')} />;
  const isEmpty = list.data?.length === 0;
  return (
    <>
      <PageHeader title={<Trans>Seminare</Trans>} actions={isEmpty ? undefined : begin} />
      {list.data && list.data.length > 0 && <Groups seminars={list.data} />}
      {isEmpty && <NoSeminars actions={begin} />}
      {list.isPending && <HomeSkeleton />}
      {list.isError && !list.data && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {OpenDialog && <OpenDialog onClose={() => setOpen(undefined)} />}
    </>
  );
}

function BeginButtons({ onCreate, onTemplate }: Readonly<Record<'onCreate' | 'onTemplate', () => void>>) {
  return (
    <>
      <Button size="large" onClick={onTemplate}>
        <LayoutTemplate aria-hidden="true" />
        <Trans>Aus Vorlage</Trans>
      </Button>
      <Button size="large" look="primary" onClick={onCreate}>
        <Plus aria-hidden="true" />
        <Trans>Neues Seminar</Trans>
      </Button>
    </>
  );
}

function Groups({ seminars }: Readonly<{ seminars: readonly SeminarRow[] }>) {
  const [own, joined] = [seminars.filter(({ isOwner }) => isOwner), seminars.filter(({ isOwner }) => !isOwner)];
  return (
    <div className="grid gap-8">
      {joined.length > 0 && (
        <Group title={<Trans>Ich nehme teil</Trans>} count={joined.length}>
          {joined.map((seminar) => (
            <SeminarCard key={seminar.id} seminar={seminar} />
          ))}
        </Group>
      )}
      {own.length > 0 && (
        <Group title={<Trans>Ich leite</Trans>} count={own.length}>
          {own.map((seminar) => (
            <SeminarCard key={seminar.id} seminar={seminar} />
          ))}
        </Group>
      )}
    </div>
  );
}

type GroupProps = Readonly<{ title: ReactNode; count: number; children: ReactNode }>;

const Group = ({ title, count, children }: GroupProps) => (
  <section className="grid gap-4">
    <h2 className="flex items-baseline gap-2 text-lg">
      {title}
      <span className="text-sm font-normal text-ink-faint">
        <Plural value={count} one="# Seminar" other="# Seminare" />
      </span>
    </h2>
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
  </section>
);
