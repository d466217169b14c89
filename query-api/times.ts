/** SQL: a timestamp in the format of answers. */
export const utc = (expression: string): string =>
  `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const asTime = (column: string, name: string): string => `${utc(column)} as "${name}"`;
