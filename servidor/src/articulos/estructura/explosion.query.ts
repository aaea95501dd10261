import type { ConsultaDeExplosion, Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { type CostoDeNodo, costear, unitario } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import {
  conOpcionales,
  type Explotado,
  explotar,
  textoDeTotal,
} from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type Grafo, lineasDe } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { leerDisponibles } from './disponibles.query.ts';
import { leerGrafoDe } from './grafo.query.ts';
import { leerNombrados, nombresDe } from './nombrados.query.ts';
import { rechazarVuelta } from './revisar.ts';
import { leerCabecera } from './ver-estructura.query.ts';

/** How many, and whether with their optional lines. */
export type Unidades = Pick<ConsultaDeExplosion, 'cantidad' | 'opcionales'>;

export type Explotada = {
  readonly estructura: { readonly id: string; readonly articuloId: string; readonly codigo: string };
  readonly grafo: Grafo;
  readonly explotados: readonly Explotado[];
};

/** The graph below a version and what so many units take of each thing in it: two statements, whatever its size. */
export async function leerExplotada(db: Db, id: string, { cantidad, opcionales }: Unidades): Promise<Explotada> {
  const estructura = await leerCabecera(db, id);
  const completo = await leerGrafoDe(db, estructura);
  const grafo = conOpcionales(completo, opcionales === 'true' ? 'todas' : new Set());
  const explotados = explotar(grafo, estructura.articuloId, cantidad);
  // A draft may have been overtaken by what was put in force since it was saved.
  return explotados.ok ? { estructura, grafo, explotados: explotados.value } : rechazarVuelta(db, explotados.error);
}

export async function explotarEstructura(
  { db, usuario }: Consulta,
  id: string,
  consulta: ConsultaDeExplosion,
): Promise<Explosion> {
  const { estructura, grafo, explotados } = await leerExplotada(db, id, consulta);
  const ids = explotados.map(({ articuloId }) => articuloId);
  const todos = [...ids, ...[...grafo.values()].flat().flatMap(({ sustitutos }) => sustitutos)];
  const [nombrados, disponibles, costos] = await Promise.all([
    leerNombrados(db, todos),
    leerDisponibles(db, usuario, todos, consulta),
    usuario.puede('costo.ver') ? leerCostos(db, grafo, ids) : null,
  ]);
  const comun = (articuloId: string) => ({ articuloId, ...nombresDe(nombrados, articuloId), ...hay(articuloId) });
  const hay = (articuloId: string) => ({
    disponible: disponibles && textoCantidad(disponibles.get(articuloId) ?? CERO),
  });
  return {
    estructuraId: id,
    raizId: estructura.articuloId,
    cantidad: consulta.cantidad,
    nodos: explotados.map(({ articuloId, total, nivel, hoja }): NodoDeExplosion => {
      const costo = costos?.get(articuloId);
      const { unidad = '', decimales = 0, tipo = '', estado = '' } = nombrados.get(articuloId) ?? {};
      return {
        ...comun(articuloId),
        unidad,
        decimales,
        tipo,
        estado,
        total: textoDeTotal(total),
        nivel,
        hoja,
        ...(costo ? { costo: costoParaVer(costo, total) } : {}),
        lineas: lineasDe(grafo, articuloId).map(({ sustitutos, ...linea }) => ({
          ...linea,
          sustitutos: sustitutos.map(comun),
        })),
      };
    }),
  };
}

const costoParaVer = (costo: CostoDeNodo, total: Big) => ({
  propio: costo.propio && textoUnitario(costo.propio),
  armado: costo.armado && textoUnitario(costo.armado),
  total: textoTotal(unitario(costo).times(total)),
  sinCosto: costo.sinCosto.length,
});

/** The company's averages of some artículos, rolled up (EST-05). They are already in the order of the explosion. */
export async function leerCostos(
  db: Db,
  grafo: Grafo,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CostoDeNodo>> {
  const { rows } = await sql<{ id: string; promedio: string }>`
    select articulo_id as id, promedio from costo_articulo where articulo_id = any(${ids}::uuid[]) and promedio > 0
  `.execute(db);
  return costear(grafo, ids, new Map(rows.map(({ id, promedio }) => [id, decimal(promedio)])));
}
