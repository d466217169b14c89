import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type ChartFrameProps = Readonly<{
  /** Description of the chart for screen readers. */
  label: string;
  /** Height in pixels, if the content sets it. */
  height?: number;
  children: ReactNode;
  /** The same data as a table. */
  table: ReactNode;
}>;

/** A chart with its table. */
export function ChartFrame({ label, height, children, table }: ChartFrameProps) {
  return (
    <figure className="grid min-w-0 gap-2">
      <div role="img" aria-label={label} className="h-72 min-w-0 max-md:h-60" style={height ? { height } : undefined}>
        {children}
      </div>
      <details className="text-sm print:hidden">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft hover:text-ink max-md:min-h-touch">
          <Trans>Als Tabelle</Trans>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, with the keyboard too */}
        <section aria-label={label} tabIndex={0} className="mt-2 max-h-80 overflow-auto rounded-md border border-line">
          {table}
        </section>
      </details>
    </figure>
  );
}
