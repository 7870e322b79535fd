/** Lets the piece that was just laid come from where it was taken; nothing moves for those who want no motion. */
export function fly(root: ShadowRoot, from: DOMRect): void {
  const piece = root.querySelector<SVGGElement>('.just');
  const ring = piece?.ownerSVGElement;
  if (!piece || !ring || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const animation of piece.getAnimations()) animation.cancel();
  const to = piece.getBoundingClientRect();
  const units = ring.viewBox.baseVal.width / ring.getBoundingClientRect().width;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) * units;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) * units;
  piece.animate([{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }], {
    duration: 220,
    easing: 'ease-out',
  });
}
