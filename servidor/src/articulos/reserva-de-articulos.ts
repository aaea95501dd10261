import { type RawBuilder, sql } from 'kysely';
import type { Usuario } from '#http/contexto.ts';
import type { ReservaDeActividad } from '#plataforma/reserva-de-actividad.ts';
import { DE_QUIEN_VENDE } from './proveedores/campo-de-trato.ts';

/** What the trail of an artículo tells only to some (INV-61): who sells it. */
export const reservaDeArticulos: ReservaDeActividad = {
  entidad: 'articulo',
  callados: async (_db, usuario) => {
    const quienVende = usuario.puede('proveedor.ver') ? null : new RegExp(DE_QUIEN_VENDE);
    return (campo) => quienVende?.test(campo) ?? false;
  },
};

/** The same, asked of a `campo` in SQL. */
export function seDice(usuario: Usuario, campo: RawBuilder<unknown>): RawBuilder<unknown> {
  return usuario.puede('proveedor.ver') ? sql`true` : sql`${campo} !~ ${DE_QUIEN_VENDE}`;
}
