import { Trans } from '@lingui/react/macro';
import { mainId } from './navigation-effects.ts';

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-50 rounded-md bg-surface px-4 py-3 font-[550] shadow-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      <Trans>Zum Inhalt springen</Trans>
    </a>
  );
}
