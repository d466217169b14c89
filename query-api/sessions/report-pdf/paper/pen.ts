import { fontNamed } from './fonts.ts';
import type { Line, Look, MeasureWidth } from './lines.ts';

type Stroke = Readonly<{ x: number; base: number; width: number }>;

/** Measures and draws text in a document. Registers fonts at their first use. */
export function penOn(stream: PDFKit.PDFDocument) {
  const registered = new Set<string>();
  const inFont = (name: string, size: number) => {
    if (!registered.has(name)) stream.registerFont(name, fontNamed(name));
    registered.add(name);
    return stream.font(name).fontSize(size);
  };
  const measure: MeasureWidth = (text, font, size) => inFont(font, size).widthOfString(text);

  /** Draws one line from `x` on, with its baseline at `base`. */
  function draw(line: Line, x: number, base: number) {
    let left = x;
    for (const { text, font, look, width } of line) {
      const bare = width - (text.endsWith(' ') ? measure(' ', font, look.size) : 0);
      const tint = look.mark?.tint ?? look.tint;
      if (tint) stream.rect(left - 1, base - look.size * 0.82, bare + 2, look.size * 1.12).fill(tint);
      if (look.mark) underline(look.mark, { x: left, base: base + 2.4, width: bare });
      inFont(font, look.size).fillColor(look.color);
      stream.text(text, left, base, { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
  }

  function underline({ color, dash }: NonNullable<Look['mark']>, { x, base, width }: Stroke) {
    stream.save().lineWidth(0.8).strokeColor(color);
    if (dash === 'dashed') stream.dash(2, { space: 1.5 });
    for (const below of dash === 'double' ? [0, 1.6] : [0]) {
      stream
        .moveTo(x, base + below)
        .lineTo(x + width, base + below)
        .stroke();
    }
    stream.restore();
  }

  return { measure, draw };
}
