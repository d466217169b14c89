import { expect, test } from 'vitest';

const catalogues = import.meta.glob('../**/locales/en.po', { query: '?raw', import: 'default', eager: true });

test('the same German words are the same English words in every catalogue: the one fetched last would win', () => {
  const said = new Map<string, string>();
  for (const [file, text] of Object.entries(catalogues)) {
    for (const [key, english] of entriesOf(String(text))) {
      expect(`${key} → ${english}`, file).toBe(`${key} → ${said.get(key) ?? english}`);
      said.set(key, english);
    }
  }
  expect(said.size).toBeGreaterThan(500);
});

/** Context and German text, and the English one. */
function entriesOf(po: string): readonly (readonly [string, string])[] {
  return po.split('\n\n').flatMap((entry) => {
    const part = (name: string) =>
      /^(?:".*"\n?)+/.exec(entry.split(`${name} `)[1] ?? '')?.[0].replaceAll(/^"|"\n"|"\n?$/g, '');
    const german = part('msgid');
    return german ? [[`${part('msgctxt') ?? ''} ${german}`, part('msgstr') ?? ''] as const] : [];
  });
}
