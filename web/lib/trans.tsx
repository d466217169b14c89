import { Trans as Translated, type TransProps } from '@lingui/react';

/**
 * The component behind the macro `Trans`. Lingui parses tags in inserted values too, so a name like `<b>Ada</b>` would lose them. Values
 * are therefore wrapped in elements, which lingui inserts unchanged.
 */
export const Trans = ({ values, ...props }: TransProps) => (
  <Translated {...props} {...(values && { values: Object.fromEntries(Object.entries(values).map(untouched)) })} />
);

const untouched = ([key, value]: readonly [string, unknown]): readonly [string, unknown] =>
  typeof value === 'string' && value.includes('<') ? [key, [value]] : [key, value];
