/**
 * Follows a pointer until it is lifted. The click after a drag is suppressed.
 * @param down The event with which the pointer went down.
 * @param move Called for every movement of a drag.
 * @param end Called after a drag with the event that ended it; with undefined if it was cancelled.
 * @param slack A pointer that moves less than this has tapped and not dragged, in pixels.
 */
export function followPointer(
  down: PointerEvent,
  move: (to: PointerEvent) => void,
  end?: (up: PointerEvent | undefined) => void,
  slack = 6,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let isDragged = false;
  const follow = (to: PointerEvent): void => {
    if (to.pointerId !== down.pointerId) return;
    isDragged ||= Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > slack;
    if (isDragged) move(to);
  };
  const stop = (up: PointerEvent): void => {
    if (up.pointerId !== down.pointerId) return;
    listening.abort();
    if (!isDragged) return;
    const hush = (click: Event): void => click.stopPropagation();
    document.addEventListener('click', hush, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', hush, { capture: true }));
    end?.(up.type === 'pointerup' ? up : undefined);
  };
  document.addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, stop, { signal });
}
