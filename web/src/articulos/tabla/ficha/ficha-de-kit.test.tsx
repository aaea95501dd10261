import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticuloScreen } from './articulo.screen.tsx';

it('EST-07 the ficha of a kit says how many its components reach for, in each place and in all', async () => {
  const kit = articulo({ tipo: 'KIT' });
  const stock = kit.stock.map((saldo) => ({ ...saldo, fisico: '0', reservado: '0', disponible: '3' }));
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=stock`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'stock.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: { ...kit, stock },
      'GET /api/articulos/campos': { filas: [] },
    },
  });
  const cifra = (rotulo: string) => screen.getByText(rotulo, { selector: 'p span' }).closest('p')?.textContent;
  expect(await screen.findByText('$ 18.450,00')).toBeDefined();
  expect(cifra('Disponible acá')).toBe('Disponible acá3según sus componentes');
  expect(cifra('En la empresa')).toContain('6');
  const titulos = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(titulos).toEqual(['Sucursal', 'Depósito', 'Disp. según sus componentes']);
});
