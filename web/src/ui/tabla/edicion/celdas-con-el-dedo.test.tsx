import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { crearTienda, editor, Piezas } from './piezas.prueba.tsx';

beforeAll(() => import('./edicion-de-celdas.tsx'));
afterEach(() => vi.unstubAllGlobals());

/** A screen that is touched and no pointer goes over. */
const conUnDedo = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: media.includes('coarse') },
    ...{ addListener: () => {}, removeListener: () => {} },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }));

async function abrirMenu(codigo: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${codigo}` }));
  return screen.findByRole('menuitem', { name: 'Ver ficha' });
}

it('TD-09 with a finger the menu of a row offers each of its cells, and what is typed there is saved', async () => {
  conUnDedo();
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} conMenu />);
  await abrirMenu('B');
  const entradas = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await entradas()).toEqual(['Ver ficha', 'Cambiar codigo', 'Cambiar marca', 'Cambiar iva']),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cambiar marca' }));
  await waitFor(async () => expect(document.activeElement).toBe(await editor('marca de B')));
  await userEvent.keyboard('Bosch{Enter}');
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'B', valor: 'Bosch', version: 1 }]));
});

it('TD-09 a menu that was opened before it is known how cells are changed offers them when that comes', async () => {
  conUnDedo();
  const { promise, resolve } = Promise.withResolvers<void>();
  const tienda = crearTienda((filas) => filas);
  function DeAPoco() {
    const [porLlegar, setPorLlegar] = useState(true);
    useEffect(() => void promise.then(() => setPorLlegar(false)), []);
    return <Piezas tienda={tienda} porLlegar={porLlegar} conMenu />;
  }
  renderPantalla(<DeAPoco />);
  await abrirMenu('B');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  resolve();
  expect(await screen.findByRole('menuitem', { name: 'Cambiar codigo' })).toBeTruthy();
});

it('TD-09 with a pointer, which has its pencil, the menu of a row is as short as it was', async () => {
  renderPantalla(<Piezas tienda={crearTienda((filas) => filas)} conMenu />);
  // What changes cells comes with the first gesture, and then follows the pointer.
  await waitFor(async () => {
    await userEvent.hover(await screen.findByText('C'));
    await userEvent.hover(await screen.findByText('B'));
    expect(screen.queryByRole('button', { name: 'Cambiar codigo de B' })).not.toBeNull();
  });
  await abrirMenu('B');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
