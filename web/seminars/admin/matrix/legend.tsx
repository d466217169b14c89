import { useLingui } from '@lingui/react';
import { marks, StateMark } from './state-mark.tsx';

const states = ['completed', 'skipped', 'waiting', 'active', 'late'] as const;

export function Legend() {
  const { i18n } = useLingui();
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <StateMark state={state} />
          {i18n._(marks[state].words)}
        </li>
      ))}
    </ul>
  );
}
