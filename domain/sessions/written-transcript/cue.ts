/** Words that belong together; `text` has single spaces and no markup. Times in seconds from the start; null in plain text. */
export type Cue = Readonly<{ text: string; times: Readonly<{ from: number; to: number }> | null }>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The spoken text of a transcript's line: without markup, sounds (`[Musik]`, `♪`) and the speaker's name. */
export function spokenText(line: string): string {
  const withoutMarkup = line
    // The annotations of ruby text repeat the text, and are dropped.
    .replace(/<rt>[^<]*<\/rt>/gi, '')
    .replace(/<\/?[a-z\d][^<>]*>/gi, '')
    .replace(/\{\\[^{}]*\}/g, '');
  return decoded(withoutMarkup)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cc}]/gu, ' ')
    .replace(/\[[^\][]*\]|♪[^♪]*♪|[♪♫]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\([^()]*\)$|^\*[^*]*\*$/, '')
    .replace(/^(?:>>+|[-–—])\s*/, '')
    .replace(speaker, '')
    .trim();
}

/** `ANNA:`, `Sprecher 1:` at the start of a line; not *Merke:* and not *10:30*. */
const speaker = /^(?:(?:Sprecher(?:in)?|Speaker|Redner(?:in)?|Person)\s*\d*|\p{Lu}[\p{Lu}\d .'-]{1,30}):\s+/u;

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? (/^[lr]rm$/i.test(name) ? '' : whole);
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
