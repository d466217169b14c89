/**
 * Stands in for zod in the browser's bundle (`vite.config.ts`): contracts build their schemas as they load, and the client
 * never looks into one. Whoever tries learns it at once.
 */
const schema: unknown = new Proxy(() => undefined, {
  get: (_, name) => (readsOut.has(name) ? fail(String(name)) : schema),
  apply: () => schema,
});

// What takes values out of a schema instead of describing one: constants belong beside it, as plain arrays.
const readsOut: ReadonlySet<string | symbol> = new Set([
  ...['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode', 'options', 'enum', 'values'],
  Symbol.iterator,
  Symbol.toPrimitive,
]);

function fail(name: string): never {
  throw new Error(`The browser has no schemas: .${name} works on the server only.`);
}

/** `z.enum` describes, `Schema.enum` reads out. */
export const z = new Proxy({}, { get: () => schema });
