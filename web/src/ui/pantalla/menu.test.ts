import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import { describe, expect, it } from 'vitest';
import { caminoA, caminosDe, podar, type RamaDeMenu } from './menu.ts';

const menu: readonly RamaDeMenu[] = [
  {
    id: 'ventas',
    grupo: 'gestion',
    titulo: 'ventas.titulo',
    icono: IconBox,
    hojas: [
      { titulo: 'ventas.notas', a: '/ventas/notas', otras: ['/ventas/hechas'], permiso: 'nota.ver' },
      { titulo: 'ventas.reportes', a: '/ventas/notas/reportes', permiso: 'nota.ver' },
      { titulo: 'ventas.finalizar', a: '/ventas/recibos/1', familia: '/ventas/recibos', permiso: 'nota.ver' },
    ],
  },
  {
    id: 'otros',
    grupo: 'otros',
    titulo: 'usuario.titulo',
    icono: IconBox,
    hojas: [
      {
        id: 'dentro',
        titulo: 'tablas.titulo',
        hojas: [{ titulo: 'tablas.marcas', a: '/marcas', permiso: 'tabla.ver' }],
      },
    ],
  },
];

describe('the entry of an address', () => {
  it('is the nearest one: a detail belongs to its list, and a longer entry wins', () => {
    expect(caminoA(menu, '/ventas/notas/7')?.hoja.titulo).toBe('ventas.notas');
    expect(caminoA(menu, '/ventas/notas/reportes')?.hoja.titulo).toBe('ventas.reportes');
    expect(caminoA(menu, '/ventas/notas-otras')).toBeUndefined();
  });

  it('is the one of the screen that leads there, when it is in no menu', () => {
    expect(caminoA(menu, '/ventas/hechas')?.hoja.a).toBe('/ventas/notas');
    expect(caminoA(menu, '/ventas/hechas/7')?.hoja.a).toBe('/ventas/notas');
    expect(caminoA(menu, '/ventas/hechas-otras')).toBeUndefined();
  });

  it('is the one of all that are alike, when only one of them is in the menu', () => {
    expect(caminoA(menu, '/ventas/recibos/1')?.hoja.titulo).toBe('ventas.finalizar');
    expect(caminoA(menu, '/ventas/recibos/12')?.hoja.titulo).toBe('ventas.finalizar');
    expect(caminoA(menu, '/ventas/recibos-otros')).toBeUndefined();
  });

  it('knows the branches that lead to it, from the outside in', () => {
    expect(caminoA(menu, '/marcas/7')?.ramas.map(({ id }) => id)).toEqual(['otros', 'dentro']);
  });
});

it('what nobody may see takes its empty branches with it', () => {
  const visto = podar(menu, ({ permiso }) => permiso !== 'tabla.ver');
  expect(visto.flatMap((rama) => caminosDe(rama)).map(({ hoja }) => hoja.a)).toEqual([
    '/ventas/notas',
    '/ventas/notas/reportes',
    '/ventas/recibos/1',
  ]);
  expect(visto.map(({ id }) => id)).toEqual(['ventas']);
});
