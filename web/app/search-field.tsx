import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { showHelp } from '../lib/help-state.ts';

/** Looks like a field and opens the search; on a phone it is a button with an icon. */
export function SearchField() {
  return (
    <button
      type="button"
      onClick={() => showHelp('palette')}
      className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md bg-sunken px-3 text-sm text-ink-faint hover:text-ink md:max-w-[380px] max-lg:size-9 max-lg:flex-none max-lg:justify-center max-lg:bg-transparent max-lg:p-0 max-md:size-touch"
    >
      <Search aria-hidden="true" className="size-[18px] flex-none" />
      <span className="flex-1 truncate text-left max-lg:sr-only">
        <Trans>Suchen oder springen</Trans>
      </span>
      <span aria-hidden="true" className="rounded-sm border border-line bg-surface px-1.5 text-xs max-lg:hidden">
        <Trans>Strg K</Trans>
      </span>
    </button>
  );
}
