import { Trans } from '@lingui/react/macro';
import { useHistoryWords } from './words.ts';

/** The place of a value in a state: `blocks`, `0`, `title` → „Blöcke 1 › Titel“. */
export function FieldPath({ path }: Readonly<{ path: readonly string[] }>) {
  const words = useHistoryWords();
  if (path.length === 0) return <Trans>Zustand</Trans>;
  const joined = path.reduce((before, name) => {
    if (isPlace(name)) return `${before} ${Number(name) + 1}`;
    return before === '' ? words.ofField(name) : `${before} › ${words.ofField(name)}`;
  }, '');
  return joined.trim();
}

const isPlace = (name: string) => /^\d+$/.test(name);
