import { useLingui } from '@lingui/react/macro';
import type { Span } from '#domain/sessions/contract/passages.ts';
import { useFormats } from '../../lib/use-formats.ts';

/** A pause where it was made, with its length. */
export function GapChip({ gap }: Readonly<{ gap: Span | undefined }>) {
  const { t } = useLingui();
  const { tenths } = useFormats();
  if (!gap) return null;
  const length = tenths(gap.duration);
  return (
    <>
      <span
        title={t`Pause`}
        className="mx-1 inline-flex h-5 items-center rounded-full bg-sunken px-2 align-[2px] font-ui text-xs font-semibold text-ink-soft tabular-nums select-none"
      >
        <span className="sr-only">{t`Pause`} </span>
        {length} s
      </span>{' '}
    </>
  );
}
