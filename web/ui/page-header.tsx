import type { ReactNode } from 'react';

type PageHeaderProps = Readonly<{
  title: ReactNode;
  /** A link to the page above this one. */
  above?: ReactNode;
  below?: ReactNode;
  actions?: ReactNode;
}>;

export function PageHeader({ title, above, below, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-1.5">
        {above && <div className="text-sm text-ink-faint">{above}</div>}
        <h1 className="text-2xl wrap-anywhere max-md:text-[1.75rem]">{title}</h1>
        {below && <div className="text-ink-soft">{below}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
