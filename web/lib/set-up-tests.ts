import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Lazy parts may take longer than a second to load while the whole suite runs.
configure({ asyncUtilTimeout: 20_000 });

// The page of the tests has no layout: no question about it is answered with yes.
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// The next file of the worker has the same page.
afterEach(cleanup);

const channels: BroadcastChannel[] = [];
const Channel = BroadcastChannel;
vi.stubGlobal(
  'BroadcastChannel',
  class extends Channel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
);

// The files of a worker share one page and what is loaded from packages; the client itself is loaded for each file anew,
// and what an earlier one still listens to is closed.
afterAll(() => {
  vi.resetModules();
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
