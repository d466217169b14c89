import { CanvasTexture, Group, type Object3D, SRGBColorSpace, type Texture, TextureLoader } from 'three';
import { type Board, createBoard, writeLines } from './board.ts';
import type { RoomKind } from './seats.ts';

/** A button in the room; the caller gives its label. */
export type RoomButton = Readonly<{ id: string; label: string; look: 'plain' | 'record'; isOff?: boolean }>;

export type BoardContent = Readonly<{
  /** The address of the picture on the wall; undefined leaves it empty. */
  slide: string | undefined;
  /** Pictures to load in advance. */
  slides: readonly string[];
  /** Text on the card in the hand. */
  notes: string;
  clock: Readonly<{ time: string; light: 'green' | 'yellow' | 'red' | 'off' }>;
  buttons: readonly RoomButton[];
}>;

const columns = 2;
const serif = '"Source Serif 4 Variable", Georgia, serif';
const sans = '"Inter Variable", system-ui, sans-serif';
const lights = { green: '#37c978', yellow: '#f0b429', red: '#e5484d', off: '#3a3d4d' } as const;

/** The wall for slides, a monitor with the same picture before the speaker, the card, the clock, and the buttons on the lectern. */
export function createHallBoards(kind: RoomKind, side: 1 | -1) {
  const wall = createBoard({ width: 3.52, height: 1.98, sharpness: 64 });
  const monitor = createBoard({ width: 0.7, height: 0.39375, sharpness: 64 });
  const card = createBoard({ width: 0.21, height: 0.148, sharpness: 3_400 });
  const clock = createBoard({ width: 0.42, height: 0.16, sharpness: 900 });
  const panel = createBoard({ width: 0.5, height: 0.36, sharpness: 1_400 });
  const before = new Group().add(monitor.mesh, clock.mesh);
  wall.mesh.position.set(0, kind === 'stage' ? 2.5 : 1.85, 2.52);
  wall.mesh.rotation.y = Math.PI;
  monitor.mesh.position.set(-0.3, 0, 0);
  clock.mesh.position.set(0.32, -0.11, 0);
  if (kind === 'meeting') before.position.set(-side * 0.55, 0.88, -1.15);
  else before.position.set(0, 0.3, -1.8);
  if (kind === 'meeting') before.scale.setScalar(0.6);
  before.rotation.x = -0.6;
  panel.mesh.position.set(side * 0.85, 1.12, -0.45);
  panel.mesh.rotation.set(-0.95, side * -0.5, 0, 'YXZ');
  const pictures = createPictures();
  let [now, hovered]: [BoardContent | undefined, string | undefined] = [undefined, undefined];

  const paintPanel = () => now && panel.paint((...to) => paintButtons(to, now?.buttons ?? [], hovered));
  return {
    still: [wall.mesh, before, panel.mesh] as readonly Object3D[],
    card: card.mesh,
    panel: panel.mesh,
    show(shown: BoardContent): void {
      const last = now;
      now = shown;
      if (!last || shown.slide !== last.slide) {
        for (const board of [wall, monitor]) showSlide(board, shown.slide, pictures);
        monitor.mesh.visible = shown.slide !== undefined;
      }
      if (shown.slides !== last?.slides) for (const address of shown.slides) pictures.of(address);
      if (shown.notes !== last?.notes) paintCard(card, shown.notes);
      const isOtherTime = shown.clock.time !== last?.clock.time || shown.clock.light !== last?.clock.light;
      if (isOtherTime) paintClock(clock, shown.clock);
      if (JSON.stringify(shown.buttons) !== JSON.stringify(last?.buttons)) paintPanel();
    },
    /** The button at a point of the panel, 0..1 from its lower left corner. */
    buttonAt({ x, y }: Readonly<{ x: number; y: number }>): string | undefined {
      const buttons = now?.buttons ?? [];
      const rows = Math.ceil(buttons.length / columns);
      const button = buttons[Math.floor((1 - y) * rows) * columns + Math.floor(x * columns)];
      return button?.isOff ? undefined : button?.id;
    },
    hover(id: string | undefined): void {
      if (id === hovered) return;
      hovered = id;
      paintPanel();
    },
    close: () => pictures.close(),
  };
}

/** Loads each picture once. */
function createPictures() {
  const loader = new TextureLoader();
  const textures = new Map<string, Texture>();
  return {
    of(address: string): Texture {
      const known = textures.get(address);
      if (known) return known;
      const texture = loader.load(address);
      texture.colorSpace = SRGBColorSpace;
      textures.set(address, texture);
      return texture;
    },
    close(): void {
      for (const texture of textures.values()) texture.dispose();
    },
  };
}

function showSlide({ mesh }: Board, address: string | undefined, pictures: ReturnType<typeof createPictures>) {
  mesh.material.map = address ? pictures.of(address) : emptyWall();
  mesh.material.needsUpdate = true;
}

let empty: Texture | undefined;
function emptyWall(): Texture {
  if (empty) return empty;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 9];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#e9e7e1';
    context.fillRect(0, 0, 16, 9);
  }
  empty = new CanvasTexture(canvas);
  empty.colorSpace = SRGBColorSpace;
  return empty;
}

const paintCard = (card: Board, notes: string) =>
  card.paint((context, width, height) => {
    context.fillStyle = '#fbfaf7';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#3b49a8';
    context.fillRect(0, 0, width, height * 0.03);
    context.fillStyle = '#1d1e2c';
    context.font = `${height * 0.085}px ${serif}`;
    context.textBaseline = 'top';
    const line = height * 0.115;
    writeLines(context, notes, { x: width * 0.06, y: height * 0.09, width: width * 0.88, line, lines: 7 });
  });

const paintClock = (clock: Board, { time, light }: BoardContent['clock']) =>
  clock.paint((context, width, height) => {
    context.fillStyle = '#11121b';
    context.fillRect(0, 0, width, height);
    context.fillStyle = lights[light];
    context.beginPath();
    context.arc(height * 0.5, height * 0.5, height * 0.26, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = '#f4f4f8';
    context.font = `600 ${height * 0.5}px ${sans}`;
    context.textBaseline = 'middle';
    context.fillText(time, height * 0.95, height * 0.53);
  });

type Canvas = readonly [context: CanvasRenderingContext2D, width: number, height: number];

function paintButtons([context, width, height]: Canvas, buttons: readonly RoomButton[], hovered: string | undefined) {
  context.fillStyle = '#1a1c28';
  context.fillRect(0, 0, width, height);
  const rows = Math.ceil(buttons.length / columns);
  const [wide, tall, gap] = [width / columns, height / rows, height * 0.02];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `560 ${Math.min(tall * 0.3, height * 0.085)}px ${sans}`;
  for (const [index, { id, label, look, isOff }] of buttons.entries()) {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * tall];
    context.globalAlpha = isOff ? 0.4 : 1;
    context.fillStyle = look === 'record' ? '#c9302f' : id === hovered ? '#4a58c4' : '#2b2e40';
    context.beginPath();
    context.roundRect(x + gap, y + gap, wide - 2 * gap, tall - 2 * gap, height * 0.03);
    context.fill();
    if (id === hovered && look === 'record') {
      context.strokeStyle = '#fff';
      context.lineWidth = gap;
      context.stroke();
    }
    context.fillStyle = '#fff';
    context.fillText(label, x + wide / 2, y + tall / 2, wide - 4 * gap);
  }
  context.globalAlpha = 1;
}
