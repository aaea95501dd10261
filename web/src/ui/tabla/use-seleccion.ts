import { useQueryClient } from '@tanstack/react-query';
import { SELECCION_MAXIMA } from '@trastienda/nucleo/comun/seleccion-maxima.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import { useFija } from '#ui/fija.ts';
import { formatearEntero } from '#ui/formato.ts';
import { primeraDe } from '#ui/lista-continua.ts';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import type { Foco } from './foco.ts';
import { conFilas, enviar, NINGUNA, type Seleccion, TODAS } from './seleccion.ts';

/** How the rows of a table are chosen. `indice` is a place among all of them, from 0. */
export type Eleccion = {
  readonly seleccion: Seleccion;
  readonly elegir: (indice: number, puesta: boolean, rango: boolean) => void;
  readonly cambiar: (seleccion: Seleccion) => void;
  /** The keys of the grid that choose; where Shift and an arrow lead. */
  readonly segunTecla: (evento: KeyboardEvent, foco: Foco) => Foco | undefined;
};

type Pedido<Fila> = Pick<TablaDatosProps<Fila>, 'lista' | 'consulta' | 'idDe' | 'seleccion'>;

/** Choosing with a click, a range with Shift, all that match. Undefined when nothing can be done with what is chosen. */
export function useSeleccion<Fila>(props: Pedido<Fila>): Eleccion | undefined {
  const { lista, consulta, idDe } = props;
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  const [seleccion, setSeleccion] = useState(NINGUNA);
  const ancla = useRef<{ readonly indice: number; readonly pregunta: string }>(undefined);
  const idsEntre = useIdsEntre(lista, idDe);
  const pregunta = JSON.stringify({ ...consulta.valores, pagina: 0 });
  const filtro = JSON.stringify(enviar(TODAS, consulta.valores));
  const [visto, setVisto] = useState(filtro);
  // «All that match» is all that matched what was asked then; rows chosen one by one stay chosen.
  if (visto !== filtro) {
    setVisto(filtro);
    if (seleccion.todas) setSeleccion(NINGUNA);
  }
  const hayQueHacer = props.seleccion !== undefined && props.seleccion.acciones.length > 0;

  const elegir = useFija(async (indice: number, puesta: boolean, rango: boolean) => {
    // In another order, or of another filter, another row is in that place.
    const desde = rango && ancla.current?.pregunta === pregunta ? ancla.current.indice : indice;
    ancla.current = { indice, pregunta };
    const ids = await idsEntre(Math.min(desde, indice), Math.max(desde, indice)).catch((error: Error) => {
      avisos.error(error);
      return undefined;
    });
    if (ids === undefined) return;
    setSeleccion((actual) => {
      const nueva = ids.length > SELECCION_MAXIMA ? undefined : conFilas(actual, ids, puesta, SELECCION_MAXIMA);
      if (!nueva) avisos.info(t('tabla.hastaUnaAUna', { total: formatearEntero(SELECCION_MAXIMA) }));
      return nueva ?? actual;
    });
  });
  const segunTecla = useFija((evento: KeyboardEvent, { fila, celda }: Foco): Foco | undefined => {
    const enControl = (evento.target as Element).closest('input:not([type="checkbox"]), textarea, select, button, a');
    if (evento.defaultPrevented || enControl || evento.altKey || fila < 0) return undefined;
    const casilla = casillaDe(evento.currentTarget, fila);
    const { key, shiftKey } = evento;
    const paso = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (key === ' ' && casilla) {
      if (shiftKey) void elegir(fila, true, true);
      else casilla.click();
    } else if (key.toLowerCase() === 'a' && (evento.ctrlKey || evento.metaKey)) setSeleccion(TODAS);
    else if (key === 'Escape' && (seleccion.todas || seleccion.ids.size > 0)) setSeleccion(NINGUNA);
    else if (!shiftKey || paso === undefined) return undefined;
    evento.preventDefault();
    if (paso === undefined) return undefined;
    if (casilla?.checked !== true) ancla.current = { indice: fila, pregunta };
    const destino = Math.max(primeraDe(lista), Math.min(ultimaDe(lista), fila + paso));
    void elegir(destino, true, true);
    return { fila: destino, celda };
  });
  // The rows are drawn again when it changes, and only then.
  return useMemo(
    () =>
      hayQueHacer
        ? { seleccion, elegir: (...cual) => void elegir(...cual), cambiar: setSeleccion, segunTecla }
        : undefined,
    [hayQueHacer, seleccion, elegir, segunTecla],
  );
}

const casillaDe = (tabla: Element, fila: number) =>
  tabla.querySelector<HTMLInputElement>(`tr[aria-rowindex="${fila + 2}"] .eleccion input`);

type Lista<Fila> = TablaDatosProps<Fila>['lista'];

const ultimaDe = (lista: Lista<unknown>): number =>
  lista.bloques ? lista.total - 1 : primeraDe(lista) + (lista.filas?.length ?? 0) - 1;

/** The ids between two places, also of rows that were never in view: their blocks are asked for. */
function useIdsEntre<Fila>(lista: Lista<Fila>, idDe: (fila: Fila) => string) {
  const cache = useQueryClient();
  return async (desde: number, hasta: number): Promise<readonly string[]> => {
    // Of some rows that are here, which begin at a place.
    const entre = (primera: number, filas: readonly Fila[] = []) =>
      filas.slice(Math.max(0, desde - primera), hasta - primera + 1).map(idDe);
    const { bloques } = lista;
    if (!bloques) return entre(primeraDe(lista), lista.filas);
    const { tamano } = bloques;
    // One row is the one that shows. Of a range, what is in between may never have been seen.
    const traer = (pedido: ReturnType<typeof bloques.consulta>) =>
      desde === hasta ? cache.ensureQueryData(pedido) : cache.fetchQuery(pedido);
    const ids: string[] = [];
    // One more than can be named is enough to know that they are too many.
    for (let n = Math.floor(desde / tamano); n * tamano <= hasta && ids.length <= SELECCION_MAXIMA; n += 1) {
      const filas = n === 0 ? lista.filas : (await traer(bloques.consulta(n))).filas;
      ids.push(...entre(n * tamano, filas));
    }
    return ids;
  };
}
