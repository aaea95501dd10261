import { expect, it } from 'vitest';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { acomodar, type DisenoDeColumnas, fijarColumna, mostrarColumna, moverColumna, ponerJunto } from './columnas.ts';
import { anchoTotal } from './estilo.ts';
import { destinoDe } from './foco.ts';
import { siguienteOrden } from './orden.ts';

const columna = (id: string, mas: Partial<Columna<string>> = {}): Columna<string> => ({
  id,
  titulo: id,
  celda: (fila) => fila,
  ...mas,
});
const TODAS = [
  columna('codigo', { ancho: 100, fija: true }),
  columna('descripcion'),
  columna('marca', { ancho: 80, ocultaBajo: 'md' }),
  columna('precio', { ancho: 110 }),
  columna('rubro', { oculta: true }),
];
const ANCHA = { md: false, lg: false, xl: false };
const puestas = (diseno: DisenoDeColumnas, bajo = ANCHA) => acomodar(TODAS, diseno, { conMenu: true, bajo });
const ids = (diseno: DisenoDeColumnas) => puestas(diseno).map(({ id }) => id);

it('TD-03 pins to both sides, each one behind its neighbours and the menu', () => {
  const diseno = fijarColumna(fijarColumna({}, 'marca', 'inicio'), 'precio', 'fin');
  expect(ids(diseno)).toEqual(['codigo', 'marca', 'descripcion', 'precio']);
  expect(puestas(diseno).map(({ lado, desde, borde }) => [lado, desde, borde])).toEqual([
    ['inicio', 0, false],
    ['inicio', 100, true],
    [undefined, expect.any(Number), false],
    ['fin', 42, true],
  ]);
  expect(ids(fijarColumna({}, 'codigo', 'suelta'))).toEqual(['codigo', 'descripcion', 'marca', 'precio']);
});

it('TD-04 moves within its side, takes the side of where it is dropped, and knows columns that came later', () => {
  expect(ids(moverColumna(TODAS, {}, 'marca', 1))).toEqual(['codigo', 'descripcion', 'precio', 'marca']);
  expect(moverColumna(TODAS, {}, 'descripcion', -1)).toEqual({});
  const soltada = ponerJunto(TODAS, {}, { id: 'precio', otra: 'codigo', lugar: 'antes' });
  expect(puestas(soltada)[0]).toMatchObject({ id: 'precio', lado: 'inicio' });
  expect(ids({ orden: ['precio', 'codigo', 'ya-no-esta'] })).toEqual(['codigo', 'precio', 'descripcion', 'marca']);
});

it('TD-04 shows what was asked for at every width, and hides what was not', () => {
  expect(ids(mostrarColumna({}, 'rubro', true))).toContain('rubro');
  expect(ids(mostrarColumna({}, 'marca', false))).not.toContain('marca');
  expect(puestas(mostrarColumna({}, 'marca', true)).find(({ id }) => id === 'marca')?.ocultaBajo).toBe(undefined);
});

it('TD-03 a column that the window has no room for takes none: neither in the whole nor before the pinned ones', () => {
  const angosta = { md: true, lg: true, xl: true };
  const idsEn = (diseno: DisenoDeColumnas) => puestas(diseno, angosta).map(({ id }) => id);
  expect(idsEn({})).toEqual(['codigo', 'descripcion', 'precio']);
  expect(anchoTotal(puestas({}), 1) - anchoTotal(puestas({}, angosta), 1)).toBe(80);
  expect(puestas(fijarColumna({}, 'precio', 'inicio'), angosta)[1]).toMatchObject({ id: 'precio', desde: 100 });
  expect(idsEn(mostrarColumna({}, 'marca', true))).toContain('marca');
});

it('WCAG 1.4.4 where letters are twice as big columns are twice as wide, and those somebody widened as they left them', () => {
  const anchos = acomodar(TODAS, { anchos: { precio: 150 } }, { conMenu: true, bajo: ANCHA, letra: 2 });
  expect(anchos.map(({ id, ancho, desde }) => [id, ancho, desde])).toEqual([
    ['codigo', 200, 0],
    ['descripcion', undefined, 200],
    ['marca', 160, expect.any(Number)],
    ['precio', 150, expect.any(Number)],
  ]);
});

it('TD-11 some column shows whatever a view left: where those it shows do not fit, they; where the reader has none of them, all', () => {
  const soloMarca = { visibles: { codigo: false, descripcion: false, precio: false } };
  const angosta = { md: true, lg: true, xl: true };
  expect(puestas(soloMarca, angosta).map(({ id }) => id)).toEqual(['marca']);
  const soloCosto = { visibles: { ...soloMarca.visibles, marca: false, costo: true } };
  expect(ids(soloCosto)).toEqual(['codigo', 'descripcion', 'marca', 'precio', 'rubro']);
});

it('TD-05 leaves one column to take the rest, so that pinned ones keep their places', () => {
  const anchas = puestas({ anchos: { descripcion: 300 } });
  expect(anchas.filter(({ ancho }) => ancho === undefined)).toHaveLength(1);
  expect(anchas[0]?.ancho).toBe(100);
});

it('TD-06 adds, turns and takes away an order', () => {
  expect(siguienteOrden(undefined, 'a', false)).toBe('a');
  expect(siguienteOrden('a', 'a', false)).toBe('-a');
  expect(siguienteOrden('-a', 'a', false)).toBe(undefined);
  expect(siguienteOrden('a', 'b', false)).toBe('b');
  expect(siguienteOrden('a', 'b', true)).toBe('a,b');
  expect(siguienteOrden('a,b', 'a', true)).toBe('-a,b');
  expect(siguienteOrden('-a,b', 'a', true)).toBe('b');
  expect(siguienteOrden('a,b', 'b', false)).toBe('b');
});

it('TD-02 walks rows and cells, and stops at the edges', () => {
  const limites = { primera: 0, ultima: 99, celdas: 3, salto: 10 };
  const desde = (fila: number, celda: number | null, tecla: string, ctrl = false) =>
    destinoDe({ tecla, ctrl }, { fila, celda }, limites);
  expect(desde(99, null, 'ArrowDown')).toEqual({ fila: 99, celda: null });
  expect(desde(0, 1, 'ArrowUp')).toEqual({ fila: -1, celda: 1 });
  expect(desde(95, null, 'PageDown')).toEqual({ fila: 99, celda: null });
  expect(desde(5, 0, 'ArrowLeft')).toEqual({ fila: 5, celda: null });
  expect(desde(5, 2, 'ArrowRight')).toEqual({ fila: 5, celda: 2 });
  expect(desde(5, 1, 'End')).toEqual({ fila: 5, celda: 2 });
  expect(desde(5, 1, 'End', true)).toEqual({ fila: 99, celda: 2 });
  expect(desde(5, null, 'x')).toBe(undefined);
});
