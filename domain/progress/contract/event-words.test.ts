import { expect, test } from 'vitest';
import { eventWords } from './event-words.ts';

test('a change of what is compared says how many talks stand on each side', () => {
  const changed = { attributes: [], numSessionsPerSet: 5 };
  expect(eventWords.ProgressSettingsChanged.detail?.(changed, 'de')).toBe('je 5 Vorträge');
  expect(eventWords.ProgressSettingsChanged.detail?.(changed, 'en')).toBe('5 talks each');
});
