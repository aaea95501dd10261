import { terminosDeBusqueda } from '@trastienda/nucleo/clientes/busqueda.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { COLUMNAS_CON_FILTRO, type FiltrosDeNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { FilaDeNota, SumaDeNotas } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { condicionDeBusqueda } from '#clientes/index.ts';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import {
  CODIGO,
  PALABRAS,
  porColumnas,
  porFecha,
  porIds,
  porLista,
  porNombre,
  porNumero,
  porTexto,
} from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';

const ORDEN = {
  omision: '-numero',
  columnas: {
    numero: sql`n.numero`,
    fecha: sql`n.creada_en`,
    cliente: sql`c.razon_social collate "es-x-icu"`,
    total: sql`n.total`,
    estado: sql`n.estado`,
  },
  iguales: sql`n.id`,
} as const;

/** One page of the notas the user may see. */
export async function listarNotas(consulta: Consulta, filtros: FiltrosDeNotas): Promise<Lista<FilaDeNota>> {
  const donde = condiciones(consulta, filtros);
  const { pagina, porPagina, orden, contar, ...estrechan } = filtros;
  return paginar({
    consulta: filtros,
    filtrado: Object.values(estrechan).some((valor) => valor !== undefined),
    filas: async (limit, offset) => {
      const filas = await ordenadas(consulta.db, donde, orden).limit(limit).offset(offset).execute();
      return filas.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (
          select from nota_pedido n join cliente c on c.id = n.cliente_id where ${donde}
          ${tope === undefined ? sql`` : sql`limit ${tope}`}) contadas
      `.execute(consulta.db);
      return rows[0]?.total ?? 0;
    },
  });
}

/** What every nota of the filter adds up to, by the currency of its lista (TD-15). */
export async function sumarNotas(
  consulta: Consulta,
  filtros: FiltrosDeNotas,
): Promise<{ readonly filas: SumaDeNotas[] }> {
  const { rows } = await sql<SumaDeNotas>`
    select l.moneda, count(*)::int as notas, sum(n.neto)::text as neto, sum(n.total)::text as total
    from nota_pedido n
    join cliente c on c.id = n.cliente_id
    join lista_precio l on l.id = n.lista_id
    where ${condiciones(consulta, filtros)}
    group by l.moneda order by l.moneda
  `.execute(consulta.db);
  return { filas: rows.map((fila) => ({ ...fila, neto: textoTotal(fila.neto), total: textoTotal(fila.total) })) };
}

/** Every nota of the filter, as the database gives them. */
export function recorrerNotas(consulta: Consulta, filtros: FiltrosDeNotas): AsyncGenerator<FilaDeNota> {
  // The scope of the user is asked now, not when the first row is pulled.
  const query = ordenadas(consulta.db, condiciones(consulta, filtros), filtros.orden);
  return (async function* () {
    for await (const fila of query.stream(500)) yield aFila(fila);
  })();
}

function ordenadas(db: Db, donde: Expression<SqlBool>, orden: FiltrosDeNotas['orden']) {
  return filas(db).where(donde).orderBy(enOrden(orden, ORDEN));
}

const filas = (db: Db) =>
  db
    .selectFrom('nota_pedido as n')
    .innerJoin('cliente as c', 'c.id', 'n.cliente_id')
    .innerJoin('sucursal as s', 's.id', 'n.sucursal_id')
    .innerJoin('deposito as d', 'd.id', 'n.deposito_id')
    .innerJoin('usuario as u', 'u.id', 'n.creada_por')
    .innerJoin('lista_precio as l', 'l.id', 'n.lista_id')
    .select([
      'n.id',
      'n.numero',
      'n.version',
      'n.estado',
      'n.sucursal_id',
      's.nombre as sucursal',
      'n.deposito_id',
      'd.nombre as deposito',
      'n.cliente_id',
      'c.razon_social',
      'n.neto',
      'n.total',
      'l.moneda',
      'n.comprobante_externo as comprobanteExterno',
      'n.creada_en as creadaEn',
      'u.nombre as creadaPor',
      RENGLONES.as('renglones'),
      PENDIENTES.as('pendientes'),
    ]);

const RENGLONES = sql<number>`(select count(*) from nota_renglon r where r.nota_id = n.id)`;
/** Nothing is awaited of what was annulled, nor yet of what is only being prepared. */
const PENDIENTES = sql<number>`(select count(*) from nota_renglon r
  where r.nota_id = n.id and n.estado not in ('BORRADOR', 'ANULADA') and r.entregada + r.cancelada < r.pedida)`;

const deSusColumnas = porColumnas(COLUMNAS_CON_FILTRO, {
  numero: porNumero(sql`n.numero`),
  fecha: porFecha(sql`n.creada_en`),
  cliente: porTexto(sql`c.razon_social`, PALABRAS, sql`c.busqueda`),
  sucursal: porIds(sql`n.sucursal_id`),
  deposito: porNombre(sql`n.deposito_id`, 'deposito'),
  estado: porLista(sql`n.estado`),
  pendientes: porNumero(PENDIENTES),
  renglones: porNumero(RENGLONES),
  neto: porNumero(sql`n.neto`),
  total: porNumero(sql`n.total`),
  comprobante: porTexto(sql`n.comprobante_externo`, CODIGO),
  creadaPor: porNombre(sql`n.creada_por`, 'usuario'),
});

type Fila = Awaited<ReturnType<ReturnType<typeof filas>['execute']>>[number];

const aFila = (fila: Fila): FilaDeNota => ({
  id: fila.id,
  numero: fila.numero,
  version: fila.version,
  estado: fila.estado as FilaDeNota['estado'],
  sucursal: { id: fila.sucursal_id, nombre: fila.sucursal },
  deposito: { id: fila.deposito_id, nombre: fila.deposito },
  cliente: { id: fila.cliente_id, razonSocial: fila.razon_social },
  renglones: fila.renglones,
  renglonesPendientes: fila.pendientes,
  neto: fila.neto,
  total: fila.total,
  moneda: fila.moneda as FilaDeNota['moneda'],
  comprobanteExterno: fila.comprobanteExterno,
  creadaEn: fila.creadaEn,
  creadaPor: fila.creadaPor,
});

function condiciones({ usuario }: Consulta, filtros: FiltrosDeNotas): Expression<SqlBool> {
  const { estado, sucursalId, depositoId, clienteId, articuloId, desde, hasta, mias, buscar } = filtros;
  const alcance = usuario.alcance('nota.ver');
  const todas = [
    alcance === 'TODAS' ? undefined : sql<SqlBool>`n.sucursal_id = any(${alcance}::uuid[])`,
    estado === undefined ? undefined : sql<SqlBool>`n.estado = any(${estado.split(',')}::text[])`,
    sucursalId === undefined ? undefined : sql<SqlBool>`n.sucursal_id = ${sucursalId}`,
    depositoId === undefined ? undefined : sql<SqlBool>`n.deposito_id = ${depositoId}`,
    clienteId === undefined ? undefined : sql<SqlBool>`n.cliente_id = ${clienteId}`,
    articuloId === undefined
      ? undefined
      : sql<SqlBool>`exists (select from nota_renglon r where r.nota_id = n.id and r.articulo_id = ${articuloId})`,
    desde === undefined ? undefined : sql<SqlBool>`n.creada_en >= ${inicioDelDia(desde)}`,
    hasta === undefined ? undefined : sql<SqlBool>`n.creada_en < ${finDelDia(hasta)}`,
    mias === 'true' ? sql<SqlBool>`n.creada_por = ${usuario.id}` : undefined,
    buscar === undefined || buscar.trim() === '' ? undefined : busqueda(buscar.trim()),
    ...deSusColumnas(filtros.filtros),
  ].filter((condicion) => condicion !== undefined);
  return todas.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(todas, sql` and `)}`;
}

/** A number as people write it, "NP 10.482" or "10482"; the document of another system; or the customer. */
function busqueda(texto: string): Expression<SqlBool> {
  const numero = /^(?:np\s*)?(\d[\d.]{0,17})$/i.exec(texto)?.[1]?.replaceAll('.', '');
  const porNumero = numero === undefined ? sql<SqlBool>`false` : sql<SqlBool>`n.numero = ${numero}::bigint`;
  const hayPalabras = terminosDeBusqueda(texto).length > 0;
  const porCliente = hayPalabras ? condicionDeBusqueda(sql`c.busqueda`, texto) : sql<SqlBool>`false`;
  return sql<SqlBool>`(${porNumero} or n.comprobante_externo = ${texto} or ${porCliente})`;
}
