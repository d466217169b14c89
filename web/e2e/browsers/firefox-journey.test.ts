import { expect, test } from 'vitest';
import { sharedServer } from '#infra/lab/testing/shared.ts';
import { noFirefox, openFirefox } from './firefox.ts';
import { firstEvening } from './journey.ts';

test.skipIf(noFirefox)(
  'somebody records a talk, sees its report, sets a goal and takes a step in Firefox',
  async () => {
    const { url } = await sharedServer();
    const complaints: string[] = [];
    const page = await openFirefox({ seconds: 30, silences: [] }, complaints);
    await firstEvening(page, { url, date: '12122030' });
    expect(complaints).toEqual([]);
  },
);
