import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { upgradeAddress } from '../../lib/upgrade-address.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QuotaLines } from '../quota-lines.tsx';
import { kinds, kindWords, nextMonth } from '../quota-words.ts';
import { WhenUsedUp } from '../when-used-up.tsx';
import { FeatureList } from './feature-list.tsx';
import { Ledger } from './ledger.tsx';

/** A person's access: this month's quotas, open and closed features with reasons, and the entries of the quotas. */
export function AccessPage() {
  const user = useCurrentUser();
  return (
    <div className="grid gap-8">
      <PageHeader
        title={<Trans>Mein Zugang</Trans>}
        actions={
          <Button asChild look="primary">
            <Link href={upgradeAddress(user)}>
              {user.subscription ? <Trans>Abo verwalten</Trans> : <Trans>Tarife ansehen</Trans>}
            </Link>
          </Button>
        }
      />
      <ThisMonth />
      <section aria-labelledby="features" className="grid gap-3">
        <h2 id="features">
          <Trans>Was Sie tun können</Trans>
        </h2>
        <FeatureList />
      </section>
      <section aria-labelledby="ledger" className="grid gap-3">
        <h2 id="ledger">
          <Trans>Wofür Ihr Kontingent verbraucht wurde</Trans>
        </h2>
        <Ledger />
      </section>
    </div>
  );
}

function ThisMonth() {
  const { i18n } = useLingui();
  const { quotas } = useCurrentUser();
  const formats = useFormats();
  const day = formats.day(nextMonth());
  return (
    <section aria-labelledby="month" className="grid gap-3">
      <h2 id="month">
        <Trans>Dieser Monat</Trans>
      </h2>
      <Card className="grid gap-x-10 gap-y-6 p-6 max-md:p-5 md:grid-cols-3">
        {kinds.map((kind) => (
          <div key={kind} className="grid content-start gap-3">
            <h3 className="text-md font-[550]">{i18n._(kindWords[kind])}</h3>
            <QuotaLines quotas={quotas} kind={kind} />
          </div>
        ))}
      </Card>
      <WhenUsedUp quota={quotas.analysis} />
      <p className="text-sm text-ink-soft">
        <Trans>Am {day} beginnt alles von vorn. Was nicht verbraucht ist, verfällt dann.</Trans>
      </p>
    </section>
  );
}
