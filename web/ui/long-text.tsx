import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { textTruncation } from '#domain/product/contract/screen-limits.ts';

type LongTextProps = Readonly<{ text: string; className?: string }>;

/** Folded after so many characters, at a word, until somebody wants the rest. */
export function LongText({ text, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const short = shortened(text);
  return (
    <p className={className}>
      {isOpen ? text : short}{' '}
      {short !== text && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-6 text-sm text-primary underline underline-offset-4 print:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Weniger zeigen</Trans> : <Trans>Mehr zeigen</Trans>}
        </button>
      )}
    </p>
  );
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= textTruncation) return text;
  const cut = letters.slice(0, textTruncation).join('');
  return `${cut.replace(/\s+\S*$/, '')} …`;
}
