import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import type { Db } from '#db/db.ts';
import { leerFila } from './lista.query.ts';

/** Everything about a cliente but its documents: data, domicilios and contactos in their order. */
export async function leerFicha(db: Db, id: string): Promise<Cliente | undefined> {
  const fila = await leerFila(db, id);
  if (!fila) return undefined;
  const resto = await db
    .selectFrom('cliente as c')
    .leftJoin('lista_precio as lp', 'lp.id', 'c.lista_id')
    .leftJoin('condicion_venta as v', 'v.id', 'c.condicion_id')
    .select([
      'c.lista_id as listaId',
      'lp.nombre as lista',
      'c.condicion_id as condicionId',
      'v.nombre as condicion',
      'c.observaciones',
      'c.creado_en as creadoEn',
      'c.modificado_en as modificadoEn',
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const domicilios = await db
    .selectFrom('cliente_domicilio as d')
    .leftJoin('localidad as l', 'l.id', 'd.localidad_id')
    .leftJoin('provincia as p', 'p.id', 'l.provincia_id')
    .select([
      'd.id',
      'd.etiqueta',
      'd.calle',
      'd.localidad_id as localidadId',
      'l.nombre as localidad',
      'p.nombre as provincia',
      'd.codigo_postal as codigoPostal',
      'd.principal',
    ])
    .where('d.cliente_id', '=', id)
    .orderBy('d.orden')
    .execute();
  const contactos = await db
    .selectFrom('cliente_contacto')
    .select(['id', 'nombre', 'cargo', 'telefono', 'email'])
    .where('cliente_id', '=', id)
    .orderBy('orden')
    .execute();
  return { ...fila, ...resto, domicilios, contactos };
}

/** Of some localidades, those that exist. */
export async function localidadesQueHay(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const filas = await db
    .selectFrom('localidad')
    .select('id')
    .where((localidad) => localidad('id', '=', localidad.fn.any(localidad.val(ids))))
    .execute();
  return new Set(filas.map(({ id }) => id));
}
