import { expect, test } from 'vitest';
import { addressesInTable, portions, typedAddresses } from './addresses.ts';

test('addresses are typed one in a line, by commas, by semicolons, with names', () => {
  expect(typedAddresses('ada@firma.de, bob@firma.de;\n Carl <carl@firma.de>\r\n\nkaputt\n')).toEqual([
    ...['ada@firma.de', 'bob@firma.de', 'carl@firma.de', 'kaputt'],
  ]);
});

test('of a table only the cells with an address are taken, malformed ones too', () => {
  expect(addressesInTable('\uFEFFName;E-Mail\n"Ada";"ada@firma.de"\nBob;bob@\n')).toEqual(['ada@firma.de', 'bob@']);
});

test('long lists go out in portions', () => {
  const many = Array.from({ length: 401 }, (_, index) => `p${index}@firma.de`);
  expect(portions(many).map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(portions([])).toEqual([]);
});
