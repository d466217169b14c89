import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says why the request failed; stands above its button. */
export function Alert({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div role="alert" className="flex items-start gap-2.5 rounded-md bg-off-wash px-3.5 py-2.5 text-sm text-off">
      <CircleAlert aria-hidden="true" className="mt-px size-[18px]" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
