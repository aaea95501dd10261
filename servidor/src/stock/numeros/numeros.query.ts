import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type {
  listarNumeros as contrato,
  FilaDeNumero,
  NumeroConHistoria,
  PasoDeNumero,
} from '@trastienda/nucleo/stock/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { paginar } from '#db/lista.ts';
import { rechazar } from '#http/regla-rota.ts';

type FiltroDeNumeros = ParsedOf<typeof contrato>['query'];

/** The numbers that are or were in some depósitos: those a text begins, of an artículo, only what there is now. */
export const listarNumeros = (db: Db, depositos: readonly string[], filtro: FiltroDeNumeros) => {
  const condicion = donde(depositos, filtro);
  const orden = enOrden(filtro.orden, {
    omision: 'numero',
    columnas: { numero: sql`n.numero_norm`, vence: sql`n.vence` },
    conNada: ['vence'],
    iguales: [sql`n.numero_norm`, sql`n.id`],
  });
  return paginar<FilaDeNumero>({
    consulta: filtro,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<FilaDeNumero>`
        select ${columnas(depositos)}
        from (select n.* from numero_de_stock n where ${condicion}
              order by ${orden} limit ${limit} offset ${offset}) n
        join articulo a on a.id = n.articulo_id
        order by ${orden}
      `.execute(db);
      return rows;
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (
          select from numero_de_stock n where ${condicion} limit ${tope ?? null}) contados
      `.execute(db);
      return rows[0]?.total ?? 0;
    },
  });
};

/** A number that was never where the reader may look does not exist. */
export async function verNumero(
  db: Db,
  id: string,
  { depositos, verCliente }: { readonly depositos: readonly string[]; readonly verCliente: boolean },
): Promise<NumeroConHistoria> {
  const { rows } = await sql<FilaDeNumero>`
    select ${columnas(depositos)} from numero_de_stock n join articulo a on a.id = n.articulo_id
    where n.id = ${id} and ${estuvoEn(depositos)}
  `.execute(db);
  const numero = rows[0] ?? rechazar('comun.no_encontrado', { que: 'ese número' });
  return { ...numero, historia: await leerHistoria(db, id, { depositos, verCliente }) };
}

function donde(depositos: readonly string[], { articuloId, buscar = '', enStock }: FiltroDeNumeros) {
  const norma = normaCodigo(buscar);
  const comienza = sql`n.numero_norm >= ${norma} and n.numero_norm < ${`${norma}\uffff`}`;
  return sql`
    ${articuloId === undefined ? sql`true` : sql`n.articulo_id = ${articuloId}`}
    and ${norma === '' ? sql`${buscar.trim() === ''}::boolean` : comienza}
    and ${enStock === 'true' ? estaEn(depositos) : estuvoEn(depositos)}`;
}

const estaEn = (depositos: readonly string[]): RawBuilder<unknown> => sql`
  exists (select from saldo_numero y where y.numero_id = n.id and y.cantidad > 0 and y.deposito_id = any(${depositos}::uuid[]))`;

const estuvoEn = (depositos: readonly string[]): RawBuilder<unknown> => sql`
  exists (select from saldo_numero y where y.numero_id = n.id and y.deposito_id = any(${depositos}::uuid[]))`;

const columnas = (depositos: readonly string[]) => sql`
  n.id, n.numero, a.control, n.vence::text as vence, n.articulo_id as "articuloId", a.codigo, a.descripcion,
  coalesce((select json_agg(json_build_object('depositoId', d.id, 'deposito', d.nombre, 'sucursal', s.nombre,
                                              'cantidad', trim_scale(y.cantidad)::text) order by s.codigo, d.codigo)
            from saldo_numero y join deposito d on d.id = y.deposito_id join sucursal s on s.id = d.sucursal_id
            where y.numero_id = n.id and y.cantidad > 0 and y.deposito_id = any(${depositos}::uuid[])), '[]') as lugares`;

type Paso = Omit<PasoDeNumero, 'documento'> & {
  readonly documentoTipo: string;
  readonly documentoId: string;
  readonly documentoTexto: string;
};

const PASOS = 200;

/** The same number of those that were merged into its artículo, one after the other. */
const losQueFue = (id: string): RawBuilder<unknown> => sql`
  with recursive fue (articulo_id, numero_norm) as (
    select articulo_id, numero_norm from numero_de_stock where id = ${id}
    union all
    select f.perdedor_id, fue.numero_norm from fue join articulo_fusion f on f.ganador_id = fue.articulo_id)
  select o.id from fue join numero_de_stock o on o.articulo_id = fue.articulo_id and o.numero_norm = fue.numero_norm`;

/**
 * What came into those depósitos or left them, last first; also while it was of an artículo that gave way to the one it is of
 * now (ART-27).
 */
async function leerHistoria(
  db: Db,
  id: string,
  { depositos, verCliente }: { readonly depositos: readonly string[]; readonly verCliente: boolean },
): Promise<PasoDeNumero[]> {
  const { rows } = await sql<Paso>`
    select x.movimiento_id as "movimientoId", m.fecha_efectiva as fecha, m.tipo, x.deposito_id as "depositoId",
           d.nombre as deposito, s.nombre as sucursal, trim_scale(x.cantidad)::text as cantidad,
           m.documento_tipo as "documentoTipo", m.documento_id as "documentoId", m.documento_texto as "documentoTexto",
           case when ${verCliente} then c.razon_social end as para, u.nombre as quien
    from asiento_numero x
    join movimiento_stock m on m.id = x.movimiento_id
    join deposito d on d.id = x.deposito_id
    join sucursal s on s.id = d.sucursal_id
    join usuario u on u.id = m.usuario_id
    left join nota_pedido p on m.documento_tipo = 'NOTA' and p.id = m.documento_id
    left join cliente c on c.id = p.cliente_id
    where x.numero_id in (${losQueFue(id)}) and x.deposito_id = any(${depositos}::uuid[])
    order by x.id desc limit ${PASOS}
  `.execute(db);
  return rows.map(({ documentoTipo, documentoId, documentoTexto, ...paso }) => ({
    ...paso,
    documento: { tipo: documentoTipo, id: documentoId, texto: documentoTexto },
  }));
}
