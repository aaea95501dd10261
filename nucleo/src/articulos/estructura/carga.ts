import { textoDeLineas } from './comparar.ts';
import type { Grafo, GrafoImposible, Linea } from './grafo.ts';
import { type Aristas, revisarBorradores, revisarJuntas, sumarAristas } from './grafo-entero.ts';
import { LINEAS_MAXIMO } from './limites.ts';
import { type Componente, type LineaPedida, type Reparo, reparoDelConjunto, revisarLineas } from './lineas.ts';

/** What a file says one artículo is made of: from now on, or as a draft. */
export type EstructuraPedida = {
  readonly articuloId: string;
  readonly borrador: boolean;
  readonly lineas: readonly LineaPedida[];
  /** Where the file has a line, as people say it. */
  readonly lugarDe: (orden: number) => string;
};

export type EstructurasDeHoy = {
  /** Everything in force that those could close a way round with, or make too deep; their own included. */
  readonly vigentes: Grafo;
  /** The same of what waits for its day, which nobody will look at again when it comes (EST-09). */
  readonly programadas: Grafo;
  readonly borradores: ReadonlyMap<string, readonly Linea[]>;
  readonly nombrados: ReadonlyMap<string, Componente>;
};

export type ResultadoDeEstructura =
  | { readonly que: 'NUEVA' | 'IGUAL' }
  | { readonly que: 'CAMBIA'; readonly antes: readonly Linea[] }
  | { readonly que: 'MAL'; readonly reparos: readonly Reparo[] }
  | { readonly que: 'IMPOSIBLE'; readonly imposible: GrafoImposible };

/**
 * What becomes of many estructuras of a file, in the order they were asked for (EST-11): each whole or not at all, by the rules of
 * one by one. Those in force are looked at together (`revisarJuntas`), and each draft beside what comes of them.
 */
export function planearEstructuras(
  hoy: EstructurasDeHoy,
  pedidas: readonly EstructuraPedida[],
): readonly ResultadoDeEstructura[] {
  const juzgadas = pedidas.map((pedida) => ({ pedida, resultado: juzgar(hoy, pedida) }));
  const cambian = juzgadas.filter(({ resultado: { que } }) => que === 'NUEVA' || que === 'CAMBIA');
  const deVigentes = lineasDe(cambian.filter(({ pedida }) => !pedida.borrador));
  const sinLugar = revisarJuntas(hoy.vigentes, deVigentes, hoy.programadas);
  const entran = new Map([...deVigentes].filter(([id]) => !sinLugar.has(id)));
  const enVigencia: Aristas = new Map([...hoy.vigentes, ...entran]);
  const deBorradores = lineasDe(cambian.filter(({ pedida }) => pedida.borrador));
  const borradoresSinLugar = revisarBorradores(sumarAristas(enVigencia, hoy.programadas), deBorradores);
  return juzgadas.map(({ pedida, resultado }): ResultadoDeEstructura => {
    const imposible = (pedida.borrador ? borradoresSinLugar : sinLugar).get(pedida.articuloId);
    return imposible === undefined ? resultado : { que: 'IMPOSIBLE', imposible };
  });
}

const lineasDe = (cuales: readonly { readonly pedida: EstructuraPedida }[]): Aristas =>
  new Map(cuales.map(({ pedida: { articuloId, lineas } }) => [articuloId, lineas]));

function juzgar(
  { vigentes, borradores, nombrados }: EstructurasDeHoy,
  { articuloId, borrador, lineas, lugarDe }: EstructuraPedida,
): ResultadoDeEstructura {
  const delConjunto = reparoDelConjunto(nombrados.get(articuloId));
  if (delConjunto !== null) return mal([{ path: ['articuloId'], message: delConjunto }]);
  if (lineas.length > LINEAS_MAXIMO) {
    return mal([
      { path: ['articuloId'], message: `Admite hasta ${LINEAS_MAXIMO} componentes: trae ${lineas.length}.` },
    ]);
  }
  const reparos = revisarLineas(lineas, nombrados, articuloId, lugarDe);
  if (reparos.length > 0) return mal(reparos);
  const antes = (borrador ? borradores : vigentes).get(articuloId);
  if (antes === undefined) return { que: 'NUEVA' };
  return textoDeLineas(antes) === textoDeLineas(lineas) ? { que: 'IGUAL' } : { que: 'CAMBIA', antes };
}

const mal = (reparos: readonly Reparo[]): ResultadoDeEstructura => ({ que: 'MAL', reparos });
