import { createContext, type RefObject, useContext, useEffect } from 'react';

export type CampoConocido = {
  readonly etiqueta: string;
  /** What an empty box means: nothing at all, or null. Without it the schema judges the empty text. */
  readonly vacio: 'omitir' | 'null' | undefined;
  /** How a value is read on the screen, when that is not how it travels. */
  readonly decir?: ((valor: unknown) => string | undefined) | undefined;
};

/** The fields on screen, by name: the summary of errors calls them by their labels. */
export const CamposContext = createContext<RefObject<Map<string, CampoConocido>> | null>(null);

export type OpcionesDeVacio = {
  /** The empty box is left out of what is sent. The label says «opcional». */
  readonly opcional?: boolean;
  /** The empty box is sent as null: for fields that can be cleared. */
  readonly anulable?: boolean;
  /** The empty box is sent as it is, which clears what was there. The label says «opcional» too. */
  readonly vaciable?: boolean;
};

/** Makes a field known to the form around it. */
export function useCampoConocido(
  nombre: string,
  etiqueta: string,
  { opcional, anulable }: OpcionesDeVacio,
  decir?: CampoConocido['decir'],
): void {
  const campos = useContext(CamposContext);
  const vacio = anulable ? 'null' : opcional ? 'omitir' : undefined;
  useEffect(() => {
    const mapa = campos?.current;
    mapa?.set(nombre, { etiqueta, vacio, decir });
    return () => {
      mapa?.delete(nombre);
    };
  }, [campos, nombre, etiqueta, vacio, decir]);
}
