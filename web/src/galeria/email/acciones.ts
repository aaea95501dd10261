import type { Email } from '#galeria/api-falsa/entidades/email.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { useDetalleALaVista } from '#galeria/comun/detalle-a-la-vista.ts';
import { escritoTras } from '#galeria/comun/eleccion.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { alternar, alternarJuntos, alternarPapelera, devolverDePapelera, marcarLeidos, sinTildes } from './estado.ts';
import { textos } from './textos.ts';

export type CambiarCorreos = (fn: (correos: readonly Email[]) => readonly Email[]) => void;

/** What is done with mails, from their row, from their detail or with several at once. */
export type AccionesDeCorreo = {
  readonly tildar: (id: number) => void;
  readonly soltar: (ids: readonly number[]) => void;
  readonly leidos: (ids: readonly number[], leidos: boolean) => void;
  readonly destacar: (ids: readonly number[]) => void;
  readonly importante: (ids: readonly number[]) => void;
  /** To the bin, or out of it; it can be undone. When the one that is shown goes, its neighbour is (F1). */
  readonly papelera: (ids: readonly number[]) => void;
};

export function useAcciones(props: {
  readonly correos: readonly Email[];
  readonly aLaVista: readonly Email[];
  readonly elegido: Email | undefined;
  /** What the address names, and how it is changed. */
  readonly escrito: string;
  readonly mostrar: (id: string) => void;
  readonly cambiar: CambiarCorreos;
}): AccionesDeCorreo {
  const { correos: antes, elegido, escrito, mostrar, cambiar } = props;
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const seMuestra = useDetalleALaVista() || escrito !== '';
  const papelera = (ids: readonly number[]) => {
    const restaura = antes.some(({ id, trash }) => ids.includes(id) && trash);
    const seVa = seMuestra && elegido !== undefined && ids.includes(elegido.id);
    if (seVa) mostrar(escritoTras(props.aLaVista, elegido.id, ids));
    cambiar((correos) => alternarPapelera(correos, ids));
    const handleDeshacer = () => {
      cambiar((correos) => devolverDePapelera(correos, antes, ids));
      if (seVa) mostrar(escrito);
    };
    avisos.info(t(restaura ? 'restaurado' : 'borrado', { count: ids.length }), conDeshacer(handleDeshacer));
  };
  return {
    tildar: (id) => cambiar((correos) => alternar(correos, 'checked', [id])),
    soltar: (ids) => cambiar((correos) => sinTildes(correos, ids)),
    leidos: (ids, leidos) => cambiar((correos) => sinTildes(marcarLeidos(correos, ids, leidos), ids)),
    destacar: (ids) => cambiar((correos) => alternarJuntos(correos, 'starred', ids)),
    importante: (ids) => cambiar((correos) => alternarJuntos(correos, 'important', ids)),
    papelera,
  };
}
