import { Trans, useLingui } from '@lingui/react/macro';
import { suggested } from '#domain/goals/contract/suggested.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { useConfig } from '../lib/use-config.ts';
import type { GoalDraft } from './goal-draft.ts';
import { ownIdea, presets } from './presets.ts';

type Begun = Pick<GoalDraft, 'title' | 'conditions'>;

/** Proposed goals; a click fills the form. */
export function PresetList({ onChoose }: Readonly<{ onChoose: (begun: Begun) => void }>) {
  const { i18n } = useLingui();
  const { name, asked } = useConditionWords();
  const ranges = useConfig()?.goodRanges;
  return (
    <section aria-labelledby="presets" className="grid gap-3">
      <h2 id="presets" className="text-lg">
        <Trans>Was möchten Sie erreichen?</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {[...presets, ownIdea].map((preset) => {
          const { icon: Icon, title, types } = preset;
          const conditions = ranges && types.map((type) => suggested(type, ranges));
          return (
            <li key={title.id} className="grid">
              <button
                type="button"
                disabled={!conditions}
                onClick={() => conditions && onChoose({ title: types.length > 0 ? i18n._(title) : '', conditions })}
                className="flex min-h-16 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-left font-[550] shadow-1 transition-colors hover:border-primary hover:bg-primary-wash max-sm:flex-col max-sm:items-start max-sm:gap-2"
              >
                <Icon aria-hidden="true" className="size-5 flex-none text-primary" />
                <span className="grid gap-0.5">
                  {i18n._(title)}
                  <span className="text-sm font-normal text-ink-soft">
                    {conditions?.map((condition) => `${name(condition.type)}: ${asked(condition)}`)}
                    {types.length === 0 && <Trans>Bedingungen selbst wählen</Trans>}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
