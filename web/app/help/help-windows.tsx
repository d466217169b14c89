import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { type Help, helpState } from '../../lib/help-state.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useHelpKeys } from './use-help-keys.ts';

const windows: Readonly<Record<Help, React.ComponentType>> = {
  palette: lazyPart('app', () => import('./command-palette.tsx'), 'CommandPalette'),
  keys: lazyPart('app', () => import('./keyboard-sheet.tsx'), 'KeyboardSheet'),
  support: lazyPart('product', () => import('../../product/support-dialog.tsx'), 'SupportDialog'),
};

/** Beside every page that needs a sign-in. */
export function HelpWindows() {
  const { shown } = useSnapshot(helpState);
  useHelpKeys();
  if (shown === null) return null;
  const Shown = windows[shown];
  return (
    <Suspense>
      <Shown />
    </Suspense>
  );
}
