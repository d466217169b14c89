import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { productConfig } from '#domain/product/contract/calls.ts';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import type { AdviceCode } from '#domain/sessions/contract/advice.ts';
import { adviceWords } from '#domain/sessions/contract/advice-words.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { activateLocale, wordsOfArea } from '../lib/locale.ts';
import { createPlayer } from '../player/for-others.ts';
import { SessionJudgement } from './session-judgement.tsx';

const server = fakeServer();
afterEach(async () => {
  cleanup();
  await activateLocale('de');
});

const codes = Object.keys(adviceWords) as AdviceCode[];
/** Words that address the reader. A German sentence may start with an unrelated `Sie`, so that one does not count. */
const toTheReader = { de: /\bIhr(e[mnrs]?)?\b|\bIhnen\b|[a-zäöüß,] Sie\b/, en: /\byou(r|rs|rself)?\b/i } as const;

describe('the report of another person does not address its reader', () => {
  test.each(['de', 'en'] as const)('no advice addresses the reader, in %s', async (locale) => {
    await wordsOfArea('report');
    await activateLocale(locale);
    expect(codes.filter((code) => toTheReader[locale].test(textOf(code, false)))).toEqual([]);
  });

  test('one’s own report addresses the reader', () => {
    expect(textOf('pitch_monotone', true)).toMatch(toTheReader.de);
  });
});

function textOf(code: AdviceCode, isOwn: boolean): string {
  server.answer(productConfig, {});
  server.answer(sessionProgress, { sessions: [] });
  const session = {
    ...{
      id: '1'.repeat(32),
      sessionScore: 6,
      scoreTotal: 'whole',
      scoreWithheld: null,
      scoreVersion: 5,
      textMisfit: null,
    },
    ...{ analysisStatus: 'Succeeded', completed: true, textAnalysis: null },
    scoreParts: [{ name: 'pitch', score: 5, value: 0.1, unit: 'ratio', good: { from: 0.13, to: 0.3 } }],
    advice: [{ part: 'pitch', code, cost: 1, value: 0.1, moments: [], exercise: 'fairy_tale' }],
  } as unknown as SessionDetail;
  const { container, unmount } = render(<SessionJudgement session={session} player={createPlayer()} isOwn={isOwn} />, {
    wrapper: InApp,
  });
  const text = container.textContent ?? '';
  unmount();
  return text;
}
