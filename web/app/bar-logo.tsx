import { useSnapshot } from 'valtio';
import { seminarLogoState } from '../lib/seminar-logo-state.ts';
import { Logo } from '../ui/logo.tsx';

/** The product's, or that of the seminar one is in. */
export function BarLogo() {
  const { address } = useSnapshot(seminarLogoState);
  if (!address) return <Logo />;
  return <img src={address} alt="" className="max-h-11 max-w-[180px] object-contain max-md:max-w-[120px]" />;
}
