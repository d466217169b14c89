import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompareForm } from './compare-form.tsx';
import { Comparison } from './comparison.tsx';

/** Compares engines on one recording. The id of the comparison is in the address. */
export function ComparePage() {
  const [params, setParams] = useSearchParams();
  const run = params.get('run');
  const show = (id: string | undefined) => setParams(id ? { run: id } : {}, { replace: true });
  return (
    <>
      <PageHeader
        title={<Trans>Spracherkennungen vergleichen</Trans>}
        above={
          <Link
            href="/admin/speech"
            className="inline-flex items-center gap-0.5 text-ink-faint no-underline hover:text-ink"
          >
            <Trans>Spracherkennung</Trans>
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </Link>
        }
        below={
          <Trans>
            Alle hören dieselbe Aufnahme. Sie sehen, was jede verstanden hat und wie lange sie gebraucht hat.
          </Trans>
        }
      />
      {run ? <Comparison id={run} onAgain={() => show(undefined)} /> : <CompareForm onBegun={show} />}
    </>
  );
}
