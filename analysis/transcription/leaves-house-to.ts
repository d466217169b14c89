/** The host that an address sends sound to; null where that is this machine. */
export function leavesHouseTo(address: string): string | null {
  const { hostname } = new URL(address);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return isHere ? null : hostname;
}
