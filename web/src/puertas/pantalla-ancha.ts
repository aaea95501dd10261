import { useSyncExternalStore } from 'react';

/** From here on the form has something beside it. */
const ANCHA = '(min-width: 1200px)';

const oirAncho = (avisar: () => void) => {
  const pregunta = matchMedia(ANCHA);
  pregunta.addEventListener('change', avisar);
  return () => pregunta.removeEventListener('change', avisar);
};

/** Whether there is room beside the form: what a phone does not show, it does not draw either. */
export const usePantallaAncha = (): boolean => useSyncExternalStore(oirAncho, () => matchMedia(ANCHA).matches);
