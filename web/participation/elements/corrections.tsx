import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Lightbulb } from 'lucide-react';

type Answered = Readonly<{ label: string; given: string; solution: string; isRight: boolean }>;

/** Shown after the submission: the number of right answers, and the solution of the others. */
export function Corrections({ answers }: Readonly<{ answers: readonly Answered[] }>) {
  const all = answers.length;
  const others = answers.filter(({ isRight }) => !isRight);
  const right = all - others.length;
  return (
    <section className="grid gap-3 rounded-md bg-sunken px-4 py-3.5 text-sm" aria-live="polite">
      <p className="flex items-center gap-2.5 font-semibold">
        {others.length === 0 ? (
          <CircleCheck aria-hidden="true" className="size-[18px] text-good" />
        ) : (
          <Lightbulb aria-hidden="true" className="size-[18px] text-primary" />
        )}
        {others.length === 0 ? (
          <Trans>Alles wie in der Lösung</Trans>
        ) : (
          <Plural value={all} one={`${right} von # wie in der Lösung`} other={`${right} von # wie in der Lösung`} />
        )}
      </p>
      {others.length > 0 && (
        <ul className="grid gap-2">
          {others.map((one) => (
            <Other key={one.label} {...one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Other = ({ label, given, solution }: Answered) => (
  <li className="grid gap-x-4 wrap-anywhere sm:grid-cols-2">
    <span className="text-ink-soft">
      {label}: {given}
    </span>
    <span>
      <Trans>
        Lösung: <b>{solution}</b>
      </Trans>
    </span>
  </li>
);
