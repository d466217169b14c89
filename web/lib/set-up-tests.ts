import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// Where everything else is tested at the same time, what is loaded when it is needed may take longer than a second.
configure({ asyncUtilTimeout: 10_000 });

// The files of a worker share one page and what is loaded from packages; the client itself is loaded for each file anew.
afterAll(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
