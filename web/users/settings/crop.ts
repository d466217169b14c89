/** A square part of a picture, in the picture's pixels. */
export type Square = Readonly<{ x: number; y: number; side: number }>;
/** The view of a picture: its middle as shares of the picture's size, and its zoom (1 is the largest square). */
export type View = Readonly<{ x: number; y: number; zoom: number }>;
type Size = Readonly<{ width: number; height: number }>;

export const wholePicture: View = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 4;

/** The visible square; it never leaves the picture. */
export function squareIn({ width, height }: Size, { x, y, zoom }: View): Square {
  const side = Math.min(width, height) / zoom;
  return { side, x: inside(x * width - side / 2, width - side), y: inside(y * height - side / 2, height - side) };
}

/** `by` is a share of the visible square's side. */
export function moved(size: Size, view: View, by: Readonly<{ x: number; y: number }>): View {
  const { side, x, y } = squareIn(size, view);
  const [left, top] = [inside(x + by.x * side, size.width - side), inside(y + by.y * side, size.height - side)];
  return { ...view, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
