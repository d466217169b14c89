import { Trans } from '@lingui/react/macro';
import { useHistoryWords } from './words.ts';

/** Where in a state something stands: `media`, `size` → „Aufnahme › Größe in Byte“. */
export function FieldPath({ path }: Readonly<{ path: readonly string[] }>) {
  const words = useHistoryWords();
  if (path.length === 0) return <Trans>Zustand</Trans>;
  return path.map(words.ofField).join(' › ');
}
