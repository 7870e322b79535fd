import { followPointer } from '../style/follow-pointer.js';
import { scaleOf } from '../style/scale.js';
import { zoomed, type Camera } from './camera.js';
import type { PytagoraContext } from './context.js';
import type { TableInput } from './controls.js';
import { isAt, type Source } from './preview.js';
import { cellAt } from './table-view.js';
import { currentCamera, type MovableTable } from './viewport.js';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Starts dragging a piece of the rack or of this turn, or with a mouse the table itself. Two fingers move and zoom the table. */
export function drag(v: MovableTable, input: TableInput, down: PointerEvent): void {
  if (down.button !== 0) return;
  const root = down.currentTarget as HTMLElement;
  const target = down.target as Element;
  const sheet = root.querySelector<SVGSVGElement>('.sheet')!;
  const slot = target.closest<HTMLElement>('[data-from]');
  if (slot) {
    if (!input.mayLay || !down.isPrimary) return;
    const from: Source = slot.dataset['from'] === 'common' ? 'common' : Number(slot.dataset['from']);
    return carry(v, root, sheet, down, slot, (at) => at && input.put(from, at, input.directionAt(at)));
  }
  if (!sheet.contains(target)) return;
  if (down.pointerType === 'touch') return pinch(v, sheet, down);
  const piece = v.interaction.spread.pieces.find(isAt(cellAt({ currentTarget: sheet, ...point(down) })));
  if (!piece) return pan(v, sheet, down);
  carry(v, root, sheet, down, target.closest('.cell')!, (at) => {
    input.takeBack(piece);
    if (at && !input.put(piece.from, at)) input.put(piece.from, piece);
  });
}

const point = ({ clientX, clientY }: Point): Point => ({ clientX, clientY });

const holds = (box: DOMRect, { clientX, clientY }: Point): boolean =>
  clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;

/** Drags a picture of the piece, and drops it. */
function carry(
  v: Pick<PytagoraContext, 'size'>,
  root: HTMLElement,
  sheet: SVGSVGElement,
  down: PointerEvent,
  from: Element,
  drop: (cell: ReturnType<typeof cellAt> | undefined) => void,
): void {
  let ghost: HTMLElement | undefined;
  const side = Math.max(36, v.size.width / 16);
  const scale = scaleOf(root.parentElement!);
  const move = (to: PointerEvent): void => {
    ghost ??= root.appendChild(ghostOf(from, side));
    const box = root.parentElement!.getBoundingClientRect();
    const [x, y] = [to.clientX - box.left, to.clientY - box.top].map((at) => at / scale - side / 2);
    ghost.style.transform = `translate(${x}px, ${y}px)`;
  };
  followPointer(down, move, (up) => {
    ghost?.remove();
    if (!up) return;
    drop(holds(sheet.getBoundingClientRect(), up) ? cellAt({ currentTarget: sheet, ...point(up) }) : undefined);
  });
}

function ghostOf(from: Element, side: number): HTMLElement {
  const ghost = from.ownerDocument.createElement('div');
  ghost.className = 'carried';
  ghost.style.inlineSize = `${side}px`;
  const picture = from.querySelector('svg');
  if (picture) ghost.append(picture.cloneNode(true));
  else {
    const piece = from.querySelector('.piece')!.cloneNode(true) as Element;
    piece.removeAttribute('transform');
    const drawing = from.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '-3 -3 122 126');
    drawing.append(piece);
    ghost.append(drawing);
  }
  return ghost;
}

/** Returns the side of a cell in pixels of the window. */
const cellInWindow = (sheet: SVGSVGElement, { cell }: Camera): number => cell * scaleOf(sheet.parentElement!);

/** Moves the table with a mouse. */
function pan(v: MovableTable, sheet: SVGSVGElement, down: PointerEvent): void {
  const camera = currentCamera(v);
  const cell = cellInWindow(sheet, camera);
  followPointer(down, (to) =>
    v.set({
      camera: {
        ...camera,
        x: camera.x - (to.clientX - down.clientX) / cell,
        y: camera.y - (to.clientY - down.clientY) / cell,
      },
    }),
  );
}

/** The fingers on the table. A single one scrolls the page as usual. */
const fingers = new Map<number, Point>();

/** Moves and zooms the table with two fingers. */
function pinch(v: MovableTable, sheet: SVGSVGElement, down: PointerEvent): void {
  fingers.set(down.pointerId, point(down));
  const began = [...fingers];
  const camera = currentCamera(v);
  const box = sheet.getBoundingClientRect();
  const cell = cellInWindow(sheet, camera);
  const lift = (up: PointerEvent): void => {
    fingers.delete(up.pointerId);
    if (up.pointerId !== down.pointerId) return;
    sheet.removeEventListener('pointermove', move);
    sheet.removeEventListener('pointerup', lift);
    sheet.removeEventListener('pointercancel', lift);
  };
  const move = (to: PointerEvent): void => {
    if (fingers.has(to.pointerId)) fingers.set(to.pointerId, point(to));
    if (began.length !== 2 || fingers.size !== 2) return;
    const [a, b] = began.map(([, at]) => at);
    const [c, d] = began.map(([id]) => fingers.get(id)!);
    const mid = (p: Point, q: Point): Point => ({
      clientX: (p.clientX + q.clientX) / 2,
      clientY: (p.clientY + q.clientY) / 2,
    });
    const from = mid(a, b);
    const at = mid(c, d);
    const factor = apart(c, d) / Math.max(1, apart(a, b));
    const held = {
      x: camera.x + (from.clientX - box.left - box.width / 2) / cell,
      y: camera.y + (from.clientY - box.top - box.height / 2) / cell,
    };
    const near = zoomed(camera, factor, held);
    v.set({
      camera: {
        ...near,
        x: near.x - (at.clientX - from.clientX) / cellInWindow(sheet, near),
        y: near.y - (at.clientY - from.clientY) / cellInWindow(sheet, near),
      },
    });
  };
  sheet.addEventListener('pointermove', move);
  sheet.addEventListener('pointerup', lift);
  sheet.addEventListener('pointercancel', lift);
}

const apart = (p: Point, q: Point): number => Math.hypot(p.clientX - q.clientX, p.clientY - q.clientY);
