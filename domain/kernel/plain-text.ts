/** Control characters, line ends, and characters that change the direction of the following text. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A line of text without hidden or misleading characters. */
export const isPlainLine = (text: string): boolean => !unseen.test(text);

const scheme = /\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\bmailto:/i;
const address = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Common endings of links in unwanted mails; `Dr.Müller` and `St.John` are names. */
const ending =
  /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|de|at|ch|eu|io|co|me|tv|app|dev|xyz|top|site|online|shop|link|click|ru|cn|uk|us)(?![\p{L}\p{N}])/iu;
const path = /[\p{L}\p{N}-]\.\p{L}{2,}\/\S/u;

/** Whether a mail program would turn a part of the text into a link. */
export const holdsLink = (text: string): boolean => [scheme, address, ending, path].some((form) => form.test(text));
