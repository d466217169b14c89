import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { showSnackbar } from '../ui/snackbar-state.ts';

export function UnknownPath() {
  useEffect(() => {
    showSnackbar(msg`Diese Seite gibt es nicht. Sie sind jetzt in der Übersicht.`);
  }, []);
  return <Redirect to="/" replace />;
}
