import type { TFunction } from 'i18next';
import { esHoja, type HojaDeMenu, type SubramaDeMenu } from '#ui/pantalla/menu.ts';
import type { GrupoDeEnlaces } from './desplegable.tsx';

/** The screens of a branch as a list: its own first, then those of each branch inside, under its name. */
export function gruposDe(
  rama: SubramaDeMenu,
  actual: string | undefined,
  t: TFunction<'menu'>,
): readonly GrupoDeEnlaces[] {
  const propias = rama.hojas.filter(esHoja);
  const dentro = rama.hojas.filter((nodo): nodo is SubramaDeMenu => !esHoja(nodo));
  const opcion = ({ a, titulo, afuera }: HojaDeMenu) => ({ a, afuera, texto: t(titulo), actual: a === actual });
  return [
    ...(propias.length > 0 ? [{ id: rama.id, opciones: propias.map(opcion) }] : []),
    ...dentro.flatMap((sub) => {
      const [primero, ...resto] = gruposDe(sub, actual, t);
      const nombre = t(sub.titulo);
      if (!primero) return [];
      const conNombre = primero.titulo === undefined ? { ...primero, titulo: nombre } : primero;
      return [conNombre, ...resto.map((grupo) => ({ ...grupo, titulo: `${nombre} · ${grupo.titulo ?? ''}` }))];
    }),
  ];
}
