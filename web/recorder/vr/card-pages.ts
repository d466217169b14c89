/** Characters per card. */
const onCard = 210;

/** Cuts a text into cards; each card ends with a whole word. */
export function cardPages(text: string): readonly string[] {
  const pages: string[] = [];
  let page = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = page ? `${page} ${word}` : word;
    if (longer.length > onCard && page) {
      pages.push(page);
      page = word;
    } else page = longer;
  }
  return page ? [...pages, page] : pages;
}
