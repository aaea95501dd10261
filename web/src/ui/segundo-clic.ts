/** An `onClose` of what opens over the page: the second press of the double click that opened it falls behind it, and is none. */
export const sinSegundoClic =
  <Razon extends readonly unknown[]>(cerrar: (evento: object, ...razon: Razon) => void) =>
  (evento: object, ...razon: Razon): void => {
    if (!('detail' in evento && Number(evento.detail) > 1)) cerrar(evento, ...razon);
  };
