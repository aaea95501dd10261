import { ALTO, ALTO_DE_GRUPO, ALTO_DE_SECCION, altoDeFila, FIN, INICIO, INICIO_DE_LA_PRIMERA } from './medidas.ts';

/** Rows that go together under a heading. Those of one `seccion` follow each other and share its entry in the index. */
export type Grupo = { readonly seccion: string; readonly titulo: string; readonly filas: number };

/** Where the next thing goes, from the first page of the rows (1) on. `y` is its top. */
export type Paso = {
  readonly tipo: 'pagina' | 'seccion' | 'grupo' | 'fila';
  readonly pagina: number;
  readonly y: number;
  readonly grupo: number;
  /** Of a row; nothing of what is none. */
  readonly alto: number;
};

export type Recorrido = {
  readonly grupos: readonly Grupo[];
  readonly apaisada: boolean;
  readonly conIndice: boolean;
  /** Which rows, from the first one on, are as high as a picture; none without it. */
  readonly conImagen?: readonly boolean[];
};

/**
 * The way of the pen over a document, the same for counting its pages before it is drawn and for drawing it: a row is as high as
 * any other, or as a picture, so where each falls follows from how many there are and which have one.
 */
export function* recorrer(recorrido: Recorrido): Generator<Paso> {
  const { grupos, apaisada, conIndice, conImagen = [] } = recorrido;
  const fin = ALTO(apaisada) - FIN;
  let puestas = 0;
  let pagina = 1;
  // After an index the whole heading has been said.
  let y = conIndice ? INICIO : INICIO_DE_LA_PRIMERA;
  yield { tipo: 'pagina', pagina, y, grupo: 0, alto: 0 };
  for (const [grupo, { seccion, titulo, filas }] of grupos.entries()) {
    const abre = seccion !== '' && grupos[grupo - 1]?.seccion !== seccion;
    const cabezas = (abre ? ALTO_DE_SECCION : 0) + (titulo === '' ? 0 : ALTO_DE_GRUPO);
    // A heading is never left alone at the foot of a page.
    if (y + cabezas + altoDeFila(conImagen[puestas] ?? false) > fin) {
      pagina += 1;
      y = INICIO;
      yield { tipo: 'pagina', pagina, y, grupo, alto: 0 };
    }
    if (abre) {
      yield { tipo: 'seccion', pagina, y, grupo, alto: 0 };
      y += ALTO_DE_SECCION;
    }
    if (titulo !== '') {
      yield { tipo: 'grupo', pagina, y, grupo, alto: 0 };
      y += ALTO_DE_GRUPO;
    }
    for (let fila = 0; fila < filas; fila++) {
      const alto = altoDeFila(conImagen[puestas] ?? false);
      if (y + alto > fin) {
        pagina += 1;
        y = INICIO;
        yield { tipo: 'pagina', pagina, y, grupo, alto: 0 };
        if (titulo !== '') {
          yield { tipo: 'grupo', pagina, y, grupo, alto: 0 };
          y += ALTO_DE_GRUPO;
        }
      }
      yield { tipo: 'fila', pagina, y, grupo, alto };
      y += alto;
      puestas += 1;
    }
  }
}

export type Entrada = { readonly titulo: string; readonly pagina: number; readonly filas: number };

/** How many pages the rows take, and where each section begins. */
export function contarPaginas(recorrido: Recorrido): {
  readonly paginas: number;
  readonly secciones: readonly Entrada[];
} {
  const { grupos } = recorrido;
  const secciones: Entrada[] = [];
  let paginas = 0;
  for (const { tipo, pagina, grupo } of recorrer(recorrido)) {
    paginas = pagina;
    const titulo = grupos[grupo]?.seccion ?? '';
    if (tipo === 'seccion') secciones.push({ titulo, pagina, filas: deLaSeccion(grupos, grupo) });
  }
  return { paginas, secciones };
}

function deLaSeccion(grupos: readonly Grupo[], desde: number): number {
  let filas = 0;
  for (let i = desde; i < grupos.length && grupos[i]?.seccion === grupos[desde]?.seccion; i++)
    filas += grupos[i]?.filas ?? 0;
  return filas;
}
