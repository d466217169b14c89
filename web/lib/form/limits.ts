import type * as z from 'zod/mini';

/** Limits of a field, from its contract. `least` and `most` count characters or entries, or bound the number itself. */
export type Limits = Readonly<{
  kind: 'text' | 'number' | 'list' | 'other';
  least: number | undefined;
  most: number | undefined;
  /** `email`, `url`, … */
  format: string | undefined;
}>;

/** The parts of zod's internal schema that are read here. */
type Part = Readonly<{
  _zod: Readonly<{
    optin?: string;
    def: Readonly<{
      type: string;
      format?: string;
      checks?: readonly Check[];
      innerType?: Part;
      in?: Part;
      out?: Part;
      element?: Part;
      shape?: Readonly<Record<string, Part>>;
    }>;
  }>;
}>;
type Check = Readonly<{ _zod: Readonly<{ def: Bounds & Readonly<{ check: string; format?: string }> }> }>;
type Bounds = Readonly<{ minimum?: number; maximum?: number; length?: number; value?: number }>;

const kinds: Readonly<Record<string, Limits['kind']>> = { string: 'text', number: 'number', array: 'list' };

/** The limits of the field at `path` (`title`, `blocks.2.name`), or of the schema itself without a path. */
export function limitsAt(schema: z.ZodMiniType, path = ''): Limits {
  const part = partAt(schema, path);
  const { type = '', checks = [], format } = part ? unwrapped(part)._zod.def : {};
  const bound = (name: string): Bounds => checks.find(({ _zod }) => _zod.def.check === name)?._zod.def ?? {};
  const exact = bound('length_equals').length;
  return {
    kind: kinds[type] ?? 'other',
    least: exact ?? bound('min_length').minimum ?? bound('greater_than').value,
    most: exact ?? bound('max_length').maximum ?? bound('less_than').value,
    format: format ?? checks.find(({ _zod }) => _zod.def.format)?._zod.def.format,
  };
}

/** The upper limit, for `maxLength` of a field outside a contract form. */
export const mostAt = (schema: z.ZodMiniType, path?: string): number | undefined => limitsAt(schema, path).most;

/** The schema of the field at `path`. */
export const partAt = (schema: z.ZodMiniType, path: string): Part | undefined =>
  (path === '' ? [] : path.split('.')).reduce<Part | undefined>(
    (part, name) => part && inner(unwrapped(part), name),
    schema as unknown as Part,
  );

/** Unwraps optional, default and transform. */
function unwrapped(part: Part): Part {
  const { innerType, in: before, out: after } = part._zod.def;
  const wrapped = innerType ?? (after?._zod.def.type === 'transform' ? before : after);
  return wrapped ? unwrapped(wrapped) : part;
}

const inner = (part: Part, name: string): Part | undefined => part._zod.def.shape?.[name] ?? part._zod.def.element;
