import { Redirect } from 'wouter';
import { useSeminarDetail } from '../../lib/use-seminar-detail.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SeminarPicker } from '../../ui/seminar-picker.tsx';
import { EditSkeleton } from '../edit/edit-skeleton.tsx';
import { SeminarError } from '../seminar-error.tsx';
import { useSeminarId } from '../use-seminar.ts';
import { DetailsHeader } from './details-header.tsx';
import { SeminarContents } from './seminar-contents.tsx';
import { SideCards } from './side-cards.tsx';

/** Describes a seminar. Its owner finds links to all its pages here. */
export function SeminarDetailsPage() {
  const { id, newest, isUnknown } = useSeminarId();
  if (id) return <Details id={id} />;
  if (newest) return <Redirect to={`/seminars/details/${newest}`} replace />;
  return isUnknown ? <Redirect to="/seminars" replace /> : <EditSkeleton />;
}

function Details({ id }: Readonly<{ id: string }>) {
  const detail = useSeminarDetail(id);
  const seminar = detail.data;
  if (!seminar) {
    if (detail.isError) return <SeminarError error={detail.error} retry={() => void detail.refetch()} />;
    return <EditSkeleton />;
  }
  return (
    <>
      <PageTitle>{seminar.name}</PageTitle>
      <SeminarPicker currentId={id} page="details" />
      <DetailsHeader seminar={seminar} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SeminarContents seminar={seminar} />
        <SideCards seminar={seminar} />
      </div>
    </>
  );
}
