import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useFormats } from '../../lib/use-formats.ts';

type CorrectionsProps = Readonly<{
  correct: readonly boolean[];
  given: readonly string[];
  solution: readonly string[];
}>;

/** After it was handed in: how much is as the solution has it, and what else it has. */
export function Corrections({ correct, given, solution }: CorrectionsProps) {
  const all = correct.length;
  const right = correct.filter(Boolean).length;
  const others = correct.flatMap((isRight, index) =>
    isRight ? [] : [{ index, given: given[index] ?? '', solution: solution[index] ?? '' }],
  );
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
        <dl className="grid gap-2">
          {others.map((one) => (
            <Other key={one.index} {...one} />
          ))}
        </dl>
      )}
    </section>
  );
}

type OtherProps = Readonly<{ index: number; given: string; solution: string }>;

function Other({ index, given, solution }: OtherProps) {
  const { whole } = useFormats();
  const number = whole(index + 1);
  return (
    <div className="grid gap-x-4 wrap-anywhere sm:grid-cols-2">
      <dt className="text-ink-soft">
        <Trans>
          {number}. Sie: {given}
        </Trans>
      </dt>
      <dd>
        <Trans>
          Lösung: <b>{solution}</b>
        </Trans>
      </dd>
    </div>
  );
}
