import type { QueEtiquetas } from '@trastienda/nucleo/articulos/contrato.ts';
import { type ModoDeSimbolo, queSimbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import { alcanceDeStock } from '#articulos/alcance-de-stock.ts';
import { leerMalImpresos } from '#articulos/exportacion/mal-impresos.query.ts';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { leerDatosDeEtiquetas } from './datos.query.ts';
import { exigirListaDeEtiquetas } from './de-un-lote.query.ts';
import { type Elegida, elegirEtiquetas } from './elegidas.query.ts';
import { leerSimbolos } from './simbolos.query.ts';

/** More than any sheet that is sold has. */
const EN_LA_MUESTRA = 100;

/** The first labels of what is going to be printed, with their symbols drawn, and how many there are in all. */
export async function verMuestra(
  { db, usuario, ahora }: Consulta,
  { simbolo: modo, ...que }: QueEtiquetas & { readonly simbolo: ModoDeSimbolo },
) {
  alcanceDeStock(usuario);
  const lista = await exigirListaDeEtiquetas(db, que);
  const { origen, filas, etiquetas } = await elegirEtiquetas({ db, usuario, ahora, listaId: lista.id }, que);
  const ids = filas.map(({ articuloId }) => articuloId);
  const datos = await leerDatosDeEtiquetas(db, filas.slice(0, EN_LA_MUESTRA), lista.id, ahora);
  // What draws symbols takes 15 MB, and the papers themselves are drawn in a thread.
  const { dibujarSimbolo } = await import('./dibujar-simbolo.ts');
  return {
    articulos: filas.length,
    etiquetas,
    origen,
    lista: { id: lista.id, nombre: lista.nombre, moneda: lista.moneda },
    sueltos: await leerSueltos(db, que, filas),
    malImpresos: await leerMalImpresos(db, ids),
    ...(await leerSimbolos(db, modo, ids)),
    hoy: escribirDia(diaArgentino(ahora)),
    filas: datos.map((fila) => {
      const simbolo = queSimbolo(modo, fila);
      return { ...fila, simbolo: simbolo === null ? null : { ...simbolo, ...dibujarSimbolo(simbolo) } };
    }),
  };
}

/** Those that an address names, in its order; there are never too many of them. */
async function leerSueltos(
  db: Db,
  { ajusteId, loteId, cambiaronDesde, filtro }: QueEtiquetas,
  filas: readonly Elegida[],
) {
  if ((ajusteId ?? loteId ?? cambiaronDesde ?? filtro) !== undefined) return [];
  const ids = filas.map(({ articuloId }) => articuloId);
  const { rows } = await sql<{ articuloId: string; codigo: string }>`
    select a.id as "articuloId", a.codigo
    from unnest(${ids}::uuid[]) with ordinality as x (id, n) join articulo a on a.id = x.id order by x.n`.execute(db);
  return rows;
}
