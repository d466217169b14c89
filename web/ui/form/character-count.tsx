import { Trans } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { useFormats } from '../../lib/use-formats.ts';

const from = 0.8;

/** Shows how many characters are used, once few are left. */
export function CharacterCount({ text = '', most }: Readonly<{ text: string | undefined; most: number | undefined }>) {
  const { whole } = useFormats();
  const { length } = text;
  if (most === undefined || length < from * most) return null;
  const [used, limit] = [whole(length), whole(most)];
  return (
    <p className={cx('text-xs tabular-nums', length > most ? 'text-off' : 'text-ink-faint')}>
      <Trans>
        {used} von {limit} Zeichen
      </Trans>
    </p>
  );
}
