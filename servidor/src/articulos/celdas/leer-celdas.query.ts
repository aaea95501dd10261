import {
  type ArticuloDeCelda,
  type HechosDeCeldas,
  type PlanDeCelda,
  planearCeldas,
  planearPrecios,
} from '@trastienda/nucleo/articulos/celdas/celdas.ts';
import type { CeldasPuestas, PreciosPuestos } from '@trastienda/nucleo/articulos/contrato.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { leerCruzados } from '#articulos/codigos/cruces.query.ts';
import { leerRechazables } from '#articulos/precios/exigir-margen.ts';
import { exigirLista, type Lista } from '#articulos/precios/listas/una-lista.query.ts';
import { delTramoVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

type ArticuloLeido = ArticuloDeCelda & { readonly marcaId: string | null; readonly distincion: string };

/** What putting those texts does to artículos as they are now, and what they are: a few statements for any number of them. */
export async function planear(db: Db | Tx, { columna, celdas }: CeldasPuestas) {
  const { rows } = await sql<ArticuloLeido>`
    select a.id, a.version, a.codigo, a.distincion, a.descripcion, a.marca_id as "marcaId", m.nombre as marca, a.iva, a.estado
    from articulo a left join marca m on m.id = a.marca_id
    where a.id = any(${celdas.map(({ id }) => id)}::uuid[])
  `.execute(db);
  const articulos = new Map(rows.map((fila) => [fila.id, fila]));
  const normas = celdas.map(({ valor }) => normaCodigo(valor));
  const marcas = columna === 'marca' ? await leerMarcas(db, normas) : new Map<string, MarcaLeida>();
  const ocupados: HechosDeCeldas['ocupados'] = columna === 'codigo' ? await leerOcupados(db, normas) : new Map();
  const cruzados: HechosDeCeldas['cruzados'] = columna === 'codigo' ? await leerCruzados(db, celdas) : new Map();
  return { articulos, marcas, planes: planearCeldas(columna, celdas, articulos, { marcas, ocupados, cruzados }) };
}

type MarcaLeida = { readonly id: string; readonly nombre: string; readonly norma: string; readonly activa: boolean };

async function leerMarcas(db: Db | Tx, normas: readonly string[]): Promise<ReadonlyMap<string, MarcaLeida>> {
  const { rows } = await sql<MarcaLeida>`
    select id, nombre, nombre_norm as norma, activa from marca where nombre_norm = any(${normas}::text[])`.execute(db);
  return new Map(rows.map((marca) => [marca.norma, marca]));
}

async function leerOcupados(db: Db | Tx, normas: readonly string[]): Promise<HechosDeCeldas['ocupados']> {
  const { rows } = await sql<{ id: string; codigo: string; norma: string }>`
    select id, codigo, codigo_norm as norma from articulo
    where codigo_norm = any(${normas}::text[]) and estado <> 'INACTIVO' order by distincion, id`.execute(db);
  return Map.groupBy(rows, ({ norma }) => norma);
}

type PrecioVigente = {
  readonly id: string;
  readonly version: number;
  readonly codigo: string;
  readonly tramo: string;
  readonly importe: string | null;
};

/** Prices are put by hand where they are kept by hand: what a derived lista says comes out of its rule. */
export async function exigirManual(db: Db | Tx, id: string): Promise<Lista> {
  const lista = await exigirLista(db, id);
  if (lista.tipo === 'MANUAL') return lista;
  const message = `La lista ${lista.nombre} sale de una regla: sus precios no se escriben en la tabla.`;
  return datosInvalidos([{ path: ['listaId'], message }]);
}

/**
 * The same for prices. What is written takes the place of what holds for one unit, in its own tramo (`delTramoVigente`);
 * without any, it begins with the first unit.
 */
export async function planearDeLista(db: Db | Tx, ahora: Date, { listaId, precios }: PreciosPuestos) {
  const { rows } = await sql<PrecioVigente>`
    select a.id, a.version, a.codigo, coalesce(t.cantidad_desde, 0)::text as tramo, t.importe::text as importe
    from articulo a
    left join lateral (${delTramoVigente(sql`tramo.cantidad_desde, tramo.importe`, listaId, ahora)}) t on true
    where a.id = any(${precios.map(({ id }) => id)}::uuid[])
  `.execute(db);
  const vigentes = new Map(rows.map((fila) => [fila.id, fila]));
  const importes = new Map(rows.map(({ id, importe }) => [id, importe]));
  return { vigentes, planes: planearPrecios(precios, importes) };
}

/** The plans of some prices, with those that their person may not write so low (PRE-10). */
export async function conBajoMargen(
  db: Db,
  planes: readonly PlanDeCelda[],
  quien: { readonly lista: Lista; readonly usuario: Usuario; readonly ahora: Date },
): Promise<readonly PlanDeCelda[]> {
  const cambian = planes.filter(({ antes, despues }) => antes !== despues);
  const precios = cambian.map(({ id, despues }) => ({ articuloId: id, importe: despues }));
  const bajos = await leerRechazables(db, { ...quien, precios });
  return planes.map((plan) => {
    const minimo = bajos.get(plan.id);
    return minimo === undefined
      ? plan
      : { ...plan, despues: plan.antes, falla: { problema: 'BAJO_MARGEN', detalle: minimo } };
  });
}
