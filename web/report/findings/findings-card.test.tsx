import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { query } from '../../lib/api.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { createPlayer } from '../../player/player.ts';
import { Snackbar } from '../../ui/snackbar.tsx';
import { snackbarState } from '../../ui/snackbar-state.ts';
import { FindingsCard } from './findings-card.tsx';
import { useJudgedText } from './judged-text.ts';

test('lists every filler with the words around it, in the order of the talk', async () => {
  renderCard();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Das ist ähm der Grund'),
    expect.stringContaining('Grund halt so'),
  ]);
});

test('a dismissed filler stops counting at once, before the server answers', async () => {
  renderCard();
  fireEvent.click(await judgement('Zählt nicht: „ähm“ bei 0:01'));
  await judgement('Doch zählen: „ähm“ bei 0:01');
  expect(screen.getByRole('tab', { name: 'Füllwörter 1' })).toBeTruthy();
  server.answer(204);
  await waitFor(() => expect(server.asked).toContainEqual(['PATCH', `/api/Sessions/${id}/Findings/filler_2`, true]));
  await judgement('Doch zählen: „ähm“ bei 0:01');
});

test('a dismissal can be undone', async () => {
  server.text = { ...server.text, fillers: [{ ...filler, dismissed: true }] };
  renderCard();
  fireEvent.click(await judgement('Doch zählen: „ähm“ bei 0:01'));
  await judgement('Zählt nicht: „ähm“ bei 0:01');
  server.answer(204);
  await waitFor(() => expect(server.text.fillers[0]?.dismissed).toBe(false));
  expect(await screen.findByRole('tab', { name: 'Füllwörter 1' })).toBeTruthy();
});

test('after a refusal the filler counts again, with the reason', async () => {
  renderCard();
  fireEvent.click(await judgement('Zählt nicht: „ähm“ bei 0:01'));
  await judgement('Doch zählen: „ähm“ bei 0:01');
  server.answer(500);
  await judgement('Zählt nicht: „ähm“ bei 0:01');
  expect(snackbarState.snacks).toHaveLength(1);
});

test('a repetition names its kind and its further moments', async () => {
  renderCard();
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Wiederholungen 1' }), { button: 0 });
  const [repetition] = await rows();
  expect(repetition?.textContent).toContain('3-mal dasselbe Wort in 20 Sekunden');
  expect(within(repetition as HTMLElement).getAllByRole('button', { name: /abspielen/ })).toHaveLength(3);
});

test('counts hesitations that are only heard beside the fillers in the words', async () => {
  renderCard({ heard: [{ offset: 3 }, { offset: 9 }] });
  await screen.findByRole('tab', { name: 'Füllwörter 4' });
  await screen.findByText('Zu hören sind 2 Laute wie „ähm“, die nicht im Wortlaut stehen. Sie zählen im Wert mit.');
});

test('counts only heard hesitations if the text does not fit the sound', async () => {
  renderCard({ heard: [{ offset: 3 }], isOther: true });
  await screen.findByRole('tab', { name: 'Füllwörter 1' });
  await screen.findByRole('tab', { name: 'Wiederholungen 0' });
});

test('a filler at an unknown time says so and cannot be played', async () => {
  server.text = { ...server.text, fillers: [{ ...filler, timeUnsure: true }] };
  renderCard();
  const [row] = await rows();
  expect(row?.textContent).toContain('Zeit unbekannt');
  expect(within(row as HTMLElement).queryByRole('button', { name: /abspielen/ })).toBeNull();
});

test('a talk without fillers says so', async () => {
  server.text = { ...server.text, fillers: [] };
  renderCard();
  await screen.findByText('Kein Füllwort gefunden.');
});

test('shows the first of hundreds of fillers, and all on demand', async () => {
  server.text = {
    ...server.text,
    fillers: Array.from({ length: 200 }, (_, index) => ({ ...filler, id: `filler_${index}` })),
  };
  renderCard();
  expect(await rows()).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Alle 200 zeigen' }));
  expect(await rows()).toHaveLength(200);
});

const id = '0'.repeat(31).concat('1');

const words: TextAnalysis['words'] = 'Das ist ähm der Grund halt so'.split(' ').map((text, index) => ({
  text,
  offset: index / 2,
  duration: 0.3,
  confidence: null,
  kind: 'default',
}));

const filler: TextAnalysis['fillers'][number] = {
  id: 'filler_2',
  text: 'ähm',
  offset: 1,
  duration: 0.3,
  certainty: 'certain',
  dismissed: false,
};

function textOf(): TextAnalysis {
  return {
    words,
    fillers: [filler, { ...filler, id: 'filler_5', text: 'halt', offset: 2.5, certainty: 'in_context' }],
    repetitions: [
      {
        id: 'stem_4',
        text: 'Grund',
        kind: 'stem',
        offset: 2,
        duration: 20,
        dismissed: false,
        occurrences: [2, 10, 22].map((offset) => ({ offset, duration: 0.3 })),
      },
    ],
  } as unknown as TextAnalysis;
}

const server = {
  text: textOf(),
  asked: [] as unknown[],
  answer: (_status: number): void => undefined,
};

beforeEach(() => {
  Object.assign(server, { text: textOf(), asked: [] });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ id, textAnalysis: server.text });
    const { dismissed } = JSON.parse(String(body)) as { dismissed: boolean };
    server.asked.push([method, path, dismissed]);
    const status = await new Promise<number>((resolve) => {
      server.answer = resolve;
    });
    if (status !== 204) return Response.json({ code: 'internal_error', requestId: 'r' }, { status });
    const fillers = server.text.fillers.map((filler) => (path.endsWith(filler.id) ? { ...filler, dismissed } : filler));
    server.text = { ...server.text, fillers };
    return new Response(null, { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  snackbarState.snacks = [];
});

const judgement = (name: string) => screen.findByRole('button', { name });

async function rows(): Promise<readonly HTMLElement[]> {
  await screen.findByRole('tablist');
  return within(screen.getByRole('tabpanel')).getAllByRole('listitem');
}

type Heard = Pick<ComponentProps<typeof FindingsCard>, 'heard' | 'isOther'>;

function renderCard(heard: Heard = {}) {
  render(
    <>
      <Session {...heard} />
      <Snackbar />
    </>,
    { wrapper: InApp },
  );
}

const player = createPlayer();
const none: Pick<SessionDetail, 'id' | 'textAnalysis'> = { id, textAnalysis: null };

function Session(heard: Heard) {
  const { data = none } = useQuery(query(sessionDetail, { id }));
  const text = useJudgedText(data);
  return text && <FindingsCard sessionId={id} player={player} text={text} {...heard} />;
}
