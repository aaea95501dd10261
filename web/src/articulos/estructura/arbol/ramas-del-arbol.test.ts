import type { Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { efectoDeTecla } from '#ui/teclado/arbol.ts';
import { RAMAS_MAXIMO, ramasDe, totalesDe } from './ramas-del-arbol.ts';

const nodo = (codigo: string, hijos: readonly (readonly [string, string])[] = []): NodoDeExplosion => ({
  articuloId: codigo,
  codigo,
  descripcion: `Pieza ${codigo}`,
  disponible: null,
  unidad: 'U',
  decimales: 0,
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  total: '0',
  nivel: 0,
  hoja: hijos.length === 0,
  lineas: hijos.map(([componenteId, cantidad]) => ({
    id: `${codigo}>${componenteId}`,
    componenteId,
    cantidad,
    merma: '0',
    opcional: false,
    sustitutos: [],
  })),
});
const explosion = (nodos: NodoDeExplosion[], cantidad = '2'): Explosion => ({
  estructuraId: 'e',
  raizId: nodos[0]?.articuloId ?? '',
  cantidad,
  nodos,
});
const bomba = explosion([
  nodo('BOMBA', [
    ['EJE', '3'],
    ['TAPA', '1'],
  ]),
  nodo('EJE', [['PERNO', '4']]),
  nodo('TAPA', [['PERNO', '6']]),
  nodo('PERNO'),
]);
const vistas = (abiertas: 'todas' | ReadonlySet<string>, buscar = '') =>
  ramasDe(bomba, { abiertas, buscar }).ramas.map(({ nodo: { codigo }, nivel, total }) => `${nivel} ${codigo} ${total}`);

it('shows what is open, each row with the quantity of its own way down', () => {
  expect(vistas(new Set())).toEqual(['1 EJE 6', '1 TAPA 2']);
  expect(vistas(new Set(['/BOMBA>TAPA']))).toEqual(['1 EJE 6', '1 TAPA 2', '2 PERNO 12']);
  expect(vistas('todas')).toEqual(['1 EJE 6', '2 PERNO 24', '1 TAPA 2', '2 PERNO 12']);
});

it('a search opens the ways to what it finds and hides the rest', () => {
  expect(vistas(new Set(), 'perno')).toEqual(['1 EJE 6', '2 PERNO 24', '1 TAPA 2', '2 PERNO 12']);
  expect(vistas(new Set(), 'pieza eje')).toEqual(['1 EJE 6']);
  expect(vistas(new Set(), 'nada')).toEqual([]);
});

it('a tree with more ways than anybody reads is cut, and says so', () => {
  const niveles = Array.from({ length: 14 }, (_, i) =>
    nodo(`N${i}`, i === 13 ? [] : [[`N${i + 1}`, '1'] as const, [`N${i + 1}`, '2'] as const]),
  );
  const { ramas, recortado } = ramasDe(explosion(niveles), { abiertas: 'todas', buscar: '' });
  expect([ramas.length, recortado]).toEqual([RAMAS_MAXIMO, true]);
});

it('is walked with the arrows as a treegrid is', () => {
  const { ramas } = ramasDe(bomba, { abiertas: new Set(['/BOMBA>EJE']), buscar: '' });
  const tecla = (nombre: string, i: number) => efectoDeTecla(nombre, ramas, i);
  expect(tecla('ArrowRight', 2)).toBe('abrir');
  expect(tecla('ArrowRight', 0)).toEqual({ clave: ramas[1]?.clave });
  expect(tecla('ArrowLeft', 0)).toBe('cerrar');
  expect(tecla('ArrowLeft', 1)).toEqual({ clave: ramas[0]?.clave });
  expect(tecla('End', 0)).toEqual({ clave: ramas[2]?.clave });
  expect(tecla('Enter', 2)).toBe('abrir');
  expect(tecla('x', 0)).toBeUndefined();
});

it('RN-24 the totals hold each component once, nearest to the whole first, and may be only what is not assembled', () => {
  const nivelado = { ...bomba, nodos: bomba.nodos.map((una, i) => ({ ...una, nivel: [0, 1, 1, 2][i] ?? 0 })) };
  const codigos = (buscar: string, soloPiezas: boolean) =>
    totalesDe(nivelado, { buscar, soloPiezas }).map(({ codigo }) => codigo);
  expect(codigos('', false)).toEqual(['EJE', 'TAPA', 'PERNO']);
  expect(codigos('', true)).toEqual(['PERNO']);
  expect(codigos('pieza tapa', false)).toEqual(['TAPA']);
  expect(codigos('per-no', false)).toEqual(['PERNO']);
});
