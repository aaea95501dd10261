import {
  type ArticuloHabitual,
  FILTROS_DE_NOTAS_DE_CLIENTE,
  type listarNotasDeCliente,
  type NotaDeCliente,
} from '@trastienda/nucleo/clientes/contrato.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { AlcanceDePermiso, ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porFecha, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';

type Consulta = ParsedOf<typeof listarNotasDeCliente>['query'];

/** The notas of a cliente in the sucursales of `alcance`, the newest first. */
export const leerNotasDeCliente = (
  db: Db,
  clienteId: string,
  alcance: AlcanceDePermiso,
  consulta: Consulta,
): Promise<Lista<NotaDeCliente>> => {
  const notas = notasDe(db, clienteId, alcance, consulta);
  return paginar({
    consulta,
    filtrado: false,
    filas: (limit, offset) => ordenadas(notas, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, notas, tope),
  });
};

/** All of them, as they are listed. */
export const todasLasNotasDeCliente = (
  db: Db,
  clienteId: string,
  alcance: AlcanceDePermiso,
  consulta: Consulta,
): AsyncIterable<NotaDeCliente> => ordenadas(notasDe(db, clienteId, alcance, consulta), consulta).stream(500);

function ordenadas(notas: ReturnType<typeof notasDe>, { orden }: Consulta) {
  return notas
    .select((n) => [
      'n.id',
      'n.numero',
      'n.estado',
      'n.creada_en as fecha',
      's.nombre as sucursal',
      RENGLONES.as('renglones'),
      n.ref('n.total').as('total'),
      sql<NotaDeCliente['moneda']>`l.moneda`.as('moneda'),
    ])
    .orderBy(enOrden(orden, ORDEN));
}

const ORDEN = {
  omision: '-numero',
  columnas: { numero: sql`n.numero`, fecha: sql`n.creada_en`, total: sql`n.total` },
  iguales: sql`n.numero`,
} as const;

const RENGLONES = sql<number>`(select count(*) from nota_renglon r where r.nota_id = n.id)`;

const deSusColumnas = porColumnas(FILTROS_DE_NOTAS_DE_CLIENTE, {
  numero: porNumero(sql`n.numero`),
  fecha: porFecha(sql`n.creada_en`),
  sucursal: porTexto(sql`s.nombre`),
  renglones: porNumero(RENGLONES),
  total: porNumero(sql`n.total`),
  estado: porLista(sql`n.estado`),
});

const notasDe = (db: Db, clienteId: string, alcance: AlcanceDePermiso, { buscar, filtros, estado }: Consulta) => {
  const buscado = (buscar ?? '').trim();
  const numero = buscado.replace(/\D/g, '');
  return (
    db
      .selectFrom('nota_pedido as n')
      .innerJoin('sucursal as s', 's.id', 'n.sucursal_id')
      .innerJoin('lista_precio as l', 'l.id', 'n.lista_id')
      .where('n.cliente_id', '=', clienteId)
      .where(enAlcance(alcance))
      .where((donde) => donde.and(deSusColumnas(filtros)))
      // What says no number is that of no nota.
      .$if(buscado !== '', (query) =>
        query.where(numero === '' ? sql<boolean>`false` : sql<boolean>`n.numero::text like ${`%${numero}%`}`),
      )
      .$if(estado !== undefined, (query) => query.where('n.estado', '=', estado ?? ''))
  );
};

const enAlcance = (alcance: AlcanceDePermiso): RawBuilder<boolean> =>
  alcance === 'TODAS' ? sql<boolean>`true` : sql<boolean>`n.sucursal_id = any(${alcance}::uuid[])`;

const HABITUALES = 20;

/** The price of the last time: what is imported of years ago gets its number today. */
const ULTIMO = sql`(array_agg(jsonb_build_object('precio', r.precio::text, 'moneda', p.moneda)
                              order by n.creada_en desc, n.numero desc))[1]`;

/** What a cliente takes most often, counting notas: drafts, annulled notas and cancelled quantities apart. */
export async function leerArticulosHabituales(
  db: Db,
  clienteId: string,
  alcance: AlcanceDePermiso,
): Promise<ArticuloHabitual[]> {
  const { rows } = await sql<ArticuloHabitual>`
    with llevados as (
      select r.articulo_id, count(distinct n.id) as notas, sum(r.pedida - r.cancelada) as cantidad,
             max(n.creada_en) as ultima, ${ULTIMO} as ultimo
      from nota_pedido n join nota_renglon r on r.nota_id = n.id join lista_precio p on p.id = n.lista_id
      where n.cliente_id = ${clienteId} and n.estado not in ('BORRADOR', 'ANULADA') and r.cancelada < r.pedida
        and ${enAlcance(alcance)}
      group by r.articulo_id
      order by notas desc, ultima desc, r.articulo_id
      limit ${HABITUALES}
    )
    select l.articulo_id as "articuloId", a.codigo, a.descripcion, l.notas, l.cantidad, u.codigo as unidad,
           l.ultima as "ultimaVez", l.ultimo ->> 'precio' as "ultimoPrecio", l.ultimo ->> 'moneda' as moneda
    from llevados l join articulo a on a.id = l.articulo_id join unidad u on u.id = a.unidad_id
    order by l.notas desc, l.ultima desc, l.articulo_id
  `.execute(db);
  return rows.map((fila) => ({
    ...fila,
    cantidad: textoCantidad(fila.cantidad),
    ultimoPrecio: textoUnitario(fila.ultimoPrecio),
  }));
}

/** All the notas of a cliente, in any sucursal, and how many of them are not over yet. */
export async function leerNotasParaAnonimizar(
  db: Db,
  clienteId: string,
): Promise<{ readonly notas: readonly string[]; readonly abiertas: number }> {
  const filas = await db
    .selectFrom('nota_pedido')
    .select(['id', 'estado'])
    .where('cliente_id', '=', clienteId)
    .execute();
  const abiertas = filas.filter(({ estado }) => !['FINALIZADA', 'ANULADA'].includes(estado)).length;
  return { notas: filas.map(({ id }) => id), abiertas };
}
