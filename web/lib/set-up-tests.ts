import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Lazy parts may take longer than a second to load while the whole suite runs.
configure({ asyncUtilTimeout: 20_000 });

// The test page has no layout, so no media query matches.
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// The worker's next test file uses the same page.
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

// Files of a worker share one page and the loaded packages. The client is loaded again for each file, and open channels of the last file
// are closed.
afterAll(() => {
  vi.resetModules();
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
