import { expect, test } from 'vitest';
import { paragraphsOf } from './feedback-text.ts';

const words = (text: string) => ({ kind: 'words', text });
const moment = (second: number) => ({ kind: 'moment', second });

test('separates moments from the words around them', () => {
  expect(paragraphsOf('Bei [02:31] und [04:05] sagten Sie „ähm“.', 600)).toEqual([
    [words('Bei '), moment(151), words(' und '), moment(245), words(' sagten Sie „ähm“.')],
  ]);
});

test('empty lines separate paragraphs, single line ends do not', () => {
  expect(paragraphsOf('Eins\nzwei.\n\n \nDrei.\n', 600)).toEqual([[words('Eins zwei.')], [words('Drei.')]]);
});

test('reads moments with hours and moments with more than 60 minutes', () => {
  expect(paragraphsOf('[1:02:03] [90:00]', 7200)).toEqual([[moment(3723), words(' '), moment(5400)]]);
});

test('keeps text that only looks like a moment', () => {
  expect(paragraphsOf('[12:00] [1:75] [Anna] 10:30', 600)).toEqual([[words('[12:00]'), words(' [1:75] [Anna] 10:30')]]);
});
