import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

export type Board = ReturnType<typeof createBoard>;
export type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

type Size = Readonly<{
  /** Metres. */
  width: number;
  height: number;
  /** Pixels per metre. */
  sharpness: number;
}>;

/** A flat surface with a painted texture: the wall for slides, the note card, the clock, the buttons. */
export function createBoard({ width, height, sharpness }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * sharpness);
  canvas.height = Math.round(height * sharpness);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const mesh = new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ map: texture, fog: false }));
  return {
    mesh,
    paint(paint: Paint): void {
      const context = canvas.getContext('2d');
      if (!context) return;
      paint(context, canvas.width, canvas.height);
      texture.needsUpdate = true;
    },
  };
}

/** Writes text in lines of `width` pixels. Text that does not fit ends in „…“. */
export function writeLines(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, line, lines }: Readonly<{ x: number; y: number; width: number; line: number; lines: number }>,
): void {
  const written: string[] = [];
  for (const paragraph of text.split('\n')) {
    let now = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = now ? `${now} ${word}` : word;
      if (now && context.measureText(longer).width > width) {
        written.push(now);
        now = word;
      } else now = longer;
    }
    written.push(now);
  }
  for (const [index, words] of written.slice(0, lines).entries()) {
    const isCut = index === lines - 1 && written.length > lines;
    context.fillText(isCut ? `${words} …` : words, x, y + index * line);
  }
}
