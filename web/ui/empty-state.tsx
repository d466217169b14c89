import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type HelpTopic, helpAddress } from '../lib/help-topics.ts';

type EmptyStateProps = Readonly<{
  icon: LucideIcon;
  title: ReactNode;
  /** Says what will be here. */
  text: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  /** The guide that explains it. */
  help?: HelpTopic;
}>;

export function EmptyState({ icon: Icon, title, text, action, help }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-5 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-primary-wash text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2>{title}</h2>
      <p className="max-w-[46ch] text-pretty text-ink-soft">{text}</p>
      {action && <div className="mt-2">{action}</div>}
      {help && (
        <Link href={helpAddress(help)} className="inline-flex min-h-6 items-center text-sm max-md:min-h-touch">
          <Trans>Anleitung dazu</Trans>
        </Link>
      )}
    </div>
  );
}
