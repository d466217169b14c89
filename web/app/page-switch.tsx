import { useLingui } from '@lingui/react';
import { Redirect, Route, Switch } from 'wouter';
import { usePermitted } from '../lib/current-user.tsx';
import type { Page } from '../lib/web-area.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { pages } from './pages.ts';
import { UnknownPath } from './unknown-path.tsx';

export function Pages() {
  return (
    <Switch>
      {pages.map((page) => (
        <Route key={page.path} path={page.path}>
          <Guarded {...page} />
        </Route>
      ))}
      <Route component={UnknownPath} />
    </Switch>
  );
}

function Guarded({ page: Shown, title, gate }: Page) {
  const { i18n } = useLingui();
  if (!usePermitted(gate)) return <Redirect to="/" replace />;
  return (
    <>
      {title && <PageTitle>{i18n._(title)}</PageTitle>}
      <Shown />
    </>
  );
}
