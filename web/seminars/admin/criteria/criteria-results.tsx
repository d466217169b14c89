import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import {
  type AssessmentResults,
  assessmentResults,
  assessmentsAsCsv,
} from '#domain/participation/contract/assessments.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { query } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePersonName } from '../../../ui/person-name.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useDownload } from '../use-download.ts';

/** Ratings of talks by the criteria, and how far the raters agree. */
export function CriteriaResults({ seminar }: Readonly<{ seminar: SeminarDetail }>) {
  const results = useQuery(query(assessmentResults, { seminarId: seminar.id }));
  if (!results.data) {
    if (results.isError) return <ErrorState error={results.error} retry={() => void results.refetch()} />;
    return (
      <Loading>
        <Skeleton className="h-80 rounded-lg" />
      </Loading>
    );
  }
  if (seminar.criteria.length === 0 || results.data.talks.length === 0) return <Nothing seminar={seminar} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-soft">
          <Trans>
            Übereinstimmung ist Krippendorffs Alpha für geordnete Stufen: 1 heißt völlig einig, 0 wie zufällig. Ab 0,67
            gilt sie als brauchbar.
          </Trans>
        </p>
        <ExportButton seminarId={seminar.id} />
      </div>
      <Card className="overflow-x-auto">
        <Table results={results.data} />
      </Card>
    </div>
  );
}

function Table({ results: { criteria, talks } }: Readonly<{ results: AssessmentResults }>) {
  const { i18n, t } = useLingui();
  const nameOf = usePersonName();
  const figure = (value: number | null) =>
    value === null ? '–' : i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return (
    <table className="w-full min-w-max border-collapse text-sm">
      <caption className="sr-only">
        <Trans>Mittlere Stufe je Vortrag und Kriterium</Trans>
      </caption>
      <thead>
        <tr className="border-b border-line text-left align-bottom">
          <th scope="col" className="sticky left-0 bg-surface px-4 py-3 font-semibold">
            <Trans>Vortrag von</Trans>
          </th>
          {criteria.map(({ id, name, levels }) => (
            <th key={id} scope="col" className="max-w-44 px-4 py-3 text-right font-semibold wrap-anywhere">
              {name}
              <span className="block text-xs font-normal text-ink-faint">
                <Trans>1 bis {levels.length}</Trans>
              </span>
            </th>
          ))}
          <th scope="col" className="px-4 py-3 text-right font-semibold">
            <Trans>Bewertet von</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {talks.map(({ submissionId, user, elementTitle, results, raters }) => (
          <tr key={submissionId} className="border-b border-line">
            <th scope="row" className="sticky left-0 max-w-72 bg-surface px-4 py-2.5 text-left font-normal">
              <Link href={`/seminars/submission/${submissionId}`} className="font-[550] wrap-anywhere">
                {nameOf(user)}
              </Link>
              <span className="block text-xs wrap-anywhere text-ink-faint">{elementTitle}</span>
            </th>
            {results.map(({ criterionId, mean }) => (
              <td key={criterionId} className="px-4 py-2.5 text-right tabular-nums">
                {figure(mean)}
              </td>
            ))}
            <td className="px-4 py-2.5 text-right tabular-nums">
              {raters === 0 ? t`niemand` : <Plural value={raters} one="# Person" other="# Personen" />}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Row label={<Trans>Mittel</Trans>} values={criteria.map(({ id, mean }) => [id, figure(mean)])} />
        <Row
          label={<Trans>Übereinstimmung</Trans>}
          values={criteria.map(({ id, agreement }) => [id, figure(agreement)])}
        />
      </tfoot>
    </table>
  );
}

type RowProps = Readonly<{ label: ReactNode; values: readonly (readonly [id: string, value: string])[] }>;

const Row = ({ label, values }: RowProps) => (
  <tr className="bg-sunken">
    <th scope="row" className="sticky left-0 bg-sunken px-4 py-2.5 text-left font-semibold">
      {label}
    </th>
    {values.map(([id, value]) => (
      <td key={id} className="px-4 py-2.5 text-right font-semibold tabular-nums">
        {value}
      </td>
    ))}
    <td />
  </tr>
);

function ExportButton({ seminarId }: Readonly<{ seminarId: string }>) {
  const { t } = useLingui();
  const download = useDownload(seminarId);
  const file = { path: assessmentsAsCsv.path, name: `${t`Bewertungen`}.csv` };
  return (
    <Button busy={download.isPending} onClick={() => download.mutate(file)}>
      <Download aria-hidden="true" />
      <Trans>Als CSV</Trans>
    </Button>
  );
}

const Nothing = ({ seminar: { id, criteria } }: Readonly<{ seminar: SeminarDetail }>) => (
  <Card>
    <EmptyState
      icon={ClipboardList}
      title={<Trans>Noch nichts bewertet</Trans>}
      text={
        criteria.length === 0 ? (
          <Trans>Legen Sie zuerst fest, nach welchen Kriterien Vorträge bewertet werden.</Trans>
        ) : (
          <Trans>Hier stehen geteilte Vorträge aus Elementen, in denen der Bewertungsbogen eingeschaltet ist.</Trans>
        )
      }
      action={
        <Button asChild look="primary">
          <Link href={`/seminars/edit/${id}?pane=criteria`}>
            <Trans>Zum Bewertungsbogen</Trans>
          </Link>
        </Button>
      }
    />
  </Card>
);
