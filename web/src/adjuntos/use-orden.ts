import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { mover } from '@trastienda/nucleo/adjuntos/orden.ts';
import { useRef, useState } from 'react';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import type { Fuente } from './fuente.ts';

type Orden = readonly string[];

/**
 * The order as it is being changed. It shows at once, and gives way to the server's when all that was asked for is saved:
 * two orders on their way together could arrive the other way round, so one goes at a time, and of those that wait the last.
 */
export function useOrden({ filas, ordenar }: Pick<Fuente, 'filas' | 'ordenar'>) {
  const [puesto, setPuesto] = useState<Orden | null>(null);
  const guardar = useDeAUno(ordenar, () => setPuesto(null));
  const enOrden = puesto === null ? filas : enElOrden(filas, puesto);
  return {
    filas: enOrden,
    mover: ({ id }: Pick<Adjunto, 'id'>, lugar: number) => {
      const antes = enOrden.map((una) => una.id);
      const ids = mover(antes, id, lugar);
      if (ids.join() === antes.join()) return;
      setPuesto(ids);
      void guardar(ids);
    },
  };
}

/** What came meanwhile goes last. */
function enElOrden(filas: readonly Adjunto[], ids: Orden): readonly Adjunto[] {
  const lugares = new Map(ids.map((id, lugar) => [id, lugar]));
  const lugarDe = ({ id }: Adjunto) => lugares.get(id) ?? ids.length;
  return filas.toSorted((una, otra) => lugarDe(una) - lugarDe(otra));
}

function useDeAUno(ordenar: Fuente['ordenar'], onListo: () => void) {
  const avisos = useAvisos();
  const estado = useRef<{ enCamino: boolean; espera: Orden | null }>({ enCamino: false, espera: null });
  return async (pedido: Orden) => {
    const cola = estado.current;
    cola.espera = pedido;
    if (cola.enCamino) return;
    cola.enCamino = true;
    try {
      while (cola.espera !== null) {
        const ids: Orden = cola.espera;
        cola.espera = null;
        await ordenar(ids);
      }
    } catch (error) {
      cola.espera = null;
      avisos.error(error);
    }
    cola.enCamino = false;
    onListo();
  };
}
