/** Names that speak for the product or its machines. */
const official = [
  ...[
    'admin',
    'administrator',
    'administration',
    'moderator',
    'operator',
    'owner',
    'root',
    'sysadmin',
    'system',
    'superuser',
  ],
  ...[
    'support',
    'help',
    'helpdesk',
    'hilfe',
    'service',
    'team',
    'staff',
    'official',
    'offiziell',
    'security',
    'sicherheit',
  ],
  ...[
    'abuse',
    'billing',
    'payment',
    'payments',
    'rechnung',
    'contact',
    'kontakt',
    'info',
    'impressum',
    'legal',
    'privacy',
    'datenschutz',
  ],
  ...[
    'postmaster',
    'hostmaster',
    'webmaster',
    'mailer',
    'noreply',
    'api',
    'null',
    'undefined',
    'anonymous',
    'erased',
    'deleted',
  ],
];
/** Reserved also with any addition before or after the word. */
const speaking = ['admin', 'support', 'moderator', 'official', 'offiziell'];
const product = 'rostra';

/** Characters that look like another one. Usernames are ASCII, so other alphabets are not possible. */
const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', l: 'i' };

const readAs = (text: string): string =>
  text
    .replace(/[0134578l]/g, (sign) => alike[sign] ?? sign)
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');

const officialAsRead = new Set(official.map(readAs));
const speakingAsRead = speaking.map(readAs);

/** Whether a username could be mistaken for the product, or for its staff: `admin1`, `r0stra-support`, `adrnin`. */
export function isOfficial(username: string): boolean {
  const parts = username
    .toLowerCase()
    .split(/[._-]+/)
    .filter(Boolean);
  return [parts.join(''), ...parts].some((part) =>
    [part, part.replace(/^\d+|\d+$/g, '')].map(readAs).some(isOfficialWord),
  );
}

const isOfficialWord = (word: string): boolean =>
  officialAsRead.has(word) ||
  word.includes(readAs(product)) ||
  speakingAsRead.some((one) => word.startsWith(one) || word.endsWith(one));
