import { type Termino, terminosDeBusqueda } from '@trastienda/nucleo/clientes/busqueda.ts';
import { sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';

/** Below three letters a trigram index is of no use: such a term has to begin a word. */
const LETRAS_DE_TRIGRAMA = 3;

/** Every typed term is in the text a customer is found by (`busqueda`); signs alone find nobody, `true` when nothing is searched. */
export function seEncuentra(busqueda: RawBuilder<string>, buscar: string | undefined): RawBuilder<boolean> {
  const terminos = terminosDeBusqueda(buscar ?? '');
  if (terminos.length === 0) return sonSoloSignos(buscar) ? sql<boolean>`false` : sql<boolean>`true`;
  return todas(terminos.map((termino) => seEncuentraTermino(busqueda, termino)));
}

function seEncuentraTermino(busqueda: RawBuilder<string>, { junto, palabras }: Termino): RawBuilder<boolean> {
  const entero = contiene(busqueda, junto);
  if (palabras.length === 0) return entero;
  return sql<boolean>`(${entero} or ${todas(palabras.map((palabra) => contiene(busqueda, palabra)))})`;
}

const contiene = (busqueda: RawBuilder<string>, texto: string): RawBuilder<boolean> =>
  texto.length < LETRAS_DE_TRIGRAMA
    ? sql<boolean>`' ' || ${busqueda} like ${`% ${texto}%`}`
    : sql<boolean>`${busqueda} like ${`%${texto}%`}`;

const todas = (condiciones: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(condiciones, sql` and `)})`;

/** Sorts what was searched: the document itself, then names that begin with what was typed, then the rest. */
export function relevancia(buscar: string): RawBuilder<number> {
  const [primero] = terminosDeBusqueda(buscar);
  const junto = primero?.junto ?? '';
  return sql<number>`case when c.documento_numero = ${junto} or c.codigo_externo = ${buscar.trim()} then 0
                          when c.busqueda like ${`${junto}%`} then 1 else 2 end`;
}
