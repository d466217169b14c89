import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { usePermitted } from '../lib/current-user.tsx';
import type { Page } from '../lib/web-area.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { pages } from './pages.ts';

function UnknownPath() {
  useEffect(() => {
    showSnackbar(msg`Diese Seite gibt es nicht. Sie sind jetzt in der Übersicht.`);
  }, []);
  return <Redirect to="/" replace />;
}

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

function Guarded({ page: Shown, title, gate, closed: Closed = NotPermitted }: Page) {
  const { i18n } = useLingui();
  if (!usePermitted(gate)) return <Closed />;
  return (
    <>
      {title && <PageTitle>{i18n._(title)}</PageTitle>}
      <Shown />
    </>
  );
}

/** Goes to the start page, and says that this page is not open to the person, with a link to the reasons. */
function NotPermitted() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const action = { label: msg`Warum?`, run: () => navigate('/access') };
    showSnackbar(msg`Das ist für Sie nicht freigeschaltet.`, action);
  }, [navigate]);
  return <Redirect to="/" replace />;
}
