import { useQueryClient } from '@tanstack/react-query';
import { SELECCION_MAXIMA } from '@trastienda/nucleo/comun/seleccion-maxima.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFija } from '#ui/fija.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { primeraDe } from '#ui/listas/lista-continua.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
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
  const ancla = useRef<Marca & { readonly pregunta: string }>(undefined);
  const { idEn, idsEntre } = useIds(lista, idDe);
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
    const hasta = { indice, id: idEn(indice), pregunta };
    const desde = rango && ancla.current?.pregunta === pregunta ? ancla.current : hasta;
    ancla.current = hasta;
    const caben = Math.abs(desde.indice - indice) < SELECCION_MAXIMA;
    const pedidos = caben ? idsEntre(desde, hasta) : Promise.resolve([]);
    const ids = await pedidos.catch((error: Error) => {
      avisos.error(error);
      return undefined;
    });
    if (ids === undefined) return;
    setSeleccion((actual) => {
      const nueva = caben ? conFilas(actual, ids, puesta, SELECCION_MAXIMA) : undefined;
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
    if (casilla?.checked !== true) ancla.current = { indice: fila, id: idEn(fila), pregunta };
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

/** A row and the place it had. Without its id it was on its way: then it is whichever is in that place. */
type Marca = { readonly indice: number; readonly id: string | undefined };

/** The ids of rows that are here, and of those between two, also of rows that were never in view: their blocks are asked for. */
function useIds<Fila>(lista: Lista<Fila>, idDe: (fila: Fila) => string) {
  const cache = useQueryClient();
  const { bloques, filas: primeras = [] } = lista;
  const primera = primeraDe(lista);
  const bloqueDe = (indice: number) => (bloques ? Math.floor(indice / bloques.tamano) : 0);
  const comienzo = (n: number) => (n > 0 && bloques ? n * bloques.tamano : primera);

  const idEn = (indice: number): string | undefined => {
    const n = bloqueDe(indice);
    const leidas = n > 0 && bloques ? cache.getQueryData<Bloque<Fila>>(bloques.consulta(n).queryKey)?.filas : primeras;
    const fila = leidas?.[indice - comienzo(n)];
    return fila === undefined ? undefined : idDe(fila);
  };
  /** Where they are by now: a list that was read again in between may have moved them. */
  const idsEntre = async (una: Marca, otra: Marca): Promise<readonly string[]> => {
    const solo = otra.id === undefined ? [] : [otra.id];
    if (una === otra) return solo;
    const [desde, hasta] = [Math.min(una.indice, otra.indice), Math.max(una.indice, otra.indice)];
    const ids: string[] = [];
    for (let n = bloqueDe(desde); n <= bloqueDe(hasta); n += 1) {
      // What is in between may never have been seen.
      const filas = n > 0 && bloques ? (await cache.fetchQuery(bloques.consulta(n))).filas : primeras;
      ids.push(...filas.map(idDe));
    }
    // Of another page, all there are up to its side.
    const lugar = ({ indice, id }: Marca) => {
      const enOrden = indice - comienzo(bloqueDe(desde));
      const otraPagina = enOrden < 0 || enOrden >= ids.length;
      return id === undefined || otraPagina ? Math.max(0, Math.min(enOrden, ids.length - 1)) : ids.indexOf(id);
    };
    const [i, j] = [lugar(una), lugar(otra)];
    return i < 0 || j < 0 ? solo : ids.slice(Math.min(i, j), Math.max(i, j) + 1);
  };
  return { idEn, idsEntre };
}

type Bloque<Fila> = { readonly filas: readonly Fila[] };
