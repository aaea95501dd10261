import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { type ListaContinua, primeraDe } from '#ui/listas/lista-continua.ts';

type FilasEn<Fila> = {
  /** The row in a place among all of them, of those that came: the one of now, also for who asks after it was drawn. */
  readonly en: (indice: number) => Fila | undefined;
  /** Those from a place on, as they are now, wherever the rest was scrolled to; fewer when the list ends before. */
  readonly desde: (indice: number, cuantas: number) => Promise<readonly Fila[]>;
};

export function useFilasEn<Fila>(lista: ListaContinua<Fila>): FilasEn<Fila> {
  const cache = useQueryClient();
  const ultima = useRef(lista);
  useLayoutEffect(() => {
    ultima.current = lista;
  });
  const en = (indice: number) => {
    const { bloques, filas } = ultima.current;
    if (!bloques) return filas?.[indice - primeraDe(ultima.current)];
    const n = Math.floor(indice / bloques.tamano);
    const bloque = cache.getQueryData<{ readonly filas: readonly Fila[] }>(bloques.consulta(n).queryKey);
    return (bloque?.filas ?? (n === 0 ? filas : undefined))?.[indice - n * bloques.tamano];
  };
  const desde = async (indice: number, cuantas: number) => {
    const { bloques, filas = [] } = ultima.current;
    if (!bloques) {
      const inicio = indice - primeraDe(ultima.current);
      return filas.slice(inicio, inicio + cuantas);
    }
    const { tamano, consulta } = bloques;
    const primero = Math.floor(indice / tamano);
    const numeros = Array.from(
      { length: Math.floor((indice + cuantas - 1) / tamano) - primero + 1 },
      (_, i) => primero + i,
    );
    const leidos = await Promise.all(numeros.map((n) => cache.fetchQuery(consulta(n))));
    const inicio = indice - primero * tamano;
    return leidos.flatMap((bloque) => bloque.filas).slice(inicio, inicio + cuantas);
  };
  return { en, desde };
}
