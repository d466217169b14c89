import { type FieldValues, get } from 'react-hook-form';
import type * as z from 'zod/mini';
import { partAt } from './limits.ts';

export type Read = Readonly<{
  schema: z.ZodMiniType;
  fixed?: Readonly<Record<string, unknown>> | undefined;
  required?: readonly string[] | undefined;
}>;
type Checked<Values> = Read & Readonly<{ check?: ((values: Values) => object) | undefined }>;

export type Found = Readonly<{ field: string; code: string }>;

/** The first problem of each field. */
export function problemsIn<Values extends FieldValues>(
  values: Values,
  { check, ...read }: Checked<Values>,
): readonly Found[] {
  const issues = read.schema.safeParse(filled(values, read)).error?.issues ?? [];
  const own = Object.entries(check?.(values) ?? {}).filter(([, code]) => code !== undefined);
  const found = [
    ...issues.map(({ path, code }) => ({ field: path.join('.'), code: code ?? 'invalid' })),
    ...own.map(([field, code]) => ({ field, code: String(code) })),
  ];
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index);
}

/** The values to send: texts trimmed as in the contract, other values as typed, and without empty fields that may be missing. */
export function sentOf<Values extends FieldValues>(values: Values, read: Read): Values {
  const input = filled(values, read);
  const { data } = read.schema.safeParse(input) as Readonly<{ data?: Readonly<Record<string, unknown>> }>;
  const own = Object.keys(values).map((name) => {
    const [typed, checked] = [input[name], data?.[name]];
    return [name, typeof typed === 'string' && typeof checked === 'string' ? checked : typed];
  });
  return Object.fromEntries(own) as Values;
}

export function isEmptyAt(values: FieldValues, field: string): boolean {
  const value: unknown = get(values, field);
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || Number.isNaN(value)
  );
}

function filled(values: FieldValues, { schema, fixed, required = [] }: Read): FieldValues {
  const leftOut = (name: string, value: unknown) =>
    value === '' && !required.includes(name) && mayBeMissing(schema, name);
  const own = Object.entries(values).map(([name, value]) => [name, leftOut(name, value) ? undefined : value]);
  return { ...fixed, ...Object.fromEntries(own) };
}

/** Whether the field may be missing but not empty; then empty means missing. An allowed empty value is sent. */
function mayBeMissing(schema: z.ZodMiniType, name: string): boolean {
  const field = partAt(schema, name);
  return field?._zod.optin === 'optional' && !(field as unknown as z.ZodMiniType).safeParse('').success;
}
