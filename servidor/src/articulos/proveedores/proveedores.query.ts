import { leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import {
  type ConsultaDeProveedores,
  FILTROS_DE_PROVEEDORES,
  type FilaDeProveedor,
  type Proveedor,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { patronesDePalabras } from '#articulos/tabla/filtros.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';

/** Costs and what is taken off them are for who may see costs (INV-71). */
export type Vista = { readonly verCosto: boolean };

/** What a command looks at, whoever gives it. */
export const ENTERO: Vista = { verCosto: true };

export const leerProveedores = (
  db: Db,
  consulta: ConsultaDeProveedores,
  vista: Vista,
): Promise<Lista<FilaDeProveedor>> =>
  paginar({
    consulta,
    filtrado: filtros(consulta).length > 0,
    filas: async (limit, offset) => {
      const { rows } = await sql<FilaDeProveedor>`
        ${columnas(vista)} where ${dondeDe(consulta)} order by ${ordenDe(consulta)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows;
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from ${CON_LO_QUE_VENDE} where ${dondeDe(consulta)} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });

export async function* todosLosProveedores(
  db: Db,
  consulta: ConsultaDeProveedores,
  vista: Vista,
): AsyncGenerator<FilaDeProveedor> {
  const { rows } = await sql<FilaDeProveedor>`
    ${columnas(vista)} where ${dondeDe(consulta)} order by ${ordenDe(consulta)}`.execute(db);
  yield* rows;
}

export async function hayProveedor(db: Db, id: string): Promise<boolean> {
  const fila = await db.selectFrom('proveedor').select('id').where('id', '=', id).executeTakeFirst();
  return fila !== undefined;
}

/** Everything about a proveedor but what it sells. */
export async function leerProveedor(db: Db | Tx, id: string, vista: Vista): Promise<Proveedor | undefined> {
  const { rows } = await sql<Proveedor>`
    select f.*, p.contacto, p.domicilio, p.condicion_de_pago as "condicionDePago", p.observaciones,
           p.creado_en as "creadoEn", p.modificado_en as "modificadoEn",
           (select count(*) from articulo_proveedor t where t.proveedor_id = p.id and t.principal) as principales
      from (${columnas(vista)} where p.id = ${id}) f join proveedor p on p.id = f.id
  `.execute(db);
  return rows[0];
}

const columnas = ({ verCosto }: Vista): RawBuilder<unknown> => sql`
  select p.id, p.version, p.razon_social as "razonSocial", p.nombre_fantasia as "nombreFantasia", p.cuit,
         p.condicion_iva as "condicionIva", p.estado, p.email, p.telefono, p.moneda,
         ${verCosto ? sql`${sinCeros(sql`p.descuentos`)} as descuentos, p.recargos,` : sql``}
         p.dias_de_entrega as "diasDeEntrega", ${ARTICULOS} as articulos
    from ${CON_LO_QUE_VENDE}`;

/**
 * Each with how many artículos that are not inactive it sells. All are counted at once, or those of the only one that is asked
 * for: of one proveedor after another, what each sells was looked for in the whole catalogue.
 */
const CON_LO_QUE_VENDE = sql`proveedor p left join (
  select t.proveedor_id, count(*) as articulos from articulo_proveedor t join articulo a on a.id = t.articulo_id
   where a.estado <> 'INACTIVO' group by t.proveedor_id) n on n.proveedor_id = p.id`;
const ARTICULOS = sql`coalesce(n.articulos, 0)`;

const deSusColumnas = porColumnas(FILTROS_DE_PROVEEDORES, {
  razonSocial: porTexto(sql`p.razon_social`),
  nombreFantasia: porTexto(sql`p.nombre_fantasia`),
  cuit: porTexto(sql`p.cuit`, CODIGO),
  condicionIva: porLista(sql`p.condicion_iva`),
  moneda: porLista(sql`p.moneda`),
  diasDeEntrega: porNumero(sql`p.dias_de_entrega`),
  telefono: porTexto(sql`p.telefono`, CODIGO),
  email: porTexto(sql`p.email`),
  articulos: porNumero(ARTICULOS),
  estado: porLista(sql`p.estado`),
});

/** Discounts as the contract writes them: "7.50" is "7.5". */
export const sinCeros = (descuentos: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`
  array(select trim_scale(d)::text from unnest(${descuentos}) with ordinality as x (d, n) order by n)`;

function filtros({ buscar = '', estado, moneda, filtros: deColumnas }: ConsultaDeProveedores): RawBuilder<unknown>[] {
  return [
    ...deSusColumnas(deColumnas),
    ...(estado === undefined ? [] : [sql`p.estado = ${estado}`]),
    ...(moneda === undefined ? [] : [sql`p.moneda = ${moneda}`]),
    ...(sonSoloSignos(buscar) ? [sql`false`] : []),
    ...patronesDe(buscar).map((patron) => sql`p.busqueda like ${patron}`),
  ];
}

function patronesDe(buscar: string): readonly string[] {
  const busqueda = leerBusqueda(buscar);
  const { codigo } = busqueda;
  // A CUIT or a telephone is typed with spaces as often as with hyphens.
  if (/^[\d\s.-]+$/.test(buscar) && codigo !== '') return [`%${codigo}%`];
  return patronesDePalabras(busqueda);
}

const dondeDe = (consulta: ConsultaDeProveedores): RawBuilder<unknown> =>
  sql.join([sql`true`, ...filtros(consulta)], sql` and `);

function ordenDe({ orden }: ConsultaDeProveedores): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: 'razonSocial',
    columnas: {
      razonSocial: sql`p.razon_social collate "es-x-icu"`,
      cuit: sql`p.cuit collate "C"`,
      articulos: ARTICULOS,
      modificado: sql`p.modificado_en`,
    },
    conNada: ['cuit', 'articulos'],
    iguales: sql`p.id`,
  });
}
