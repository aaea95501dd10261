/** Whoever is nowhere goes on from the screen: what they were on went away. */
export function seguirEnElContenido(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
