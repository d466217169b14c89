type Described = Readonly<{ type: string; code?: string; message: string; stack: string; cause?: Described }>;

const frame = /^\s+at /;
const deepest = 3;

/**
 * An error in a form that may be logged. Messages quote input (names, addresses, tokens), and database errors contain whole rows. The
 * result keeps the code, the stack frames, and the words of the message around such values.
 */
export function safeError(error: unknown, depth = 0): Described {
  const { name, code, message, stack, cause } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return {
    type: error instanceof Error ? (name ?? 'Error') : typeof error,
    ...(typeof code === 'string' && { code }),
    message: withoutValues(message ?? ''),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => frame.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < deepest && { cause: safeError(cause, depth + 1) }),
  };
}

/** Applied in this order: quoted text, keys of rows, addresses of pages and people, signatures; then any word as long as a secret. */
const values: readonly RegExp[] = [
  /"[^"]*"?|'[^']*'|“[^”]*”|`[^`]*`/g,
  /\([^)]*\)=\([^)]*\)/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /[^\s<>]+@[^\s<>]+/g,
  /(?<=[?&])[\w-]+=\S*/g,
];
const longWord = /[\w.-]{24,}/g;
/** An id, alone or after the category of a stream. */
const id = /^(?:[a-z]+-)?(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const longest = 300;

const withoutValues = (message: string): string =>
  values
    .reduce((text, value) => text.replaceAll(value, '…'), message)
    .replaceAll(longWord, (word) => (id.test(word) ? word : '…'))
    .slice(0, longest);
