const most = 400;

/** The first 400 characters of an HTML text, without tags and headings. */
export function beginningOf(html: string): string {
  const paragraphs = html.replaceAll(/<h[23]>.*?<\/h[23]>/gs, '');
  const spaced = paragraphs.replaceAll(/<\/(p|li|blockquote)>|<br ?\/?>/g, '$& ');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent;
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length > most ? `${words.slice(0, most).trimEnd()} …` : words;
}
