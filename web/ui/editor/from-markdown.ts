/** Converts pasted Markdown to HTML for the editor: headings, lists, quotes, tables, bold, italic and links. */
export function fromMarkdown(text: string): string {
  return text
    .replaceAll('\r', '')
    .split(/\n{2,}|\n(?=#{1,4} )|(?<=^#{1,4} [^\n]*)\n/m)
    .map((block) => blockOf(block.trim()))
    .join('');
}

const bullet = /^\s*[-*+] +/;
const number = /^\s*\d+[.)] +/;

/** Whether the text looks like Markdown. */
export const isMarkdown = (text: string): boolean =>
  /^#{1,4} \S/m.test(text) ||
  /\*\*\S[^*\n]*\*\*/.test(text) ||
  /\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)/.test(text) ||
  /^\|.+\|\s*\n\|[ :|-]+\|/m.test(text) ||
  /^> \S/m.test(text) ||
  [bullet, number].some((mark) => text.split('\n').filter((line) => mark.test(line)).length > 1);

function blockOf(block: string): string {
  if (!block) return '';
  const lines = block.split('\n');
  const heading = /^(#{1,4}) +(.*?)#*$/.exec(block);
  if (heading && lines.length === 1) {
    const level = heading[1]?.length === 1 ? 2 : 3;
    return `<h${level}>${inline(heading[2] ?? '')}</h${level}>`;
  }
  if (lines.every((line) => bullet.test(line))) return listOf('ul', lines, bullet);
  if (lines.every((line) => number.test(line))) return listOf('ol', lines, number);
  if (lines.every((line) => line.startsWith('>'))) {
    return `<blockquote>${blockOf(lines.map((line) => line.replace(/^> ?/, '')).join('\n'))}</blockquote>`;
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith('|')) && /^\|[ :|-]+\|?$/.test(lines[1] ?? '')) {
    return tableOf(lines);
  }
  // A list directly below a sentence.
  const first = lines.findIndex((line) => bullet.test(line) || number.test(line));
  if (first > 0) return blockOf(lines.slice(0, first).join('\n')) + blockOf(lines.slice(first).join('\n'));
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

const listOf = (tag: string, lines: readonly string[], mark: RegExp) =>
  `<${tag}>${lines.map((line) => `<li><p>${inline(line.replace(mark, ''))}</p></li>`).join('')}</${tag}>`;

function tableOf([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string, tag: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => `<${tag}><p>${inline(cell.trim())}</p></${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><tbody><tr>${cells(head, 'th')}</tr>${body}</tbody></table>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(\S(?:[^*]*\S)?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])[*_](\S(?:[^*_]*\S)?)[*_](?![\w*])/g, '<em>$1</em>');

/** Plain text as HTML for the editor. */
export const fromPlainText = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((block) => `<p>${block.split('\n').map(escaped).join('<br>')}</p>`)
    .join('');
