import { expect, it } from 'vitest';
import { camposEnLaActividad } from './en-la-actividad.ts';

it('ART-26 fields keep their name, values are told as they are read, and in the order of the file; what is empty is not told', () => {
  const fila = {
    antes: { precio: '100.0000', marca: null, permiteNegativo: 'false' },
    despues: { precio: '1250.5000', marca: 'Mann', permiteNegativo: 'true', observaciones: null },
    lugar: null,
  };
  expect(camposEnLaActividad('articulos', [fila])).toEqual([
    { campo: 'marca', antes: null, despues: 'Mann' },
    { campo: 'precio', antes: '100,00', despues: '1.250,50' },
    { campo: 'permiteNegativo', antes: 'No', despues: 'Sí' },
  ]);
  expect(camposEnLaActividad('articulos', [fila], { vuelta: true })[1]).toEqual({
    ...{ campo: 'precio', antes: '1.250,50', despues: '100,00' },
  });
});

it('ART-26 each row of a code, a minimum or an application is a change of its artículo', () => {
  const sin = { antes: null, lugar: null };
  expect(
    camposEnLaActividad('codigos', [
      { ...sin, despues: { valor: '779', tipo: 'BARRAS', cantidad: '12.000' } },
      { lugar: null, antes: { valor: 'OC264' }, despues: { valor: 'OC-264' } },
      { lugar: null, antes: { cantidad: '1' }, despues: { cantidad: '6' } },
    ]),
  ).toEqual([
    { campo: 'código BARRAS', antes: null, despues: '779 por 12' },
    { campo: 'otro código', antes: 'OC264', despues: 'OC-264' },
    { campo: 'otro código', antes: 'por 1', despues: 'por 6' },
  ]);
  const minimo = { antes: { minimo: '2.000' }, despues: { minimo: '4.500' }, lugar: 'Salón, Central' };
  expect(camposEnLaActividad('minimos', [minimo])).toEqual([
    { campo: 'mínimo en Salón, Central', antes: '2', despues: '4,5' },
  ]);
  const uso = { ...sin, despues: { marca: 'Fiat', modelo: 'Uno', hasta: '2010' } };
  expect(camposEnLaActividad('aplicaciones', [uso])).toMatchObject([{ campo: 'aplicación', antes: null }]);
  expect(camposEnLaActividad('aplicaciones', [uso])[0]?.despues).toMatch(/^Fiat Uno.*2010/);
});

it('what a document or the birth of the record tells is not told twice', () => {
  const fila = { antes: null, despues: { precio: '1.0000', cantidad: '2' }, lugar: null };
  for (const entidad of ['ventas', 'stock', 'precios', 'listas_de_proveedor'] as const) {
    expect(camposEnLaActividad(entidad, [fila])).toEqual([]);
  }
});
