import { expect, test } from 'vitest';
import type { SpokenWord } from '#domain/sessions/contract/spoken-word.ts';
import { wordMarker } from './word-marker.ts';

const words: readonly SpokenWord[] = [0, 1, 5].map((offset) => ({
  text: `w${offset}`,
  offset,
  duration: 0.5,
  confidence: null,
  kind: 'default',
}));

function boxOfWords(): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = words.map(({ text }, index) => `<span data-word="${index}">${text}</span>`).join(' ');
  document.body.append(box);
  return box;
}

const marked = (box: Element) => [...box.querySelectorAll('[data-now]')].map(({ textContent }) => textContent);

test('marks one word at a time and returns it only when it changes', () => {
  const box = boxOfWords();
  const marker = wordMarker(box, words);
  expect(marker.moveTo(0.1)?.textContent).toBe('w0');
  expect(marker.moveTo(0.2)).toBeUndefined();
  expect(marker.moveTo(1.1)?.textContent).toBe('w1');
  expect(marked(box)).toEqual(['w1']);
});

test('marks no word during a pause', () => {
  const box = boxOfWords();
  const marker = wordMarker(box, words);
  marker.moveTo(1.1);
  expect(marker.moveTo(3)).toBeUndefined();
  expect(marked(box)).toEqual([]);
});

test('marks a word again after it was rendered anew', () => {
  const box = boxOfWords();
  const marker = wordMarker(box, words);
  marker.moveTo(1.1);
  box
    .querySelector('[data-word="1"]')
    ?.replaceWith(Object.assign(document.createElement('span'), { textContent: 'new' }));
  box.lastElementChild?.previousElementSibling?.setAttribute('data-word', '1');
  expect(marker.moveTo(1.2)?.textContent).toBe('new');
});
