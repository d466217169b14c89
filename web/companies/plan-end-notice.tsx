import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX } from 'lucide-react';
import { Link } from 'wouter';
import type { CompanyAnswer } from '#domain/companies/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';

/**
 * Says until when people have their seats and that their data stay. Everybody except employees gets a link to the plan.
 */
export function PlanEndNotice({ company }: Readonly<{ company: CompanyAnswer }>) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { id, planEndsAt, role } = company;
  if (!planEndsAt) return null;
  const end = day(planEndsAt);
  return (
    <section
      aria-label={t`Der Tarif der Firma läuft aus`}
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-near-wash px-5 py-4"
    >
      <CalendarX aria-hidden="true" className="size-5 flex-none text-near max-md:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[600]">
          <Trans>Der Tarif Ihrer Firma endet am {end}</Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>Bis dahin bleibt alles freigeschaltet. Aufnahmen und Berichte bleiben auch danach.</Trans>
        </p>
      </div>
      {role !== 'employee' && (
        <Button asChild>
          <Link href={`/company/purchase?company=${id}`}>
            <Trans>Abo ansehen</Trans>
          </Link>
        </Button>
      )}
    </section>
  );
}
