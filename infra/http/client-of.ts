import Bowser from 'bowser';

type Client = Readonly<{
  browser: string | null;
  system: string | null;
  device: 'desktop' | 'phone' | 'tablet' | 'other';
}>;

const devices: Readonly<Record<string, Client['device']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

/** The browser, system and device that the user agent names, if it can be read. */
export function clientOf(userAgent: string | null): Client {
  if (!userAgent) return { browser: null, system: null, device: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name ?? null, device: devices[platform.type ?? ''] ?? 'other' };
}
