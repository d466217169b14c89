import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largestTranscript } from '#domain/sessions/contract/transcript.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { CorrectWordsMenu } from './correct-words-menu.tsx';
import { WordsButton } from './words-button.tsx';
import { WordsMissing } from './words-missing.tsx';
import { WordsNotice } from './words-notice.tsx';

test.each([
  ['no_engine', /keine Spracherkennung eingerichtet/],
  ['no_consent', /durfte nicht zur Spracherkennung/],
  ['no_speech', /keine Wörter gehört/],
  ['engine_quota', /aufgebraucht/],
] as const)('a talk without words says why (%s) and how to get them', (transcriptionReason, why) => {
  show(<WordsMissing session={{ ...bare, sharing: [], transcriptionStatus: 'failed', transcriptionReason }} />);
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wortlaut hinzufügen' })).toBeTruthy();
});

test('offers no button while words are being analysed', () => {
  show(<WordsMissing session={{ ...bare, sharing: [], transcriptionStatus: 'running', transcriptionReason: null }} />);
  expect(screen.getByRole('status').textContent).toContain('wird ausgewertet');
  expect(screen.queryByRole('button')).toBeNull();
});

test('sends a pasted text with its format', async () => {
  show(<WordsButton id={bare.id} />);
  const box = open('Wortlaut hinzufügen');
  expect(isDisabled('Auswerten')).toBe(true);
  fireEvent.change(box, { target: { value: 'Guten Tag' } });
  expect(screen.getByText(/Text ohne Zeiten/)).toBeTruthy();
  fireEvent.change(box, { target: { value: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag' } });
  expect(screen.getByText(/Ihre Zeiten werden übernommen/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Auswerten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toEqual([
    ['PUT /api/Sessions/s1/Transcript', { format: 'vtt', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag' }],
  ]);
});

test('a file fills the box; a file that is too large or no text is refused here', async () => {
  show(<WordsButton id={bare.id} />);
  const box = open('Wortlaut hinzufügen');
  choose(new File(['x'.repeat(largestTranscript + 1)], 'talk.txt'));
  await screen.findByText(/zu viel Text/);
  fireEvent.change(box, { target: { value: 'PK\0\0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Auswerten' }));
  await screen.findByText(/Das ist kein Text/);
  expect(server.sent).toEqual([]);
  choose(fileOf('1\n00:00:01,000 --> 00:00:02,000\nHallo', 'talk.srt'));
  await waitFor(() => expect(box.value).toContain('Hallo'));
  expect(screen.queryByText(/zu viel Text/)).toBeNull();
  expect(screen.getByText(/Untertitel \(SRT\)/)).toBeTruthy();
});

test('names a file that is no text and keeps the text in the box', async () => {
  show(<WordsButton id={bare.id} />);
  const box = open('Wortlaut hinzufügen');
  fireEvent.change(box, { target: { value: 'Hallo' } });
  choose(fileOf('PK\u0003\0\0\0\uFFFD\uFFFD', 'Rede.docx'));
  await screen.findByText(/„Rede\.docx“ ist keine Textdatei/);
  expect(box.value).toBe('Hallo');
});

test.each([
  [400, { code: 'invalid_input', errors: [{ field: 'text', code: 'no_cues' }] }, /keine Zeiten/],
  [400, { code: 'invalid_input', errors: [{ field: 'text', code: 'too_many_words' }] }, /30\.?000 Wörter/],
  [413, { code: 'payload_too_large' }, /zu viel Text/],
  [409, { code: 'conflict' }, /Inzwischen hat sich hier etwas geändert/],
])('shows a refusal (%i %j) in words and keeps the text', async (status, problem, words) => {
  server.answer = () => Response.json(problem, { status });
  show(<WordsButton id={bare.id} />);
  const box = open('Wortlaut hinzufügen');
  fireEvent.change(box, { target: { value: 'Hallo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Auswerten' }));
  await screen.findByText(words);
  fireEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
  expect(open('Wortlaut hinzufügen').value).toBe('Hallo');
});

test('a correction starts with the present words and warns about judgements', () => {
  show(<CorrectWordsMenu id="s1" text={text as never} editing={{ isOn: false } as never} />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Korrigieren' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Den ganzen Text bearbeiten' }));
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Guten Tag');
  expect(screen.getByText(/bleibt verworfen/)).toBeTruthy();
  expect(isDisabled('Auswerten')).toBe(true);
});

test('says plainly that times are estimated and fillers are missing', () => {
  show(
    <WordsNotice
      text={{ ...text, source: 'whisper', times: 'estimated', dropsFillers: true } as never}
      status="done"
    />,
  );
  expect(screen.getByText(/Whisper/)).toBeTruthy();
  expect(screen.getByText(/geschätzt/)).toBeTruthy();
  expect(screen.getByText(/Es können mehr gewesen sein/)).toBeTruthy();
});

test('counts words that were not found in the recording', () => {
  const words = [{}, { timeUnsure: true }, { timeUnsure: true }];
  show(<WordsNotice text={{ ...text, words } as never} status="done" />);
  expect(screen.getByText(/2 Wörter \(grau\)/)).toBeTruthy();
});

test('after a failed analysis of new words, the old ones stay and a message says so', () => {
  show(<WordsNotice text={text as never} status="failed" />);
  expect(screen.getByRole('alert').textContent).toContain('noch der vorige');
});

const bare = { id: 's1', name: 'Probe', locale: 'de', textAnalysis: null } as const;
const text = {
  text: 'Guten Tag',
  words: [],
  source: 'person',
  times: 'measured',
  dropsFillers: false,
  fillers: [],
  repetitions: [],
};

const server: { sent: unknown[]; answer: () => Response } = { sent: [], answer: () => Response.json({}) };

function show(content: ReactNode) {
  render(content, { wrapper: InApp });
}

function open(button: string): HTMLTextAreaElement {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return screen.getByLabelText('Was gesagt wurde');
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Datei mit dem Wortlaut'), { target: { files: [file] } });

/** jsdom cannot read files. */
const fileOf = (content: string, name: string) =>
  Object.assign(new File([content], name), { arrayBuffer: async () => new TextEncoder().encode(content).buffer });

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

beforeEach(() => {
  server.sent = [];
  server.answer = () => Response.json({ id: 's1', analysisStatus: 'Succeeded' });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (path === '/api/Config') return Response.json({ coach: { sentTo: null } });
    server.sent.push([`${method} ${path}`, JSON.parse(String(body))]);
    return server.answer();
  });
});

afterEach(cleanup);
