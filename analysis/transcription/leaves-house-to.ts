/** The external host of an address; null for this machine. */
export function leavesHouseTo(address: string): string | null {
  const { hostname } = new URL(address);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
  return isHere ? null : hostname;
}
