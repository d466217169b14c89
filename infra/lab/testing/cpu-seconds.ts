/** Processor time of `work`, in seconds. Unlike elapsed time, it hardly depends on other work of the machine. */
export function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
