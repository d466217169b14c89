import { useId } from 'react';
import type { Criterion, RatedLevel } from '#domain/seminars/contract/criteria.ts';

type LevelChoiceProps = Readonly<{
  criteria: readonly Criterion[];
  levels: readonly RatedLevel[];
  onChange: (levels: RatedLevel[]) => void;
}>;

/** One level for each criterion. */
export function LevelChoice({ criteria, levels, onChange }: LevelChoiceProps) {
  const group = useId();
  const choose = (criterionId: string, level: number) =>
    onChange(
      criteria.flatMap(({ id }) => {
        if (id === criterionId) return [{ criterionId, level }];
        const known = levels.find((one) => one.criterionId === id);
        return known ? [known] : [];
      }),
    );
  return (
    <div className="grid gap-5">
      {criteria.map(({ id, name, description, levels: words }) => {
        const chosen = levels.find(({ criterionId }) => criterionId === id)?.level;
        return (
          <fieldset key={id} className="grid min-w-0 gap-2">
            <legend className="float-left w-full text-sm font-semibold wrap-anywhere">{name}</legend>
            {description && <p className="text-sm wrap-anywhere text-ink-soft">{description}</p>}
            <div className="grid gap-1.5 sm:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
              {words.map((word, n) => (
                <label
                  // biome-ignore lint/suspicious/noArrayIndexKey: levels have no id but their place
                  key={n}
                  className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md border border-line px-3 py-1.5 text-sm has-checked:border-primary has-checked:bg-primary-wash has-focus-visible:shadow-(--focus) max-md:min-h-touch"
                >
                  <input
                    type="radio"
                    name={`${group} ${id}`}
                    checked={chosen === n + 1}
                    onChange={() => choose(id, n + 1)}
                    className="size-4 flex-none accent-primary"
                  />
                  <span className="min-w-0 wrap-anywhere">{word}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
