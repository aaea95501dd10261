import type { OmisionesParaCargar } from '#articulos/index.ts';
import type { Subfamilia } from './generar/catalogo.ts';

/** Margins as shops round them, one for each rubro. */
const MARGENES = ['45', '38', '52', '40', '60', '35'];

/** What a rubro says for all that is in it: its margin, and a count twice a year. */
export const omisionesDeRubro = (orden: number): OmisionesParaCargar => ({
  margen: MARGENES[orden % MARGENES.length] ?? '40',
  diasDeConteo: 180,
});

/** Where a subfamilia differs: its IVA and unidad, and how soon what sells fast or hardly ever is counted and given up. */
export function omisionesDeSubfamilia(
  { iva, unidad, rota }: Pick<Subfamilia, 'iva' | 'unidad' | 'rota'>,
  unidadId: string | undefined,
): OmisionesParaCargar {
  return {
    ...(iva === '21' ? {} : { iva }),
    ...(unidad === 'U' || unidadId === undefined ? {} : { unidadId }),
    ...(rota >= 8 ? { diasDeConteo: 30, obsolescencia: 'ROTACION_ALTA' as const } : {}),
    ...(rota <= 2 ? { obsolescencia: 'ROTACION_BAJA' as const } : {}),
  };
}
