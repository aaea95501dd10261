import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fila, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TarjetaDeArticulo } from './tarjeta-de-articulo.tsx';

it('TD-18 TD-16 what there is in many sucursales does not scroll within the card: it is no stop for the keyboard', async () => {
  const [una] = SUCURSALES.filas;
  if (!una) throw new Error('no sucursal');
  const sucursales = Array.from({ length: 6 }, (_, i) => ({ ...una, id: `s${i}` }));
  renderPantalla(
    <TarjetaDeArticulo
      {...{ articulo: fila({ codigo: 'CON-6' }), sucursales, buscar: '', moneda: 'ARS', campos: [] }}
    />,
  );
  const tarjeta = (await screen.findByText('CON-6')).closest('.articulo');
  expect(tarjeta?.querySelectorAll('.donde')).toHaveLength(6);
  expect(tarjeta?.querySelector('[tabindex], [role]')).toBeNull();
});

it('GAP-16 says by what a search found it', async () => {
  renderPantalla(
    <TarjetaDeArticulo
      articulo={fila({ hallado: { motivo: 'REEMPLAZA', codigo: 'OLD-1' } })}
      sucursales={[]}
      buscar="old1"
      moneda="ARS"
      campos={[]}
    />,
  );
  expect(await screen.findByText(/Wega · reemplaza a OLD-1$/)).toBeDefined();
});

it('PRE-01 a price in dollars never carries the sign of pesos', async () => {
  renderPantalla(
    <TarjetaDeArticulo
      articulo={fila({ precio: '12.5' })}
      sucursales={[]}
      buscar={undefined}
      moneda="USD"
      campos={[]}
    />,
  );
  expect(await screen.findByText('USD 12,50')).toBeDefined();
  expect(document.body.textContent).not.toContain('$');
});

/** The layout of the table that this browser keeps. */
const guardarDiseno = (diseno: object | null) => {
  if (diseno === null) localStorage.removeItem(TABLAS);
  else localStorage.setItem(TABLAS, JSON.stringify({ articulos: diseno }));
  window.dispatchEvent(new StorageEvent('storage', { key: TABLAS }));
};
const TABLAS = 'trastienda.tablas.v1';
afterEach(() => guardarDiseno(null));

it('ART-18 TD-18 the campos that were chosen as columns are on the card, in their order, where the artículo says them', async () => {
  const columna = (id: string, titulo: string) => ({
    ...{ id: `campoTexto-${id}`, titulo, oculta: true },
    celda: ({ campos }: { campos: Readonly<Record<string, string>> }) => campos[id],
  });
  const columnas = [columna('a', 'Rosca'), columna('b', 'Diámetro'), columna('c', 'Color')];
  guardarDiseno({
    visibles: { 'campoTexto-a': true, 'campoTexto-b': true },
    orden: ['campoTexto-b', 'campoTexto-a', 'campoTexto-c'],
  });
  const dichos = { a: 'M20', b: '76', c: 'Rojo' };
  renderPantalla(
    <ul>
      {[dichos, { c: 'Azul' }].map((campos) => (
        <li key={campos.c}>
          <TarjetaDeArticulo
            {...{ articulo: fila({ campos }), sucursales: [], buscar: '', moneda: 'ARS', campos: columnas }}
          />
        </li>
      ))}
    </ul>,
  );
  const [una, otra] = await screen.findAllByRole('listitem');
  expect(una?.textContent).toMatch(/Diámetro: 76.*Rosca: M20/);
  expect(una?.textContent).not.toContain('Color');
  expect(otra?.textContent).not.toMatch(/Diámetro|Rosca|Color/);
});
