/**
 * Whether a page of this `Origin` is ours. Without the setting `PUBLIC_URL` people reach a local start under several
 * names: it is the one that they used, `host`.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin;
  const { protocol, host: page } = new URL(origin);
  // Read alike, so that a port which the scheme implies does not tell them apart.
  const ours = `${protocol}//${host}`;
  return host !== undefined && URL.canParse(ours) && new URL(ours).host === page;
}
