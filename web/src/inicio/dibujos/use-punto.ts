import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * The point of a drawing that is being told: the one under the pointer, a touched one, or the one the arrows have come to.
 * Time goes to the right in every language, and so do the arrows. `dicho` is the one to say aloud.
 */
export function usePunto(cuantos: number) {
  const [punto, setPunto] = useState<{ readonly i: number; readonly conTeclas: boolean } | null>(null);
  const handleTecla = (evento: KeyboardEvent) => {
    const i = segunTecla(evento.key, punto?.i, cuantos);
    if (i === undefined || (i === null && punto === null)) return;
    evento.preventDefault();
    evento.stopPropagation();
    setPunto(i === null ? null : { i, conTeclas: true });
  };
  return {
    // Figures that come later may be fewer.
    activo: punto && punto.i < cuantos ? punto.i : null,
    dicho: punto?.conTeclas && punto.i < cuantos ? punto.i : null,
    senalar: (i: number) => setPunto({ i, conTeclas: false }),
    escuchas: {
      onKeyDown: handleTecla,
      onBlur: () => setPunto(null),
      // A finger that is lifted leaves what it touched.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPunto(null),
    },
  };
}

/** The next place, null to leave it, undefined when the key says nothing. */
function segunTecla(tecla: string, activo: number | undefined, cuantos: number): number | null | undefined {
  const ultimo = cuantos - 1;
  switch (tecla) {
    case 'ArrowRight':
      return Math.min(ultimo, (activo ?? ultimo - 1) + 1);
    case 'ArrowLeft':
      return Math.max(0, (activo ?? cuantos) - 1);
    case 'Home':
      return 0;
    case 'End':
      return ultimo;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
