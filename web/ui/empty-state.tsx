import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = Readonly<{
  icon: LucideIcon;
  title: ReactNode;
  /** What will be here. */
  text: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}>;

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-5 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-primary-wash text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2>{title}</h2>
      <p className="max-w-[46ch] text-pretty text-ink-soft">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
