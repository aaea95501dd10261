import {
  type ConsultaDeClientes,
  FILTROS_DE_CLIENTES,
  type FilaDeCliente,
} from '@trastienda/nucleo/clientes/contrato.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, type EnSql, PALABRAS, porColumnas, porIds, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { relevancia, seEncuentra } from './busqueda.sql.ts';

// Reads localidad and provincia of another room: hence a query.

export const leerClientes = (db: Db, consulta: ConsultaDeClientes): Promise<Lista<FilaDeCliente>> =>
  paginar({
    consulta,
    filtrado: filtrosDe(consulta).length > 0,
    filas: (limit, offset) => ordenados(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtrados(db, consulta), tope),
  });

export const todosLosClientes = (db: Db, consulta: ConsultaDeClientes): AsyncIterable<FilaDeCliente> =>
  ordenados(db, consulta).stream(500);

const ORDEN = {
  omision: 'razonSocial',
  columnas: {
    razonSocial: sql`c.razon_social collate "es-x-icu"`,
    documento: sql`c.documento_numero collate "C"`,
    codigoExterno: sql`c.codigo_externo collate "C"`,
    estado: sql`c.estado collate "C"`,
    modificado: sql`c.modificado_en`,
  },
  conNada: ['documento', 'codigoExterno'],
  iguales: sql`c.id`,
} as const;

function ordenados(db: Db, consulta: ConsultaDeClientes) {
  const { buscar = '', orden } = consulta;
  const porRelevancia = orden === undefined && buscar.trim() !== '';
  return vistas(filtrados(db, consulta))
    .$if(porRelevancia, (query) => query.orderBy(relevancia(buscar)))
    .orderBy(enOrden(orden, ORDEN));
}

const filtrados = (db: Db, consulta: ConsultaDeClientes) =>
  db.selectFrom('cliente as c').where((c) => c.and(filtrosDe(consulta)));

function filtrosDe(consulta: ConsultaDeClientes): Expression<SqlBool>[] {
  const { buscar, estado, vigente, condicionIva, provinciaId, filtros } = consulta;
  return [
    ...deSusColumnas(filtros),
    buscar === undefined || buscar.trim() === '' ? undefined : seEncuentra(sql.ref('c.busqueda'), buscar),
    estado === undefined ? undefined : sql<SqlBool>`c.estado = ${estado}`,
    vigente === undefined ? undefined : sql<SqlBool>`(c.estado in ('ACTIVO', 'BLOQUEADO')) = ${vigente === 'true'}`,
    condicionIva === undefined ? undefined : sql<SqlBool>`c.condicion_iva = ${Number(condicionIva)}`,
    provinciaId === undefined
      ? undefined
      : sql<SqlBool>`exists (select from cliente_domicilio d join localidad l on l.id = d.localidad_id
                             where d.cliente_id = c.id and l.provincia_id = ${provinciaId})`,
  ].filter((condicion) => condicion !== undefined);
}

const enLocalidad = (cumple: RawBuilder<unknown>) =>
  sql`c.id in (select d.cliente_id from cliente_domicilio d join localidad l on l.id = d.localidad_id
               where d.principal and ${cumple})`;

/** Where its principal domicilio is. */
const porLocalidad =
  (deLocalidad: EnSql): EnSql =>
  (condicion) =>
    condicion.es === 'vacio' ? sql`not ${enLocalidad(sql`true`)}` : enLocalidad(deLocalidad(condicion));

const BUSQUEDA = sql`c.busqueda`;
const deSusColumnas = porColumnas(FILTROS_DE_CLIENTES, {
  razonSocial: porTexto(sql`c.razon_social`, PALABRAS, BUSQUEDA),
  documento: porTexto(sql`c.documento_numero`, CODIGO, BUSQUEDA),
  condicionIva: porLista(sql`c.condicion_iva`),
  localidad: porLocalidad(porTexto(sql`l.nombre`)),
  provincia: porLocalidad(porIds(sql`l.provincia_id`)),
  telefono: porTexto(sql`c.telefono`, CODIGO, BUSQUEDA),
  email: porTexto(sql`c.email`),
  codigoExterno: porTexto(sql`c.codigo_externo`, CODIGO, BUSQUEDA),
  estado: porLista(sql`c.estado`),
});

const vistas = (query: ReturnType<typeof filtrados>) =>
  query
    .leftJoin('cliente_domicilio as d', (d) => d.onRef('d.cliente_id', '=', 'c.id').on('d.principal', '=', true))
    .leftJoin('localidad as l', 'l.id', 'd.localidad_id')
    .leftJoin('provincia as p', 'p.id', 'l.provincia_id')
    .select([
      'c.id',
      'c.version',
      'c.codigo_externo as codigoExterno',
      'c.razon_social as razonSocial',
      sql<FilaDeCliente['documento']>`json_build_object('tipo', c.documento_tipo, 'numero', c.documento_numero)`.as(
        'documento',
      ),
      'c.condicion_iva as condicionIva',
      sql<FilaDeCliente['estado']>`c.estado`.as('estado'),
      'c.bloqueo_motivo as bloqueoMotivo',
      'c.alerta',
      'c.email',
      'c.telefono',
      'd.calle as domicilio',
      'l.nombre as localidad',
      'p.nombre as provincia',
      'c.consumidor_final as consumidorFinal',
      sql<boolean>`c.anonimizado_en is not null`.as('anonimizado'),
    ]);

/** One row as the list shows it, the start of the ficha. */
export const leerFila = (db: Db, id: string): Promise<FilaDeCliente | undefined> =>
  vistas(db.selectFrom('cliente as c')).where('c.id', '=', id).executeTakeFirst();
