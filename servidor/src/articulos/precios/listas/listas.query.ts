import type { ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { BaseDeLista } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import type { ModoDeRedondeo } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

/** A lista as its table keeps it. */
type FilaDeLista = {
  readonly id: string;
  readonly version: number;
  readonly nombre: string;
  readonly moneda: Moneda;
  readonly incluyeIva: boolean;
  readonly activa: boolean;
  readonly omision: boolean;
  readonly orden: number;
  readonly tipo: 'MANUAL' | 'DERIVADA';
  readonly base: BaseDeLista | null;
  readonly listaBaseId: string | null;
  readonly listaBase: string | null;
  readonly coeficiente: string;
  readonly paso: string;
  readonly modo: ModoDeRedondeo;
  readonly adicional: string;
  readonly margenMinimo: string | null;
  readonly sucursales: readonly { readonly id: string; readonly nombre: string }[];
};

/** Every lista: the default one first, then the active ones in their order. They are few. */
async function leerFilasDeListas(db: Db | Tx): Promise<FilaDeLista[]> {
  const { rows } = await sql<FilaDeLista>`
    select l.id, l.version, l.nombre, l.moneda, l.incluye_iva as "incluyeIva", l.activa, l.omision, l.orden, l.tipo, l.base,
           l.lista_base_id as "listaBaseId", b.nombre as "listaBase", l.coeficiente, l.paso, l.modo, l.adicional,
           l.margen_minimo as "margenMinimo",
           coalesce((select json_agg(json_build_object('id', s.id, 'nombre', s.nombre)
                                     order by s.nombre collate "es-x-icu", s.id)
                     from lista_sucursal x join sucursal s on s.id = x.sucursal_id where x.lista_id = l.id), '[]') as sucursales
    from lista_precio l
    left join lista_precio b on b.id = l.lista_base_id
    order by l.omision desc, l.activa desc, l.orden, l.id
  `.execute(db);
  return rows;
}

export const leerListas = async (db: Db | Tx): Promise<ListaDePrecio[]> => (await leerFilasDeListas(db)).map(aLista);

/** Whoever may not see costs could work them out of a price and its coefficient (INV-71). */
export const listaPara = (usuario: Usuario, lista: ListaDePrecio): ListaDePrecio =>
  usuario.puede('costo.ver')
    ? lista
    : { ...lista, margenMinimo: null, derivacion: lista.derivacion?.base === 'LISTA' ? lista.derivacion : null };

/** One that exists. */
export async function leerUnaLista(tx: Tx, id: string): Promise<ListaDePrecio> {
  const listas = await leerListas(tx);
  return definido(
    listas.find((lista) => lista.id === id),
    'the lista',
  );
}

function aLista(fila: FilaDeLista): ListaDePrecio {
  const { base, listaBaseId, listaBase, coeficiente, paso, modo, adicional, margenMinimo, sucursales, ...lista } = fila;
  return {
    ...lista,
    derivacion: base && {
      base,
      listaBaseId,
      listaBase,
      coeficiente: textoDecimal(coeficiente, 0, 6),
      paso: textoDecimal(paso, 0, 4),
      modo,
      adicional: textoDecimal(adicional, 0, 4),
    },
    margenMinimo: margenMinimo && textoDecimal(margenMinimo, 0, 2),
    sucursales: [...sucursales],
  };
}

/** How many clientes that still buy have this lista as theirs. */
export async function contarClientes(tx: Tx, listaId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from cliente where lista_id = ${listaId} and estado in ('ACTIVO', 'BLOQUEADO')`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The active sucursales and condiciones de venta that sell by it (PRE-01). */
export async function quienesLaTienen(tx: Tx, listaId: string): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from sucursal where lista_id = ${listaId} and activa
    union all select nombre from condicion_venta where lista_id = ${listaId} and activa order by nombre`.execute(tx);
  return rows.map(({ nombre }) => nombre);
}

/** How many of these sucursales there are. */
export async function contarSucursales(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from sucursal where id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]?.n ?? 0;
}
