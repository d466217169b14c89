/** An answer of the product: its status, headers and JSON (text where it is none). */
export type Answer<Body = unknown> = Readonly<{ status: number; headers: Headers; body: Body }>;

export type Sent = Readonly<{
  json?: unknown;
  body?: NonNullable<RequestInit['body']>;
  headers?: Readonly<Record<string, string>>;
}>;

/** `path` with the method before it: `GET /api/Config`. */
export async function call<Body = unknown>(url: string, methodAndPath: string, sent: Sent = {}): Promise<Answer<Body>> {
  const [method = '', path = ''] = methodAndPath.split(' ');
  const { json, body, headers } = sent;
  const response = await fetch(url + path, {
    method,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body && { body }),
    // Of a body that is made while it is sent; the types do not know it yet.
    ...{ duplex: 'half' },
  });
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) as Body };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
