import type { AlcanceDePermiso } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Usuario } from '#http/contexto.ts';

/** The sucursales whose stock someone may see beside an artículo (INV-61). */
export function alcanceDeStock(usuario: Usuario): AlcanceDePermiso {
  const propias = usuario.alcance('stock.ver');
  return usuario.puede('stock.ver_otras') ? 'TODAS' : propias;
}

/** As SQL wants it: null is all of them. */
export const comoLista = (alcance: AlcanceDePermiso): readonly string[] | null =>
  alcance === 'TODAS' ? null : alcance;
