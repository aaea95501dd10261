/** What a key does anywhere on the counter, whichever field has the focus. */
export type Orden = 'cliente' | 'stock' | 'guardar' | 'retocar' | 'observaciones' | 'confirmar' | 'atajos';

type Tecla = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const DE_FUNCION: Readonly<Record<string, Orden>> = {
  F2: 'cliente',
  F4: 'stock',
  F5: 'guardar',
  F7: 'retocar',
  F8: 'observaciones',
  F9: 'confirmar',
};

/** The order a key gives, or null. `escribiendo` says that the focus is in a field with text, where `?` is a letter. */
export function ordenDe(tecla: Tecla, escribiendo: boolean): Orden | null {
  const conModificador = tecla.ctrlKey || tecla.metaKey || tecla.altKey;
  if ((tecla.ctrlKey || tecla.metaKey) && !tecla.altKey && !tecla.shiftKey && tecla.key.toLowerCase() === 's') {
    return 'guardar';
  }
  // Ctrl+F5 stays the browser's: it is how a stuck page is reloaded.
  if (conModificador) return null;
  if (tecla.key === '?' && !escribiendo) return 'atajos';
  return tecla.shiftKey ? null : (DE_FUNCION[tecla.key] ?? null);
}
