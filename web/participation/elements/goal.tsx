import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dot, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConditionWords } from '../../lib/use-condition-words.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useWork } from '../dashboard/use-work.ts';
import { ElementFooter } from './element-footer.tsx';
import type { ElementProps } from './element-props.ts';
import { Missing } from './missing.tsx';

/** A goal that the person reaches by talks recorded anywhere. */
export function Goal({ element, place }: ElementProps<'goal'>) {
  const { t } = useLingui();
  const { name, asked } = useConditionWords();
  const work = useWork(element);
  const { target, progress, conditions, state } = element;
  const left = Math.max(0, target - progress);
  return (
    <>
      <section className="grid gap-3">
        <p className="flex items-baseline gap-2">
          <span className="font-display text-3xl leading-none font-semibold tabular-nums">{progress}</span>
          <span className="text-ink-soft">
            <Plural value={target} one="von # Vortrag" other="von # Vorträgen" />
          </span>
        </p>
        <ProgressBar label={t`Fortschritt zum Ziel`} value={target === 0 ? 1 : progress / target} />
      </section>
      <section className="grid gap-2">
        <h2>
          <Trans>Ein Vortrag zählt, wenn er alles davon erfüllt</Trans>
        </h2>
        <ul className="grid gap-1.5 text-ink-soft">
          {conditions.map((condition) => (
            <Condition key={condition.type}>
              {name(condition.type)}: {asked(condition)}
            </Condition>
          ))}
          <Condition>
            <Trans>Er ist nach Ihrem Beitritt entstanden und hat einen Rhetorik-Wert</Trans>
          </Condition>
        </ul>
      </section>
      <Missing element={element} place={place}>
        {left > 0 && <Plural value={left} one="Noch ein Vortrag" other="Noch # Vorträge" />}
      </Missing>
      <ElementFooter
        element={element}
        place={place}
        work={work}
        primary={
          state !== 'completed' &&
          !place.seminar.isOwner && (
            <Button asChild look="primary" size="large">
              <Link href="/liverecorder">
                <Mic aria-hidden="true" />
                <Trans>Vortrag aufnehmen</Trans>
              </Link>
            </Button>
          )
        }
      />
    </>
  );
}

const Condition = ({ children }: Readonly<{ children: ReactNode }>) => (
  <li className="flex items-start gap-1">
    <Dot aria-hidden="true" className="-ml-2 size-6 text-primary" />
    {children}
  </li>
);
