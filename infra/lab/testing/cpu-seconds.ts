/** Seconds of processor time that `work` takes: a limit on it does not depend on what else the machine does. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
