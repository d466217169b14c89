import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { betweenGaps } from '../forms/gaps.ts';

export function GapPreview({ text }: Readonly<{ text: string }>) {
  const { t } = useLingui();
  return (
    <p className="font-display text-lg leading-[2.2] wrap-anywhere whitespace-pre-line">
      {betweenGaps(text).map((part, index) => {
        const number = index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the text
          <Fragment key={index}>
            {index > 0 && (
              <input
                aria-label={t`Lücke ${number}`}
                className="mx-1 h-9 w-36 rounded-sm border border-line-strong bg-surface px-2 align-middle text-primary"
              />
            )}
            {part}
          </Fragment>
        );
      })}
    </p>
  );
}
