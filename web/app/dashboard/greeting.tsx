import { Trans } from '@lingui/react/macro';

export function Greeting({ name }: Readonly<{ name: string }>) {
  const hour = new Date().getHours();
  if (hour < 5 || hour >= 18) return <Trans>Guten Abend, {name}</Trans>;
  return hour < 11 ? <Trans>Guten Morgen, {name}</Trans> : <Trans>Guten Tag, {name}</Trans>;
}
