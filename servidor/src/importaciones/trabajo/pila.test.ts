import { expect, it } from 'vitest';
import type { Celda, Copiar } from '#db/copia.ts';
import { crearPila, vaciar } from './pila.ts';

it('rows that come while others are written are neither lost nor written twice, in any of the tables', async () => {
  const escritas: Record<string, (readonly Celda[])[]> = {};
  const copiar: Copiar = async (tabla, _columnas, filas) => {
    await new Promise((listo) => setTimeout(listo, 5));
    escritas[tabla] = [...(escritas[tabla] ?? []), ...filas];
  };
  const filas = crearPila(copiar, 'carga_fila', ['fila']);
  const otros = crearPila(copiar, 'carga_otro', ['fila', 'valor']);
  let volcado = Promise.resolve();
  for (let fila = 1; fila <= 10; fila += 1) {
    filas.poner([fila]);
    otros.poner([fila, 'a']);
    otros.poner([fila, 'b']);
    if (fila % 3 === 0) {
      await volcado;
      volcado = vaciar(filas, otros);
    }
  }
  await volcado;
  await vaciar(filas, otros);
  expect(escritas.carga_fila).toEqual(Array.from({ length: 10 }, (_, i) => [i + 1]));
  expect(escritas.carga_otro).toHaveLength(20);
});
