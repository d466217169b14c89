import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import type { Player } from '../../player/player.ts';
import { FurtherMeasures } from './further-measures.tsx';

test('leaves out unmeasured values, and all measures of words for a talk without them', () => {
  show({ audioAnalysis: { ...audio, signalToNoise: null }, textAnalysis: null });
  expect(screen.getByText('4,2 Silben/s')).toBeTruthy();
  expect(screen.queryByText('Abstand zum Rauschen')).toBeNull();
  expect(screen.queryByText('Sprache')).toBeNull();
  expect(screen.queryByText('Stimmung der Sätze')).toBeNull();
});

test('the longest monotonous stretches play, in the order of the talk', () => {
  const stretches = [70, 60, 50, 40, 30, 20, 10, 0].map((offset) => ({ offset, duration: 5 + offset }));
  show({ audioAnalysis: { ...audio, monotoneStretches: stretches }, textAnalysis: null });
  const buttons = screen.getAllByRole('button', { name: /abspielen/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['0:20', '0:30', '0:40', '0:50', '1:00', '1:10']);
  expect(screen.getByText('und 2 weitere')).toBeTruthy();
  fireEvent.click(buttons[1] as HTMLElement);
  expect(played).toEqual([30]);
});

test('shows the mood of the sentences in figures, with the clearest sentences', () => {
  show({ audioAnalysis: audio, textAnalysis: text });
  expect(screen.getByText('50 %')).toBeTruthy();
  expect(screen.getByText('Das ist großartig.')).toBeTruthy();
  expect(screen.queryByText('Am deutlichsten negativ')).toBeNull();
  expect(screen.queryByText('Wir fangen an.')).toBeNull();
});

test('renders all sentences only when opened', () => {
  const { container } = show({ audioAnalysis: audio, textAnalysis: text });
  const details = [...container.querySelectorAll('details')].at(-1) as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(screen.getByText('Wir fangen an.')).toBeTruthy();
  expect(screen.getAllByText('neutral').length).toBeGreaterThan(1);
});

const audio = { articulationRate: 4.2, speechRate: 3.6, volumeSpread: 7, signalToNoise: 40, monotoneStretches: [] };
const sentence = { duration: 2, positive: 0, negative: 0, neutral: 1 };
const text = {
  wordCount: 120,
  meanSentenceLength: 11,
  lexicalVariety: 0.7,
  keyPhrases: ['neue Kunden'],
  keyWords: [{ text: 'Kunden', count: 4 }],
  ...{ positive: 0.5, negative: 0.2, neutral: 0.3 },
  sentences: [
    { ...sentence, text: 'Wir fangen an.', offset: 0, sentiment: 'neutral' },
    { ...sentence, text: 'Das ist großartig.', offset: 3, sentiment: 'positive', positive: 0.9 },
  ],
};

let played: number[] = [];
const player = { playFrom: (second: number) => played.push(second) } as unknown as Player;

function show(session: object) {
  return render(<FurtherMeasures session={{ locale: 'de', textMisfit: null, ...session } as never} player={player} />, {
    wrapper: InApp,
  });
}

beforeEach(() => {
  played = [];
});

afterEach(cleanup);
