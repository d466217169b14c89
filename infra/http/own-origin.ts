/**
 * Whether this `Origin` is one of our pages. Without the setting `PUBLIC_URL` people reach a local start under several
 * names: the right one is the name that the request used, `host`.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  const { protocol, host: page } = new URL(origin);
  // Both are parsed the same way, so that the default port of a scheme makes no difference.
  const ours = `${protocol}//${host}`;
  return host !== undefined && URL.canParse(ours) && new URL(ours).host === page;
}
