import * as mini from 'zod/mini';

/**
 * Stands in for zod in the browser's bundle (`vite.config.ts`). Contracts are written with zod's methods; these are the same
 * checks of the same library in its small form, which has functions and leaves out what nobody calls (about 8 kB instead of
 * 26 kB on the wire). A method that a contract uses and that is missing here fails `small-zod.test.ts`.
 */
type Schema = mini.ZodMiniType;
type Check = Parameters<Schema['check']>[0];

const isNumber = (schema: Schema) => schema._zod.def.type === 'number';
const isObject = (schema: Schema) => schema as mini.ZodMiniObject;

const wrappers = {
  optional(this: Schema) {
    return mini.optional(this);
  },
  nullable(this: Schema) {
    return mini.nullable(this);
  },
  nullish(this: Schema) {
    return mini.nullish(this);
  },
  default(this: Schema, value: never) {
    return mini._default(this, value);
  },
  readonly(this: Schema) {
    return mini.readonly(this);
  },
  transform(this: Schema, change: (value: unknown) => unknown) {
    return mini.pipe(this, mini.transform(change));
  },
  pipe(this: Schema, next: Schema) {
    return mini.pipe(this, next);
  },
  /** Documentation of a field is for the server only. */
  meta(this: Schema) {
    return this;
  },
  describe(this: Schema) {
    return this;
  },
};

const checks = {
  min(this: Schema, least: number, message?: string) {
    return this.check((isNumber(this) ? mini.gte(least, message) : mini.minLength(least, message)) as Check);
  },
  max(this: Schema, most: number, message?: string) {
    return this.check((isNumber(this) ? mini.lte(most, message) : mini.maxLength(most, message)) as Check);
  },
  gt(this: Schema, bound: number) {
    return this.check(mini.gt(bound) as Check);
  },
  lt(this: Schema, bound: number) {
    return this.check(mini.lt(bound) as Check);
  },
  length(this: Schema, exactly: number, message?: string) {
    return this.check(mini.length(exactly, message) as Check);
  },
  nonempty(this: Schema, message?: string) {
    return this.check(mini.minLength(1, message) as Check);
  },
  int(this: Schema) {
    return this.check(mini.int() as unknown as Check);
  },
  positive(this: Schema) {
    return this.check(mini.positive() as Check);
  },
  nonnegative(this: Schema) {
    return this.check(mini.nonnegative() as Check);
  },
  multipleOf(this: Schema, step: number) {
    return this.check(mini.multipleOf(step) as Check);
  },
  regex(this: Schema, pattern: RegExp, message?: string) {
    return this.check(mini.regex(pattern, message) as Check);
  },
  trim(this: Schema) {
    return this.check(mini.trim() as Check);
  },
  toLowerCase(this: Schema) {
    return this.check(mini.toLowerCase() as Check);
  },
  toUpperCase(this: Schema) {
    return this.check(mini.toUpperCase() as Check);
  },
  startsWith(this: Schema, text: string) {
    return this.check(mini.startsWith(text) as Check);
  },
  refine(this: Schema, holds: (value: unknown) => unknown, params?: string) {
    return this.check(mini.refine(holds, params) as Check);
  },
};

const objects = {
  extend(this: Schema, shape: Parameters<typeof mini.extend>[1]) {
    return mini.extend(isObject(this), shape);
  },
  pick(this: Schema, mask: never) {
    return mini.pick(isObject(this), mask);
  },
  omit(this: Schema, mask: never) {
    return mini.omit(isObject(this), mask);
  },
  partial(this: Schema) {
    return mini.partial(isObject(this));
  },
  strict(this: Schema) {
    return mini.clone(this, { ...this._zod.def, catchall: mini.never() } as never);
  },
};

Object.assign(mini.ZodMiniType.prototype, wrappers, checks, objects);

// The page's policy forbids code from text, which zod would otherwise make for speed.
mini.config({ jitless: true });

export { mini as z };
