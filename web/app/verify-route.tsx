import { lazyPage } from './lazy-page.ts';
import { PublicFrame } from './public-frame.tsx';

const VerifyPage = lazyPage(() => import('../audit/verify-page.tsx'), 'VerifyPage');

export function VerifyRoute() {
  return (
    <PublicFrame>
      <VerifyPage />
    </PublicFrame>
  );
}
