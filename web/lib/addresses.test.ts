import { expect, test } from 'vitest';
import { inPortions, typedAddresses } from './addresses.ts';

test('reads addresses separated by lines, commas or semicolons, with or without names', () => {
  expect(typedAddresses('ada@firma.de, bob@firma.de;\n Carl <carl@firma.de>\r\n\nkaputt\n')).toEqual([
    ...['ada@firma.de', 'bob@firma.de', 'carl@firma.de', 'kaputt'],
  ]);
});

test('sends long lists in portions and joins the answers', async () => {
  const many = Array.from({ length: 401 }, (_, index) => `p${index}@firma.de`);
  const sizes: number[] = [];
  const answer = await inPortions(many, async (portion) => {
    sizes.push(portion.length);
    return { sent: portion.slice(1), rejected: portion.slice(0, 1) };
  });
  expect(sizes).toEqual([200, 200, 1]);
  expect(answer.sent).toHaveLength(398);
  expect(answer.rejected).toEqual(['p0@firma.de', 'p200@firma.de', 'p400@firma.de']);
  expect(await inPortions([], () => Promise.reject(new Error('nothing to send')))).toEqual({ sent: [], rejected: [] });
});
