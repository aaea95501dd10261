import { type RawBuilder, sql } from 'kysely';
import type { Usuario } from '#http/contexto.ts';
import { HABLA_DE_COSTOS, type ReservaDeActividad } from '#plataforma/reserva-de-actividad.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { DE_UN_LUGAR } from './minimos/decir-minimo.ts';
import { DE_QUIEN_VENDE } from './proveedores/campo-de-trato.ts';

/**
 * What the trail of an artículo tells only to some (INV-61): who sells it, and what each depósito should hold of it and where.
 * One change may be of depósitos of several sucursales, so it is each field that is told or not, by the name of its place: one
 * that was called otherwise then is told to who sees all of them.
 */
export const reservaDeArticulos: ReservaDeActividad = {
  entidad: 'articulo',
  callados: async (db, usuario) => {
    const quienVende = usuario.puede('proveedor.ver') ? null : new RegExp(DE_QUIEN_VENDE);
    const alcance = comoLista(alcanceDeStock(usuario));
    if (alcance === null) return (campo) => quienVende?.test(campo) ?? false;
    const { rows } = await sql<{ lugar: string }>`${lugaresDe(alcance)}`.execute(db);
    const lugares = new Set(rows.map(({ lugar }) => lugar));
    const deUnLugar = new RegExp(DE_UN_LUGAR);
    return (campo) => quienVende?.test(campo) || (deUnLugar.test(campo) && !lugares.has(campo.replace(deUnLugar, '')));
  },
};

/** The same and what speaks of costs, asked of a `campo` in SQL. */
export function seDice(usuario: Usuario, campo: RawBuilder<unknown>): RawBuilder<unknown> {
  const alcance = comoLista(alcanceDeStock(usuario));
  const quienVende = usuario.puede('proveedor.ver') ? sql`true` : sql`${campo} !~ ${DE_QUIEN_VENDE}`;
  const deSuLugar =
    alcance === null
      ? sql`true`
      : sql`(${campo} !~ ${DE_UN_LUGAR} or regexp_replace(${campo}, ${DE_UN_LUGAR}, '') in (${lugaresDe(alcance)}))`;
  return sql`${seDiceDeCostos(usuario, campo)} and ${quienVende} and ${deSuLugar}`;
}

/** Of what is nobody's secret but for what it costs. */
export const seDiceDeCostos = (usuario: Usuario, campo: RawBuilder<unknown>): RawBuilder<unknown> =>
  usuario.puede('costo.ver') ? sql`true` : sql`${campo} !~* ${HABLA_DE_COSTOS}`;

/** As the trail calls the depósitos of some sucursales. */
const lugaresDe = (sucursales: readonly string[]): RawBuilder<unknown> => sql`
  select d.nombre || ', ' || s.nombre as lugar from deposito d join sucursal s on s.id = d.sucursal_id
  where s.id = any(${sucursales}::uuid[])`;
