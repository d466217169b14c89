import { Trans } from '@lingui/react/macro';
import { useHistoryWords } from './words.ts';

/** Where in a state something stands: `blocks`, `0`, `title` → „Blöcke 1 › Titel“. */
export function FieldPath({ path }: Readonly<{ path: readonly string[] }>) {
  const words = useHistoryWords();
  if (path.length === 0) return <Trans>Zustand</Trans>;
  return path
    .map((name, index) => (isPlace(name) ? Number(name) + 1 : `${index > 0 ? ' › ' : ''}${words.ofField(name)}`))
    .reduce<string>((all, part) => (typeof part === 'number' ? `${all} ${part}`.trimStart() : all + part), '');
}

const isPlace = (name: string) => /^\d+$/.test(name);
