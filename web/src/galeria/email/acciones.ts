import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { escritoTras } from '#galeria/comun/eleccion.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { alternar, alternarJuntos, alternarPapelera, devolverDePapelera, marcarLeidos, sinTildes } from './estado.ts';
import { textos } from './textos.ts';

export type CambiarCorreos = (fn: (correos: readonly Email[]) => readonly Email[]) => void;

/** What is done with mails, from their row, from their detail or with several at once. */
export type AccionesDeCorreo = {
  readonly tildar: (id: number) => void;
  readonly soltar: () => void;
  readonly leidos: (ids: readonly number[], leidos: boolean) => void;
  readonly destacar: (ids: readonly number[]) => void;
  readonly importante: (ids: readonly number[]) => void;
  /** To the bin, or out of it; it can be undone. When the one of the address goes, its neighbour is shown (F1). */
  readonly papelera: (ids: readonly number[]) => void;
};

export function useAcciones(
  cambiar: CambiarCorreos,
  aLaVista: readonly Email[],
  escrito: string,
  mostrar: (id: string) => void,
): AccionesDeCorreo {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const papelera = (ids: readonly number[]) => {
    const restaura = aLaVista.some(({ id, trash }) => ids.includes(id) && trash);
    const antes = ids.find((id) => String(id) === escrito);
    if (antes !== undefined) mostrar(escritoTras(aLaVista, antes, ids));
    cambiar((correos) => alternarPapelera(correos, ids));
    const handleDeshacer = () => {
      cambiar((correos) => devolverDePapelera(correos, aLaVista, ids));
      if (antes !== undefined) mostrar(escrito);
    };
    avisos.info(t(restaura ? 'restaurado' : 'borrado', { count: ids.length }), conDeshacer(handleDeshacer));
  };
  return {
    tildar: (id) => cambiar((correos) => alternar(correos, 'checked', [id])),
    soltar: () => cambiar(sinTildes),
    leidos: (ids, leidos) => cambiar((correos) => sinTildes(marcarLeidos(correos, ids, leidos))),
    destacar: (ids) => cambiar((correos) => alternarJuntos(correos, 'starred', ids)),
    importante: (ids) => cambiar((correos) => alternarJuntos(correos, 'important', ids)),
    papelera,
  };
}
