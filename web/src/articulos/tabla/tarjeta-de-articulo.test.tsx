import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fila, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TarjetaDeArticulo } from './tarjeta-de-articulo.tsx';

it('TD-18 TD-16 the strip of many sucursales, which scrolls, is reached by keyboard; that of a few is no stop on the way', async () => {
  const [una] = SUCURSALES.filas;
  if (!una) throw new Error('no sucursal');
  const varias = (cuantas: number) => Array.from({ length: cuantas }, (_, i) => ({ ...una, id: `s${i}` }));
  renderPantalla(
    <>
      <TarjetaDeArticulo articulo={fila({ codigo: 'CON-6' })} sucursales={varias(6)} buscar={undefined} moneda="ARS" />
      <TarjetaDeArticulo articulo={fila({ codigo: 'CON-2' })} sucursales={varias(2)} buscar={undefined} moneda="ARS" />
    </>,
  );
  expect((await screen.findByRole('group', { name: 'CON-6' })).tabIndex).toBe(0);
  expect(screen.queryByRole('group', { name: 'CON-2' })).toBeNull();
});

it('PRE-01 a price in dollars never carries the sign of pesos', async () => {
  renderPantalla(
    <TarjetaDeArticulo articulo={fila({ precio: '12.5' })} sucursales={[]} buscar={undefined} moneda="USD" />,
  );
  expect(await screen.findByText('USD 12,50')).toBeDefined();
  expect(document.body.textContent).not.toContain('$');
});
