import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { Users } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { useSeminarDetail } from '../../lib/use-seminar-detail.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { SeminarError } from '../seminar-error.tsx';
import { SeminarMenu } from '../seminar-menu.tsx';
import { StateChip } from '../state-chip.tsx';
import { ToSeminar } from '../to-seminar.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { OrderBar } from './order/order-bar.tsx';
import { type OrderDraft, useOrderDraft } from './order/use-order-draft.ts';
import { Outline } from './outline/outline.tsx';
import { Pane } from './pane.tsx';
import { SeminarPage, usePageOf } from './seminar-page.ts';
import { UnsavedGuard } from './unsaved.tsx';
import { useSelection } from './use-selection.ts';

/** The owner's editor: the outline and beside it the selected part. */
export function SeminarEditPage() {
  const { id = '' } = useParams<{ id: string }>();
  const detail = useSeminarDetail(id);
  if (detail.data) {
    if (!detail.data.isOwner) return <Redirect to={`/seminars/details/${id}`} replace />;
    return <Editor key={id} seminar={detail.data} />;
  }
  if (detail.isError) return <SeminarError error={detail.error} retry={() => void detail.refetch()} />;
  return <EditSkeleton />;
}

function Editor({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const draft = useOrderDraft(seminar);
  const page = usePageOf(seminar);
  return (
    <SeminarPage value={page}>
      <UnsavedGuard also={draft.isChanged} back={`/seminars/details/${seminar.id}`}>
        <PageTitle>{seminar.name}</PageTitle>
        <EditHeader seminar={seminar} />
        <Columns seminar={seminar} draft={draft} />
      </UnsavedGuard>
    </SeminarPage>
  );
}

function EditHeader({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  return (
    <PageHeader
      above={<ToSeminar id={seminar.id} />}
      title={seminar.name}
      below={<StateChip seminar={seminar} />}
      actions={
        <>
          <Button asChild size="large">
            <Link href={`/seminars/admin/${seminar.id}`}>
              <Users aria-hidden="true" />
              <Trans>Teilnehmende</Trans>
            </Link>
          </Button>
          <PublishButton seminar={seminar} />
          <SeminarMenu seminar={seminar} />
        </>
      }
    />
  );
}

function Columns({ seminar, draft }: Readonly<{ seminar: SeminarDetail; draft: OrderDraft }>) {
  const { selection, open, choose } = useSelection();
  const isOpen = selection.kind !== 'about';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <div className={cx('grid gap-4', isOpen && 'max-lg:hidden')}>
        <Outline seminar={seminar} draft={draft} selection={selection} choose={choose} open={open} />
        <OrderBar draft={draft} />
      </div>
      <div className="min-w-0">
        <Pane seminar={seminar} selection={selection} choose={choose} open={open} />
      </div>
    </div>
  );
}
