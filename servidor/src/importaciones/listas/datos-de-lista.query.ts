import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import type { Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import type { DatosDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { SITUACIONES } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { sql } from 'kysely';
import { sinCeros } from '#articulos/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

export type ProveedorDeLista = {
  readonly id: string;
  readonly razonSocial: string;
  readonly moneda: Moneda;
  readonly descuentos: readonly string[];
  readonly recargos: readonly Recargo[];
};

/** Whose list an importación is, before somebody who may see what it asks (INV-71). */
export async function proveedorDe(db: Db | Tx, importacionId: string, usuario: Usuario): Promise<ProveedorDeLista> {
  exigirCostos(usuario);
  const { rows } = await sql<ProveedorDeLista>`
    select p.id, p.razon_social as "razonSocial", p.moneda,
           ${sinCeros(sql`p.descuentos`)} as descuentos, p.recargos
      from importacion i join proveedor p on p.id = i.proveedor_id where i.id = ${importacionId}`.execute(db);
  return definido(rows[0], 'the proveedor of the list');
}

/** A list is nothing but costs: who may not see them sees nothing of it. */
export function exigirCostos(usuario: Pick<Usuario, 'puede'>): void {
  if (!usuario.puede('costo.ver')) rechazar('comun.sin_permiso', {});
}

type Cifras = DatosDeLista['situaciones'][number];

/** What the wizard shows of a list besides its file. */
export async function leerDatosDeLista(db: Db | Tx, importacionId: string): Promise<DatosDeLista> {
  const { rows } = await sql<Omit<DatosDeLista, 'situaciones' | 'omitidas'>>`
    select p.id as "proveedorId", p.razon_social as proveedor,
           ${sinCeros(sql`p.descuentos`)} as "descuentosDelProveedor", f.modificado_en as "perfilDe",
           case when l.id is not null then json_build_object('id', l.id, 'numero', l.numero, 'estado', l.estado) end as lote
      from importacion i
      join proveedor p on p.id = i.proveedor_id
      left join lista_proveedor_perfil f on f.proveedor_id = p.id
      left join lote_precio l on l.id = i.lote_id
     where i.id = ${importacionId}`.execute(db);
  const situaciones = await leerCifras(db, importacionId);
  return {
    ...definido(rows[0], 'the proveedor of the list'),
    situaciones: situaciones.map(({ omitidas: _, ...cifras }) => cifras),
    omitidas: situaciones.reduce((suma, { omitidas }) => suma + omitidas, 0),
  };
}

async function leerCifras(db: Db | Tx, importacionId: string): Promise<(Cifras & { readonly omitidas: number })[]> {
  const { rows } = await sql<Cifras & { readonly omitidas: number }>`
    with cambio as materialized (
      select 'ARS' as moneda, 1::numeric as valor union all select 'USD', cambio_en('USD', clock_timestamp())),
    linea as (
      select n.*, n.neto_anterior * v.valor as viejo, n.neto * c.valor as nuevo
        from lista_proveedor_linea n
        left join cambio c on c.moneda = n.moneda
        left join cambio v on v.moneda = n.moneda_anterior
       where n.importacion_id = ${importacionId})
    select situacion, count(*) as lineas, count(*) filter (where incluida) as incluidas,
           count(*) filter (where incluida and alerta and not confirmada) as "porConfirmar",
           round(sum(viejo) filter (where nuevo is not null or situacion = 'FALTA'), 2)::text as antes,
           round(sum(nuevo) filter (where viejo is not null or situacion in ('NUEVA', 'SIN_ARTICULO')), 2)::text as despues,
           round(avg(variacion), 2)::text as variacion, count(*) filter (where omitida is not null) as omitidas
      from linea group by situacion`.execute(db);
  return rows
    .map((fila) => ({
      ...fila,
      antes: fila.antes && textoTotal(fila.antes),
      despues: fila.despues && textoTotal(fila.despues),
    }))
    .toSorted((a, b) => SITUACIONES.indexOf(a.situacion) - SITUACIONES.indexOf(b.situacion));
}
