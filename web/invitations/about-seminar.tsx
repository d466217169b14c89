import { Plural, Trans } from '@lingui/react/macro';
import { LongWrittenText } from '../ui/long-text.tsx';
import { Price } from '../ui/price.tsx';
import type { LookedUp } from './looked-up.ts';

type About = NonNullable<LookedUp['about']>;

/** Describes the seminar to people who are about to accept. */
export function AboutSeminar({ about }: Readonly<{ about: About }>) {
  const { description, lecturer, price, hours, blocks, elements } = about;
  return (
    <section className="grid gap-3">
      {description && <LongWrittenText text={description} className="text-pretty" />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm [&>dd]:wrap-anywhere [&>dt]:text-ink-faint">
        {lecturer && (
          <>
            <dt>
              <Trans>Wer lehrt</Trans>
            </dt>
            <dd>{lecturer}</dd>
          </>
        )}
        <dt>
          <Trans>Umfang</Trans>
        </dt>
        <dd>
          <Plural value={elements} one="# Schritt" other="# Schritte" />
          {blocks > 1 && (
            <>
              {' '}
              <Plural value={blocks} one="in # Block" other="in # Blöcken" />
            </>
          )}
          {hours > 0 && (
            <>
              {', '}
              <Plural value={hours} one="# Stunde" other="# Stunden" />
            </>
          )}
        </dd>
        {price && (
          <>
            <dt>
              <Trans>Preis</Trans>
            </dt>
            <dd>
              <Price text={price} />{' '}
              <span className="text-ink-faint">
                <Trans>(nicht über Rostra abgerechnet)</Trans>
              </span>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
