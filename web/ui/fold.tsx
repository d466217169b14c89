import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type FoldProps = Readonly<{
  title: ReactNode;
  /** One-line summary of the content, for people who do not open it. */
  text?: ReactNode;
  children: ReactNode;
}>;

/** A card with further details, closed at first. */
export function Fold({ title, text, children }: FoldProps) {
  return (
    <Card className="min-w-0">
      <details className="group/fold">
        <summary className="flex min-h-touch cursor-pointer list-none items-center gap-4 rounded-lg px-6 py-4 max-md:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2>{title}</h2>
            {text && <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-ink-faint transition-transform group-open/fold:rotate-180 print:hidden"
          />
        </summary>
        <div className="px-6 pb-6 max-md:px-5">{children}</div>
      </details>
    </Card>
  );
}
