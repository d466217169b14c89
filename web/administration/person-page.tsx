import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { Card } from '../ui/card.tsx';
import { PersonDetails } from './person-details.tsx';

/** The page of one person, with its own address. */
export function PersonPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Link href="/admin/users" className="mb-4 inline-flex items-center gap-1 text-sm text-ink-soft">
        <ChevronLeft aria-hidden="true" className="size-4" />
        <Trans>Alle Personen</Trans>
      </Link>
      <Card className="p-6 max-md:p-4">
        <PersonDetails id={id} wide />
      </Card>
    </>
  );
}
