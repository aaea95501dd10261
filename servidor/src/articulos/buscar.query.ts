import { type Hallado, leerBusqueda, ordenarCoincidencias } from '@trastienda/nucleo/articulos/busqueda.ts';
import { ESTADOS_VENDIBLES } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { leerPorCodigo } from './candidatos.query.ts';
import { tieneLasPalabras } from './filtros.query.ts';
import { leerHallazgos } from './hallazgos.query.ts';
import { exigirLista } from './lista.query.ts';

export type PedidoDeBusqueda = {
  readonly texto: string;
  readonly depositoId?: string | undefined;
  readonly listaId?: string | undefined;
  readonly tipo?: string | undefined;
  readonly limite: number;
};

/** Codes of one artículo that begin alike are several rows: enough are read to fill a page of different artículos. */
const FILAS_POR_COMIENZO = 120;
/** A search that finds more than this is too broad for its order to matter. */
const CANDIDATOS_POR_PALABRAS = 5_000;

/** The search of the counter and of every selector: exact codes, then beginnings of codes, then words (`acordado` 24). */
export async function buscarArticulos(
  { db, usuario, ahora }: Consulta,
  pedido: PedidoDeBusqueda,
): Promise<{ exacto: boolean; filas: Hallazgo[] }> {
  const lista = await exigirLista(db, pedido.listaId);
  const porCodigo = ordenarCoincidencias(
    pedido.texto,
    await leerPorCodigo(db, pedido.texto, { donde: seVende(pedido), topeDeComienzos: FILAS_POR_COMIENZO }),
  );
  // A scan means that one artículo; anything else that is typed may also be a word.
  const esLectura = porCodigo.hallados.some(({ exacto, motivo }) => exacto && motivo === 'BARRAS');
  const codigos = porCodigo.hallados.slice(0, pedido.limite);
  const faltan = pedido.limite - codigos.length;
  const yaEstan = new Set(codigos.map(({ articuloId }) => articuloId));
  const palabras = esLectura || faltan <= 0 ? [] : await leerPorPalabras(db, pedido, yaEstan);

  const hallados = [...codigos, ...palabras.slice(0, faltan).map(porPalabras)];
  const filas = await leerHallazgos(db, hallados, {
    lista,
    ahora,
    depositoId: pedido.depositoId,
    sucursales: comoLista(alcanceDeStock(usuario)),
  });
  return { exacto: porCodigo.unico, filas };
}

const seVende = ({ tipo }: PedidoDeBusqueda) =>
  sql`a.estado = any(${[...ESTADOS_VENDIBLES]}::text[]) and (${tipo ?? null}::text is null or a.tipo = ${tipo ?? null}::text)`;

const porPalabras = (articuloId: string): Hallado => ({
  articuloId,
  motivo: 'PALABRAS',
  tipo: null,
  norma: null,
  exacto: false,
});

async function leerPorPalabras(
  db: Db,
  { texto, tipo, limite }: PedidoDeBusqueda,
  yaEstan: ReadonlySet<string>,
): Promise<string[]> {
  const busqueda = leerBusqueda(texto);
  if (busqueda.codigo === '') return [];
  const { rows } = await sql<{ id: string }>`
    select c.articulo_id as id
    from (select p.articulo_id, p.orden
          from articulo_palabras p
          where ${tieneLasPalabras(busqueda)} and p.estado = any(${[...ESTADOS_VENDIBLES]}::text[])
            and (${tipo ?? null}::text is null
                 or exists (select from articulo a where a.id = p.articulo_id and a.tipo = ${tipo ?? null}::text))
          limit ${CANDIDATOS_POR_PALABRAS}) c
    order by c.orden, c.articulo_id
    limit ${limite + yaEstan.size}
  `.execute(db);
  return rows.map(({ id }) => id).filter((id) => !yaEstan.has(id));
}
