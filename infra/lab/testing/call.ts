/** An answer of the product: status, headers, and the body as parsed JSON (or as text if it is not JSON). */
export type Answer<Body = unknown> = Readonly<{ status: number; headers: Headers; body: Body }>;

export type Sent = Readonly<{
  json?: unknown;
  body?: NonNullable<RequestInit['body']>;
  headers?: Readonly<Record<string, string>>;
}>;

/** The product's address; a function if several processes answer calls. */
export type Address = string | ((methodAndPath: string) => string);

/** Sends a call. `methodAndPath` is for example `GET /api/Config`. */
export async function call<Body = unknown>(
  url: Address,
  methodAndPath: string,
  sent: Sent = {},
): Promise<Answer<Body>> {
  const [method = '', path = ''] = methodAndPath.split(' ');
  const { json, body, headers } = sent;
  const base = typeof url === 'string' ? url : url(methodAndPath);
  const response = await fetch(base + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body && { body }),
    // Streamed bodies need `duplex`, but the types do not have it yet.
    ...{ duplex: 'half' },
  });
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) as Body };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
