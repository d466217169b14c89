import type { ReactNode } from 'react';

export type MeasureProps = Readonly<{
  /** The background of the dot; each measure has the same hue everywhere. */
  hue: string;
  name: string;
  value: ReactNode;
  /** Explains the figure, which says little alone. */
  meaning: string;
}>;

/** One measure; its parent is a `dl`. */
export function Measure({ hue, name, value, meaning }: MeasureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line py-2.5 text-sm first:border-t-0">
      <dt className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-2 flex-none rounded-full ${hue}`} />
        {name}
      </dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
      <dd className="col-span-2 pl-4 text-xs text-ink-faint">{meaning}</dd>
    </div>
  );
}
