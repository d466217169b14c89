import type { ReactNode } from 'react';

type LaneRowProps = Readonly<{ name?: ReactNode; summary?: ReactNode; children: ReactNode }>;

/** One lane with its name beside the plot, on a phone above it. */
export function LaneRow({ name, summary, children }: LaneRowProps) {
  return (
    <div className="grid border-t border-line first:border-t-0 md:grid-cols-[152px_minmax(0,1fr)]">
      {name ? (
        <div className="sticky left-0 z-10 bg-surface max-md:w-fit pt-2.5 pr-2 pb-2 pl-[18px] text-xs leading-[1.35] text-ink-faint tabular-nums max-md:flex max-md:items-baseline max-md:gap-2 max-md:px-3.5 max-md:pt-2 max-md:pb-0">
          <b className="text-sm text-ink md:block">{name}</b>
          <span>{summary}</span>
        </div>
      ) : (
        <div className="sticky left-0 z-10 bg-surface max-md:hidden" />
      )}
      {children}
    </div>
  );
}
