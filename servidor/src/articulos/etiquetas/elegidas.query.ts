import { ETIQUETAS_MAXIMO, type QueEtiquetas } from '@trastienda/nucleo/articulos/contrato.ts';
import { plural } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { leerKitsEnVenta, sumarPorKit } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { exigirMarco, seleccionar } from '#articulos/tabla/lista.query.ts';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { elegirDelLote } from './de-un-lote.query.ts';
import { leerFiltroDeTabla } from './filtro-de-tabla.ts';
import { elegirLosQueCambiaron } from './los-que-cambiaron.query.ts';

type Mundo = { readonly db: Db; readonly usuario: Usuario; readonly ahora: Date; readonly listaId: string };

/** The artículos of some labels, in the order of the paper, each with its copies. */
export type Elegida = { readonly articuloId: string; readonly copias: number };
type Elegidas = { readonly origen: string; readonly filas: readonly Elegida[]; readonly etiquetas: number };

type Candidatos = {
  readonly origen: string;
  readonly ids: readonly string[];
  readonly recibidas?: ReadonlyMap<string, number>;
};

/** What is going to be printed. Never more than a printer should be given at once. */
export async function elegirEtiquetas(mundo: Mundo, que: QueEtiquetas): Promise<Elegidas> {
  const { origen, ids, recibidas } = await candidatos(mundo, que);
  const copias = await copiasDe(mundo, que, ids, recibidas);
  const filas = ids.flatMap((articuloId) => {
    const cuantas = copias.get(articuloId) ?? 0;
    return cuantas > 0 ? [{ articuloId, copias: cuantas }] : [];
  });
  const etiquetas = filas.reduce((suma, fila) => suma + fila.copias, 0);
  if (etiquetas > ETIQUETAS_MAXIMO) rechazar('articulos.demasiadas_etiquetas', { maximo: ETIQUETAS_MAXIMO });
  return { origen, filas, etiquetas };
}

async function candidatos(mundo: Mundo, que: QueEtiquetas): Promise<Candidatos> {
  if (que.ajusteId !== undefined) return delAjuste(mundo, que.ajusteId);
  const { loteId, cambiaronDesde } = que;
  if (loteId !== undefined) return elegirDelLote(mundo, { ...que, loteId }, TOPE);
  if (cambiaronDesde !== undefined) return elegirLosQueCambiaron(mundo, { ...que, cambiaronDesde }, TOPE);
  if (que.filtro !== undefined) return delFiltro(mundo, que.filtro, idsDe(que.salvo));
  return deUnoEnUno(mundo, que.articulos);
}

/** What an address names may be gone. */
async function deUnoEnUno({ db }: Mundo, articulos: string | undefined): Promise<Candidatos> {
  const pedidos = idsDe(articulos);
  const { rows } = await sql<{ id: string }>`select id from articulo where id = any(${pedidos}::uuid[])`.execute(db);
  const hay = new Set(rows.map(({ id }) => id));
  return {
    origen: plural(pedidos.length, 'artículo'),
    ids: pedidos.filter((id) => hay.has(id)),
  };
}

/** One more than may be printed is asked for, to know that there are too many. */
const TOPE = ETIQUETAS_MAXIMO + 1;

const idsDe = (escritos: string | undefined): readonly string[] => [
  ...new Set(escritos?.toLowerCase().split(',') ?? []),
];

/** What the table shows, by the prices that it looks at, whichever the labels say. */
async function delFiltro(mundo: Mundo, filtro: string, salvo: readonly string[]): Promise<Candidatos> {
  const query = leerFiltroDeTabla(filtro);
  const { marco } = await exigirMarco(mundo, query.listaId);
  const ids = await (await seleccionar(mundo.db, query, marco)).ids(TOPE + salvo.length, 0);
  return { origen: 'Tabla de artículos', ids: ids.filter((id) => !salvo.includes(id)) };
}

/** What an ajuste brought in, where whoever asks may see its stock; as many as it brought. */
async function delAjuste({ db, usuario }: Mundo, ajusteId: string): Promise<Candidatos> {
  const { rows: ajustes } = await sql<{ numero: number; sucursalId: string }>`
    select numero, sucursal_id as "sucursalId" from ajuste where id = ${ajusteId}`.execute(db);
  const [ajuste] = ajustes;
  if (!ajuste || !usuario.puede('stock.ver', ajuste.sucursalId)) {
    return rechazar('comun.no_encontrado', { que: 'el ajuste' });
  }
  const { rows } = await sql<{ id: string; cuantas: number }>`
    select r.articulo_id as id, ceil(sum(r.cantidad))::int as cuantas
    from ajuste_renglon r where r.ajuste_id = ${ajusteId} and r.cantidad > 0
    group by r.articulo_id order by min(r.orden)`.execute(db);
  return {
    origen: `Ajuste ${ajuste.numero}`,
    ids: rows.map(({ id }) => id),
    recibidas: new Map(rows.map(({ id, cuantas }) => [id, cuantas])),
  };
}

/** Whether any of them is one: how many there are is worked out of every kit at once. */
async function hayKits(db: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from articulo where id = any(${ids}::uuid[]) and tipo = 'KIT' limit 1`.execute(db);
  return rows.length > 0;
}

async function copiasDe(
  { db, usuario }: Mundo,
  { copias, cantidad, sucursalId }: QueEtiquetas,
  ids: readonly string[],
  recibidas: ReadonlyMap<string, number> | undefined,
): Promise<ReadonlyMap<string, number>> {
  if (copias === 'RECIBIDAS') return recibidas ?? new Map();
  if (copias === 'FIJAS') return new Map(ids.map((id) => [id, cantidad]));
  if (sucursalId === undefined) return datosInvalidos([{ path: ['sucursalId'], message: 'Elegí una sucursal.' }]);
  const visibles = comoLista(alcanceDeStock(usuario));
  const { rows } = await sql<{ id: string; cuantas: number }>`
    select x.articulo_id as id, ceil(sum(x.fisico))::int as cuantas
    from saldo_stock x join deposito d on d.id = x.deposito_id
    where x.articulo_id = any(${ids}::uuid[]) and d.sucursal_id = ${sucursalId} and d.vendible
      and (${visibles}::uuid[] is null or d.sucursal_id = any(${visibles}::uuid[]))
    group by x.articulo_id having sum(x.fisico) > 0`.execute(db);
  // A kit has none of its own: there are as many as can be delivered (EST-07).
  const kits = (await hayKits(db, ids)) ? sumarPorKit(await leerKitsEnVenta(db, visibles), sucursalId) : [];
  return new Map([
    ...rows.map(({ id, cuantas }) => [id, cuantas] as const),
    ...kits.map(({ id, disponible }) => [id, Math.ceil(Number(disponible))] as const),
  ]);
}
