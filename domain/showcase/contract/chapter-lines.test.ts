import { expect, test } from 'vitest';
import { chapterLines, chaptersIn } from './chapter-lines.ts';

test('reads chapters from lines as people write them below a video', () => {
  const text = '0:00 Anfang\n\n 1:20 – Der Pegel\n1:02:03 Schluss';
  expect(chaptersIn(text)).toEqual([
    { seconds: 0, title: 'Anfang' },
    { seconds: 80, title: 'Der Pegel' },
    { seconds: 3723, title: 'Schluss' },
  ]);
  expect(chaptersIn('')).toEqual([]);
});

test.each(['Anfang', '1:20', '1:75 Pegel', '1:2 Pegel', 'um 1:20 Pegel'])('"%s" is no chapter', (line) => {
  expect(chaptersIn(`0:00 Anfang\n${line}`)).toBeUndefined();
});

test('reads its own output', () => {
  const chapters = [
    { seconds: 5, title: 'Los' },
    { seconds: 3600, title: 'Ende' },
  ];
  expect(chaptersIn(chapterLines(chapters))).toEqual(chapters);
});
