/** Characters that fit on a card. */
const onCard = 210;

/** What one wants to say, on as many cards as it takes; a card ends with a word. */
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
