import { Redirect, Route, Switch } from 'wouter';
import { lazyPage } from './lazy-page.ts';
import { PublicFrame } from './public-frame.tsx';

const LegalPage = lazyPage(() => import('../legal/legal-page.tsx'), 'LegalPage');

const paths = [
  '/legal/imprint',
  '/legal/privacy',
  '/legal/terms',
  '/legal/contact',
  '/imprint',
  '/privacy',
  '/contact',
];

export function LegalRoutes() {
  return (
    <PublicFrame>
      <Switch>
        {paths.map((path) => (
          <Route key={path} path={path} component={LegalPage} />
        ))}
        <Route>
          <Redirect to="/legal/imprint" replace />
        </Route>
      </Switch>
    </PublicFrame>
  );
}
