import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CurrentUser } from '../../lib/current-user.tsx';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { liveOffer } from './live-offer.ts';
import { fresh, type Shown } from './live-run.ts';
import { LiveWordsCard } from './live-words-card.tsx';
import { LiveWordsPanel } from './live-words-panel.tsx';
import type { LiveWords } from './use-live-words.ts';

const unused = { limit: 0, used: 0 };
const permissions = ['live_transcription:fast'];
const quotasOf = (fast: number) =>
  ({ live_transcription: { fast: { limit: fast, used: 0 }, relaxed: unused } }) as never;
const here = { source: 'whisper', sentTo: null } as const;

test.each([
  [{ source: 'none', sentTo: null } as const, { permissions, quotas: quotasOf(9) }, { kind: 'not_set_up' }],
  [here, { permissions: [], quotas: quotasOf(9) }, { kind: 'not_permitted' }],
  [here, { permissions, quotas: quotasOf(0) }, { kind: 'used_up' }],
  [here, { permissions, quotas: quotasOf(9) }, { kind: 'ready', sentTo: null, left: 9 }],
  [here, { permissions, quotas: quotasOf(-1) }, { kind: 'ready', sentTo: null, left: Number.POSITIVE_INFINITY }],
  [here, { permissions: ['live_transcription:relaxed'], quotas: quotasOf(9) }, { kind: 'used_up' }],
])('with %j and %j: %j', (engine, person, offer) => {
  expect(liveOffer(engine, person)).toEqual(offer);
});

test.each([
  ['not_permitted', /gehört nicht zu Ihrem Zugang/, 'Tarife ansehen'],
  ['used_up', /aufgebraucht/, 'Tarife ansehen'],
] as const)('%s says why, and what helps', (kind, words, way) => {
  showCard({ offer: { kind } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Tarife ansehen' }) !== null).toBe(way !== null);
});

test('tells only an admin that they are not set up', () => {
  showCard({ offer: { kind: 'not_set_up' } });
  expect(screen.queryByText(/Live-Worte/)).toBeNull();
});

test('says who gets the sound, and what is left, before it is switched on', () => {
  const switched: boolean[] = [];
  showCard({ offer: { kind: 'ready', sentTo: 'speech.example.org', left: 300 }, switchTo: (on) => switched.push(on) });
  expect(screen.getByText('speech.example.org')).toBeTruthy();
  expect(screen.getByText(/noch 5 min/)).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Beim Sprechen mitlesen' }));
  expect(switched).toEqual([true]);
});

test('shows words, marked fillers, pace and one hint', () => {
  const recent = [
    { text: 'Ähm,', isFiller: true },
    { text: 'guten', isFiller: false },
  ];
  showPanel({
    phase: 'running',
    guess: 'Tag',
    state: { recent, words: 2, fillers: 1, wordsPerMinute: 170, hint: 'slower' },
  });
  expect(screen.getByText('Ähm,').closest('mark')).toBeTruthy();
  expect(screen.getByText('Tag')).toBeTruthy();
  expect(screen.getByText('1 Füllwort')).toBeTruthy();
  expect(screen.getByText('schnell')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Ein wenig langsamer wirkt ruhiger.');
});

test.each([
  [{ phase: 'preparing' }, /werden vorbereitet/],
  [{ phase: 'reconnecting' }, /wird gesucht. Die Aufnahme läuft weiter/],
  [{ phase: 'ended', ended: 'quota_exhausted' }, /aufgebraucht. Ihre Aufnahme läuft weiter/],
  [{ phase: 'ended', ended: 'busy' }, /so viele mit, wie dieser Server kann/],
  [{ phase: 'ended', ended: 'network' }, /kam nicht zurück/],
] as const)('%j is said politely', (change, words) => {
  showPanel(change);
  expect(screen.getByRole('status').textContent).toMatch(words);
});

function showCard(live: Partial<LiveWords>) {
  const all = {
    isOn: false,
    locale: 'de',
    setLocale: () => {},
    shown: undefined,
    switchTo: () => {},
    ...live,
  } as LiveWords;
  render(
    <CurrentUser value={{ id: 'ada', subscription: null } as never}>
      <LiveWordsCard live={all} mayChange />
    </CurrentUser>,
    { wrapper: InApp },
  );
}

const showPanel = (change: Partial<Shown>) =>
  render(<LiveWordsPanel shown={{ ...fresh, ...change }} good={{ from: 90, to: 150 }} />, { wrapper: InApp });

afterEach(cleanup);
