import type { ContenidoActivo } from '@trastienda/nucleo/adjuntos/contenido.ts';
import { Desmedido, type Diccionario, esDiccionario, MalEscrito, nombreDe, type Valor } from './lexico.ts';
import { leerObjetos, type Objetos } from './objetos.ts';

/** Why a document is not taken; null when it is. */
export type Reparo = 'ILEGIBLE' | 'COMPLEJO' | 'CON_CLAVE' | ContenidoActivo;

/** What asks a reader to do something else than to show pages, by the keys and by the kinds of its dictionaries. */
const CLAVES: Readonly<Record<string, Reparo>> = {
  JS: 'CODIGO',
  JavaScript: 'CODIGO',
  XFA: 'CODIGO',
  EmbeddedFiles: 'ARCHIVO',
  EF: 'ARCHIVO',
};
const CLASES: Readonly<Record<string, Reparo>> = {
  JavaScript: 'CODIGO',
  Launch: 'PROGRAMA',
  ImportData: 'PROGRAMA',
  GoToE: 'ARCHIVO',
  EmbeddedFile: 'ARCHIVO',
  FileAttachment: 'ARCHIVO',
  RichMedia: 'ARCHIVO',
};
const DICEN_LA_CLASE: readonly string[] = ['S', 'Type', 'Subtype'];

/** Reads a whole document: that it is one, that it opens without a password, and that it only has pages. */
export function revisarPdf(bytes: Buffer): Reparo | null {
  try {
    const objetos = leerObjetos(bytes);
    if (objetos.finales.some((final) => final.has('Encrypt'))) return 'CON_CLAVE';
    return primerReparo(objetos.todos) ?? (tienePaginas(objetos) ? null : 'ILEGIBLE');
  } catch (error) {
    if (error instanceof MalEscrito) return 'ILEGIBLE';
    if (error instanceof Desmedido) return 'COMPLEJO';
    throw error;
  }
}

function primerReparo(valores: Iterable<Valor>): Reparo | undefined {
  for (const valor of valores) {
    if (typeof valor !== 'object' || valor === null) continue;
    const reparo = esDiccionario(valor)
      ? (deSusClaves(valor) ?? primerReparo(valor.values()))
      : Array.isArray(valor)
        ? primerReparo(valor)
        : undefined;
    if (reparo) return reparo;
  }
  return undefined;
}

function deSusClaves(diccionario: Diccionario): Reparo | undefined {
  for (const [dicha, valor] of diccionario) {
    const clave = dicha.split('\0', 1)[0] ?? '';
    const reparo = CLAVES[clave] ?? (DICEN_LA_CLASE.includes(clave) ? CLASES[nombreDe(valor) ?? ''] : undefined);
    if (reparo) return reparo;
  }
  return undefined;
}

/** From where the document begins one comes to a page, and no part of that way is missing. */
function tienePaginas({ finales, porNumero }: Objetos): boolean {
  const seguir = (valor: Valor | undefined): Valor | undefined =>
    valor !== null && typeof valor === 'object' && 'refiere' in valor ? porNumero.get(valor.refiere) : valor;
  const raiz = finales.map((final) => seguir(final.get('Root'))).findLast(esDiccionario);
  const pendientes: (Valor | undefined)[] = [seguir(raiz?.get('Pages'))];
  const vistas = new Set<Valor>();
  let hojas = 0;
  for (let nodo = pendientes.pop(); nodo !== undefined; nodo = pendientes.pop()) {
    if (!esDiccionario(nodo) || vistas.has(nodo)) return false;
    vistas.add(nodo);
    const hijas = seguir(nodo.get('Kids'));
    if (!Array.isArray(hijas)) hojas += 1;
    else {
      for (const hija of hijas) pendientes.push(seguir(hija) ?? null);
    }
  }
  return hojas > 0;
}
