type Block = Readonly<{ kind: 'heading' | 'paragraph'; text: string }>;

/** The first line is the title, lines that begin with `# ` are headings, and empty lines separate paragraphs. */
export function readLegalText(text: string): { title: string; blocks: Block[] } {
  const [title = '', ...rest] = text.trim().split(/\r?\n/);
  const paragraphs = rest
    .join('\n')
    .replace(/^# .*$/gm, '\n$&\n')
    .split(/\n\s*\n/);
  const blocks = paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean);
  return {
    title,
    blocks: blocks.map((block): Block => {
      if (block.startsWith('# ')) return { kind: 'heading', text: block.slice(2) };
      return { kind: 'paragraph', text: block.replace(/\s*\n\s*/g, ' ') };
    }),
  };
}
