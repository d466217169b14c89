import { Trans as Translated, type TransProps } from '@lingui/react';

/**
 * The component behind the macro `Trans`. Lingui reads tags also in what is put into a sentence, and a name like
 * `<b>Ada</b>` would lose them; an element is put in as it is.
 */
export const Trans = ({ values, ...props }: TransProps) => (
  <Translated {...props} {...(values && { values: Object.fromEntries(Object.entries(values).map(untouched)) })} />
);

const untouched = ([key, value]: readonly [string, unknown]): readonly [string, unknown] =>
  typeof value === 'string' && value.includes('<') ? [key, [value]] : [key, value];
