/**
 * For a control that goes away with what it asks for: the keyboard goes on from the card it is part of, or from the screen
 * when that card goes too, which says so with `data-de-paso`.
 */
export function seguirEnSuMarco(control: Element): void {
  const marco = control.closest<HTMLElement>('section:not([data-de-paso]), main');
  marco?.setAttribute('tabindex', '-1');
  marco?.focus({ preventScroll: true });
}
