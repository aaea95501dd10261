import { CAMPOS_DE_FILTRO, type ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Condicion } from '@trastienda/nucleo/comun/filtros.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { porCampo } from '#articulos/campos/filtros-de-campo.sql.ts';
import {
  type EnSql,
  leerCondiciones,
  patron,
  porColumnas,
  porFecha,
  porIds,
  porLista,
  porNumero,
  porSuma,
} from '#db/filtros.ts';
import { faltaPrecio, tienePrecio } from './con-precio.sql.ts';
import {
  empiezaCon,
  losDisponibles,
  losQueViajan,
  type Marco,
  type MarcoConKits,
  preciosDeUna,
} from './filtros.query.ts';

/** What each filtered column asks of the artículo of the outer row `a`, but for its state (TD-07). */
export const deSusColumnas = ({ filtros }: ConsultaDeArticulos, marco: MarcoConKits): RawBuilder<unknown>[] =>
  porColumnas(CAMPOS_DE_FILTRO, {
    ...COLUMNAS,
    precio: porPrecio(marco, { conIva: false }),
    precioConIva: porPrecio(marco, { conIva: true }),
    stock: porDisponible(null, marco),
    transito: porTransito(marco),
    'stock-*': (condicion) => porDisponible(condicion.campo.slice('stock-'.length), marco)(condicion),
    'campoNumero-*': porCampo,
    'campoLista-*': porCampo,
    'campoTexto-*': porCampo,
    'campoFecha-*': porCampo,
    // Each query has it in a column of its own (`conEstado`).
    estado: () => sql`true`,
  })(filtros);

/** Without asking for a state, everything that is not inactive. `columna` is the one that holds it. */
export function conEstado(query: ConsultaDeArticulos, columna: RawBuilder<unknown>): RawBuilder<unknown> {
  const { estado } = query;
  const condicion = leerCondiciones(query.filtros, CAMPOS_DE_FILTRO).find(({ campo }) => campo === 'estado');
  const filtrado = condicion && porLista(columna)(condicion);
  if (estado === undefined) return filtrado ?? sql`${columna} <> 'INACTIVO'`;
  return filtrado ? sql`(${columna} = ${estado} and ${filtrado})` : sql`${columna} = ${estado}`;
}

/** Whether its filter asks for what there is of each artículo. */
export const preguntaPorStock = ({ filtros, conStock }: ConsultaDeArticulos): boolean =>
  conStock !== undefined || leerCondiciones(filtros, CAMPOS_DE_FILTRO).some(({ campo }) => campo.startsWith('stock'));

/** Whether it asks something that is only known when it was worked out of every artículo. */
export const preguntaPorTodos = ({ filtros, sinPrecio }: ConsultaDeArticulos): boolean =>
  sinPrecio === 'true' ||
  leerCondiciones(filtros, CAMPOS_DE_FILTRO).some(({ campo, es }) =>
    campo.startsWith('precio') ? es !== 'lleno' : campo.startsWith('stock') && es === 'entre',
  );

const COLUMNAS = {
  codigo: (condicion: Condicion) => {
    if (!('texto' in condicion)) return condicion.es === 'vacio' ? sql`false` : sql`true`;
    const norma = normaCodigo(condicion.texto);
    return condicion.es === 'empieza' && norma !== ''
      ? empiezaCon(sql`a.codigo_norm`, norma)
      : sql`a.codigo_norm like ${patron(condicion.es, norma)}`;
  },
  descripcion: porDescripcion(),
  marca: porIds(sql`a.marca_id`),
  subfamilia: porIds(sql`a.subfamilia_id`),
  familia: (condicion: Condicion) =>
    sql`a.subfamilia_id in (select s.id from subfamilia s where ${porIds(sql`s.familia_id`)(condicion)})`,
  rubro: (condicion: Condicion) =>
    sql`a.subfamilia_id in (select s.id from subfamilia s join familia f on f.id = s.familia_id
                            where ${porIds(sql`f.rubro_id`)(condicion)})`,
  unidad: porIds(sql`a.unidad_id`),
  tipo: porLista(sql`a.tipo`),
  iva: porLista(sql`a.iva`),
  modificado: porFecha(sql`a.modificado_en`),
};

/**
 * The price for one unit in the lista, net or as a person pays it, for all artículos at once: a filter asks it of every one there
 * is. Only a lista that keeps the other one needs to know the IVA of each. What a person pays is read with its cents (PRE-14). As
 * a condition that may not be known it is never asked of one artículo at a time.
 */
function porPrecio(marco: Marco, { conIva }: { readonly conIva: boolean }): EnSql {
  const comoSeLee = (importe: RawBuilder<unknown>) => (conIva ? sql`round(${importe}, 2)` : importe);
  const suyo = comoSeLee(sql`v.importe`);
  const elOtro = comoSeLee(sql`convertir_precio(v.importe, 1, ${!conIva}, 1, ${conIva}, x.iva)`);
  return (condicion) => {
    if (condicion.es === 'vacio') return faltaPrecio(marco);
    if (condicion.es === 'lleno') return tienePrecio(marco);
    return sql`(a.id in (
      select v.articulo_id from (${preciosDeUna(marco, sql`l.incluye_iva = ${conIva}`)}) v
      where ${porNumero(suyo)(condicion)}
      union all
      select v.articulo_id from (${preciosDeUna(marco, sql`l.incluye_iva <> ${conIva}`)}) v join articulo x on x.id = v.articulo_id
      where ${porNumero(elOtro)(condicion)})) is true`;
  };
}

/**
 * What a sucursal has to sell, or all that are seen; of a kit, how many that reaches for. Only what is no service has a stock
 * to ask for.
 */
function porDisponible(sucursalId: string | null, marco: MarcoConKits): EnSql {
  const suma = porSuma(
    sql`a.id`,
    sql`v.disponible`,
    (cumple) => sql`(select v.articulo_id from (${losDisponibles(sucursalId, marco)}) v where ${cumple})`,
  );
  return (condicion) =>
    condicion.es === 'vacio' ? sql`a.tipo = 'SERVICIO'` : sql`(a.tipo <> 'SERVICIO' and ${suma(condicion)})`;
}

/** What travels to the sucursales that are seen (ART-07). Only a product is somewhere. */
function porTransito(marco: Marco): EnSql {
  const suma = porSuma(
    sql`a.id`,
    sql`v.viaja`,
    (cumple) => sql`(select v.articulo_id from (${losQueViajan(marco)}) v where ${cumple})`,
  );
  return (condicion) =>
    condicion.es === 'vacio' ? sql`a.tipo <> 'PRODUCTO'` : sql`(a.tipo = 'PRODUCTO' and ${suma(condicion)})`;
}
