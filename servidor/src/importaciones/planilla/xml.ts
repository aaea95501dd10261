import { SaxesParser } from 'saxes';
import { LIMITES } from './limites.ts';
import { rota } from './paquete.ts';

export type Atributos = Readonly<Record<string, string>>;

export type Manejo = {
  /** Names come without their prefix: some programs write `x:row`. */
  readonly abrir: (nombre: string, atributos: Atributos) => void;
  readonly cerrar?: (nombre: string) => void;
  readonly texto?: (texto: string) => void;
};

/**
 * Goes through an XML part as it is inflated. A document type is refused whatever it says: that is where external files and
 * entities that multiply come from, and no spreadsheet has one.
 */
export async function recorrerXml(trozos: AsyncIterable<Uint8Array>, manejo: Manejo): Promise<void> {
  const lector = new SaxesParser({ position: false, xmlns: false as const });
  const letras = new TextDecoder('utf-8', { fatal: true });
  let profundidad = 0;
  lector.on('doctype', () => rota('TIPO_DE_DOCUMENTO'));
  lector.on('error', () => rota('MAL_ESCRITA'));
  lector.on('opentag', ({ name, attributes }) => {
    profundidad += 1;
    if (profundidad > LIMITES.profundidad) rota('DEMASIADOS_NIVELES');
    manejo.abrir(sinPrefijo(name), attributes);
  });
  lector.on('closetag', ({ name }) => {
    profundidad -= 1;
    manejo.cerrar?.(sinPrefijo(name));
  });
  if (manejo.texto) {
    lector.on('text', manejo.texto);
    lector.on('cdata', manejo.texto);
  }
  for await (const trozo of trozos) lector.write(decodificar(letras, trozo));
  lector.write(decodificar(letras, undefined)).close();
}

function decodificar(letras: InstanceType<typeof TextDecoder>, trozo: Uint8Array | undefined): string {
  try {
    return trozo === undefined ? letras.decode() : letras.decode(trozo, { stream: true });
  } catch {
    return rota('NO_ES_UTF8');
  }
}

const sinPrefijo = (nombre: string): string => {
  const corte = nombre.indexOf(':');
  return corte < 0 ? nombre : nombre.slice(corte + 1);
};
