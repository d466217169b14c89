import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOfField } from './words.ts';

/** Where in a state something stands: `media`, `size` → „Aufnahme › Größe in Byte“. */
export function FieldPath({ path }: Readonly<{ path: readonly string[] }>) {
  const { i18n } = useLingui();
  if (path.length === 0) return <Trans>Zustand</Trans>;
  return path
    .map((name) => {
      const words = wordsOfField(name);
      return words ? i18n._(words) : name;
    })
    .join(' › ');
}
