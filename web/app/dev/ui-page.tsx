import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { controls, feedback, words } from './samples.tsx';

/** Every component of the design system, in both themes. For developers: not served in production. */
export function UiPage() {
  return (
    <>
      <PageTitle>Design system</PageTitle>
      <PageHeader title="Design system" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Samples theme="light" />
        <Samples theme="dark" />
      </div>
    </>
  );
}

const groups: readonly (readonly [name: string, samples: Readonly<Record<string, () => ReactNode>>])[] = [
  ['Controls', controls],
  ['Feedback', feedback],
  ['Words', words],
];

function Samples({ theme }: Readonly<{ theme: 'light' | 'dark' }>) {
  return (
    <section aria-label={theme} data-theme={theme} className="grid gap-8 rounded-lg bg-ground p-6 text-ink">
      {groups.map(([name, samples]) => (
        <div key={name} className="grid gap-5">
          <h2>{name}</h2>
          {Object.entries(samples).map(([title, Sample]) => (
            <div key={title} className="grid gap-2">
              <h3 className="text-xs text-ink-soft">{title}</h3>
              <Sample />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
