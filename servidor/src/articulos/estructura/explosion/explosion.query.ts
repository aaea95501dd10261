import type { ConsultaDeExplosion, Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  type BaseDeArmado,
  type CostoDeNodo,
  costear,
} from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import { type Explotado, multiplicar, textoDeTotal } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type Grafo, type Linea, lineasDe } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { type RawBuilder, sql } from 'kysely';
import { costoVigente } from '#articulos/costos/costo-vigente.sql.ts';
import { conKits, leerDisponibles } from '#articulos/estructura/disponibles.query.ts';
import { leerNombrados, nombresDe } from '#articulos/estructura/nombrados.query.ts';
import { rechazarVuelta } from '#articulos/estructura/revisar.ts';
import { leerCabecera } from '#articulos/estructura/ver-estructura.query.ts';
import type { Db } from '#db/db.ts';
import { enTexto } from '#db/ids.ts';
import type { Consulta } from '#http/contexto.ts';
import { type Despiece, leerDespiece } from './despiece.query.ts';

/** How many, and whether with their optional lines. */
export type Unidades = Pick<ConsultaDeExplosion, 'cantidad' | 'opcionales' | 'costo'>;

type Explotada = {
  readonly estructura: { readonly id: string; readonly articuloId: string; readonly codigo: string };
  readonly grafo: Grafo;
  readonly explotados: readonly Explotado[];
} & Pick<Despiece, 'ids' | 'todos'>;

/** The graph below a version and what so many units take of each thing in it: so many times what one takes (RN-24). */
export async function leerExplotada(db: Db, id: string, { cantidad, opcionales }: Unidades): Promise<Explotada> {
  const estructura = await leerCabecera(db, id);
  const { articuloId } = estructura;
  const { grafo, deUna, ...resto } = await leerDespiece(db, { id, articuloId, opcionales: opcionales === 'true' });
  // A draft may have been overtaken by what was put in force since it was saved.
  if (!deUna.ok) return rechazarVuelta(db, deUna.error);
  return { estructura, grafo, explotados: multiplicar(deUna.value, cantidad), ...resto };
}

export async function explotarEstructura(
  { db, usuario, ahora }: Consulta,
  id: string,
  consulta: ConsultaDeExplosion,
): Promise<Explosion> {
  const { estructura, grafo, explotados, ids, todos } = await leerExplotada(db, id, consulta);
  const [nombrados, sueltos, costos] = await Promise.all([
    leerNombrados(db, todos),
    leerDisponibles(db, usuario, todos, consulta),
    usuario.puede('costo.ver') ? leerCostos(db, grafo, ids, { base: consulta.costo, ahora }) : null,
  ]);
  const disponibles = await conKits(db, usuario, { disponibles: sueltos, nombrados: nombrados.values() }, consulta);
  const hay = (articuloId: string) => disponibles && textoCantidad(disponibles.get(articuloId) ?? '0');
  // One object each, written out: there are thousands, and what is spread to be thrown away costs as much as the rest.
  const sustituto = (articuloId: string): Sustituto => {
    const { codigo, descripcion } = nombresDe(nombrados, articuloId);
    return { articuloId, codigo, descripcion, disponible: hay(articuloId) };
  };
  const enLinea = ({ id, componenteId, cantidad, merma, opcional, sustitutos }: Linea): LineaDeNodo => ({
    id,
    componenteId,
    cantidad,
    merma,
    opcional,
    sustitutos: sustitutos.length === 0 ? NINGUNO : sustitutos.map(sustituto),
  });
  return {
    estructuraId: id,
    raizId: estructura.articuloId,
    cantidad: consulta.cantidad,
    nodos: explotados.map(({ articuloId, total, nivel, hoja }): NodoDeExplosion => {
      const costo = costos?.get(articuloId);
      const nombrado = nombrados.get(articuloId);
      return {
        articuloId,
        codigo: nombrado?.codigo ?? '',
        descripcion: nombrado?.descripcion ?? '',
        disponible: hay(articuloId),
        unidad: nombrado?.unidad ?? '',
        decimales: nombrado?.decimales ?? 0,
        tipo: nombrado?.tipo ?? '',
        estado: nombrado?.estado ?? '',
        total: textoDeTotal(total),
        nivel,
        hoja,
        costo: costo && costoParaVer(costo, total),
        lineas: hoja ? [] : lineasDe(grafo, articuloId).map(enLinea),
      };
    }),
  };
}

type LineaDeNodo = NodoDeExplosion['lineas'][number];
type Sustituto = LineaDeNodo['sustitutos'][number];
const NINGUNO: Sustituto[] = [];

const costoParaVer = (costo: CostoDeNodo, total: Big) => ({
  propio: costo.propio && textoUnitario(costo.propio),
  armado: costo.armado && textoUnitario(costo.armado),
  total: costo.unitario && textoTotal(costo.unitario.times(total)),
  sinCosto: costo.sinCosto.length,
});

type Costeo = { readonly base: BaseDeArmado; readonly ahora: Date };

/** The costs of that kind of some artículos, in pesos, rolled up (EST-05). They are already in the order of the explosion. */
export async function leerCostos(
  db: Db,
  grafo: Grafo,
  ids: Iterable<string>,
  { base, ahora }: Costeo,
): Promise<ReadonlyMap<string, CostoDeNodo>> {
  const { rows } = await sql<Propio>`
    select x.id, x.costo from (${COSTOS[base](ids, ahora)}) x (id, costo) where x.costo > 0
  `.execute(db);
  const sabido = costeados.get(grafo);
  if (sabido && mismos(sabido.propios, rows)) return sabido.costos;
  const costos = costear(grafo, [...ids], new Map(rows.map(({ id, costo }) => [id, decimal(costo)])));
  costeados.set(grafo, { propios: rows, costos });
  return costos;
}

type Propio = { readonly id: string; readonly costo: string };
type Costeado = { readonly propios: readonly Propio[]; readonly costos: ReadonlyMap<string, CostoDeNodo> };

/**
 * What each graph that is remembered (`despiece.query.ts`) came to, with the costs it came from: they are read every time, and
 * rolled up again only if one of them moved. Whoever asks for another quantity has the same ones.
 */
const costeados = new WeakMap<Grafo, Costeado>();

const mismos = (unos: readonly Propio[], otros: readonly Propio[]): boolean =>
  unos.length === otros.length && unos.every(({ id, costo }, i) => id === otros[i]?.id && costo === otros[i]?.costo);

/** One statement for all of them. What was there from the beginning stands for the purchases before. */
const COSTOS: Readonly<Record<BaseDeArmado, (ids: Iterable<string>, ahora: Date) => RawBuilder<unknown>>> = {
  PROMEDIO: (ids) =>
    sql`select articulo_id, promedio from costo_articulo where articulo_id = any(${enTexto(ids)}::uuid[])`,
  REPOSICION: (ids, ahora) => sql`
    select p.id, round(c.importe * cambio_en(c.moneda, ${ahora}), 4)
    from unnest(${enTexto(ids)}::uuid[]) as p (id)
    cross join lateral (${costoVigente(sql`p.id`, sql`${ahora}`)}) c`,
  ULTIMA_COMPRA: (ids) => sql`
    select p.id, c.costo
    from unnest(${enTexto(ids)}::uuid[]) as p (id)
    cross join lateral (select a.valor / a.cantidad as costo
                        from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
                        where a.articulo_id = p.id and a.cantidad > 0 and a.valor > 0 and m.tipo in ('COMPRA', 'INICIAL')
                          and not exists (select from movimiento_stock v where v.revierte_a = m.id)
                        order by a.id desc limit 1) c`,
};
