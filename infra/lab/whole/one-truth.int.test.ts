import { beforeAll, describe, expect, test } from 'vitest';
import { goalCommands, goalDetail } from '#domain/goals/contract/calls.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { sessionDetail, sessionList } from '#domain/sessions/contract/calls.ts';
import { formatsFor } from '#domain/sessions/contract/formats.ts';
import { furtherWords } from '#domain/sessions/contract/further-words.ts';
import { figureText } from '#domain/sessions/contract/measure-text.ts';
import { partNames } from '#domain/sessions/contract/measure-words.ts';
import { sideOf } from '#domain/sessions/contract/measures.ts';
import type { PartName, ScorePart, SessionDetail } from '#domain/sessions/contract/report.ts';
import { misfitHeading } from '#domain/sessions/contract/score-words.ts';
import { pagesOfPdf } from '#query-api/sessions/report-pdf/testing/pdf-text.ts';
import { testApp } from '../testing/app.ts';
import { syntheticSessions } from '../testing/synthetic-sessions.ts';

// One talk with fillers, one without words, one with the text of another talk. All places must say the same about each.
type Name = keyof typeof syntheticSessions;
const names = Object.keys(syntheticSessions) as readonly Name[];
const formats = formatsFor('de');

/** For each part of the score, the goal's condition on the same measure. */
const asked = {
  filler_words: { type: 'filler_words', value: 2 },
  speech_speed: { type: 'speech_speed', value: { from: 90, to: 150 } },
  pauses: { type: 'pauses', value: { from: 2, to: 6 } },
  repetition: { type: 'repetition', value: 2 },
  sentiment: { type: 'sentiment', value: { from: 40, to: null } },
} as const satisfies Partial<Record<PartName, GoalCondition>>;

const app = await testApp({ analysis: true });
const ada = await app.person();
const ids = new Map<Name, string>();
let goal = '';

beforeAll(async () => {
  const body = { title: 'Gut', target: 1, conditions: [...Object.values(asked)] };
  goal = (await ada.send(goalCommands.CreateGoal, { body })).body.id;
  for (const name of names) {
    const { sessionName, recording, ...session } = syntheticSessions[name];
    const id = await ada.uploaded(await recording(), { sessionName });
    ids.set(name, id);
    await app.settle();
    if ('words' in session) {
      const { status } = await ada.send(`PUT /api/Sessions/${id}/Transcript`, { json: await session.words() });
      expect(status).toBe(200);
    }
    await app.settle();
  }
});

const detailOf = async (name: Name): Promise<SessionDetail> =>
  (await ada.send(sessionDetail, { params: { id: ids.get(name) ?? '' } })).body;

test('analyses each talk as expected', async () => {
  const [fillers, silent, foreign] = await Promise.all(names.map(detailOf));
  expect(fillers).toMatchObject({ scoreTotal: 'whole', textMisfit: null });
  expect(silent).toMatchObject({ scoreTotal: 'sound', textAnalysis: null });
  expect(foreign).toMatchObject({ scoreTotal: 'sound', textMisfit: { code: 'unfound' } });
});

describe.each(names)('of the talk „%s“', (name) => {
  test('has the same total and figures in list, progress and report', async () => {
    const { id, sessionScore, scoreTotal, scoreParts } = await detailOf(name);
    expect((await ada.send(sessionList)).body.find((row) => row.id === id)).toMatchObject({ sessionScore, scoreTotal });
    const measured = (await ada.send(sessionProgress)).body.sessions.find((session) => session.id === id);
    expect(measured).toMatchObject({ sessionScore, scoreTotal });
    for (const { name: part, score, value, unit, good } of scoreParts) {
      expect(measured?.sessionScores[part]).toBe(score);
      expect(measured?.measures[part]).toMatchObject({ value, unit, good });
    }
  });

  test('judges goals by the good ranges and figures of the report', async () => {
    const { id, scoreParts } = await detailOf(name);
    const { sessions } = (await ada.send(goalDetail, { params: { id: goal } })).body;
    const unmet = new Map(sessions.find((session) => session.id === id)?.unmet.map((one) => [one.type, one.measured]));
    for (const part of scoreParts.filter((each) => each.name in asked)) {
      const isSame = part.score !== null && part.unit !== 'syllables_per_second';
      const isGood = isSame && sideOf(part.unit, part.value ?? 0, part.good) === undefined;
      expect([part.name, unmet.has(part.name)]).toEqual([part.name, !isGood]);
      if (!isGood) expect(unmet.get(part.name)).toBe(isSame ? part.value : null);
    }
  });

  test('prints total, scores and figures of the report on paper', async () => {
    const { id, sessionScore, scoreTotal, scoreParts, textMisfit } = await detailOf(name);
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const { body } = await app.bytes(`GET /api/Sessions/${id}/Report.pdf?locale=de`, { headers });
    const text = plain(pagesOfPdf(body).join(' '));
    const [own, other] = scoreTotal === 'sound' ? ['Klangwert', 'Rhetorik-Wert'] : ['Rhetorik-Wert', 'Klangwert'];
    expect(text).toContain(`${own} ${formats.tenths(sessionScore ?? 0)} von 10`);
    expect(text).not.toContain(`${other} `);
    for (const part of scoreParts) {
      if (part.score !== null) expect(text).toContain(`${partNames[part.name].de} ${formats.tenths(part.score)} `);
      if (part.score !== null) expect(text).toContain(figure(part));
      // Long lines are not cut off.
      if (part.name === 'filler_words') expect(text).toContain('nach dem Klang gezählt · guter Bereich bis 2');
    }
    expect(text.includes(misfitHeading.de)).toBe(textMisfit !== null);
    // If the words do not count, paper shows no figures of them.
    expect(text.includes('Wörter je Minute')).toBe(scoreTotal === 'whole');
    expect(text.includes(furtherWords.meanSentenceLength.de)).toBe(scoreTotal === 'whole');
  });

  test('names the total and figures of the report in the coach’s advice', async () => {
    const { id, sessionScore, scoreTotal, scoreParts, advice } = await detailOf(name);
    const feedback = await ada.seen<{ feedbackText: string }>(`/open-ai/sessions/${id}/feedback`);
    const feedbackText = plain(feedback.feedbackText);
    expect(feedbackText).toContain(`${formats.number(Math.round((sessionScore ?? 0) * 10) / 10)} von 10 Punkten`);
    expect(feedbackText.includes('Klangwert')).toBe(scoreTotal === 'sound');
    expect(feedbackText).not.toContain('nichts auszusetzen');
    for (const { part, code } of advice) {
      const found = scoreParts.find((each) => each.name === part);
      if (found && code !== 'silences_too_long') expect(feedbackText).toContain(figure(found).replace(/,0(?!\d)/, ''));
    }
  });
});

const figure = ({ unit, value }: ScorePart) => plain(figureText(unit, value ?? 0, formats));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
