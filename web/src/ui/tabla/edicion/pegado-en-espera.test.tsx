import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { abrir, celda, crearTienda, demorarTextos, editor, irA, Piezas } from './piezas.prueba.tsx';

beforeAll(() => Promise.all([import('./edicion-de-celdas.tsx'), import('./pegado.tsx')]));

type Tienda = ReturnType<typeof crearTienda>;

/** How its cells are changed comes when `llegar` is called; until then they are to be changed, nothing more. */
function renderDeAPoco(tienda: Tienda) {
  const { promise, resolve: llegar } = Promise.withResolvers<void>();
  function DeAPoco() {
    const [porLlegar, setPorLlegar] = useState(true);
    useEffect(() => void promise.then(() => setPorLlegar(false)), []);
    return <Piezas tienda={tienda} porLlegar={porLlegar} />;
  }
  renderPantalla(
    <>
      <DeAPoco />
      <ContenedorDeAvisos />
    </>,
  );
  return llegar;
}

const dialogo = () => screen.findByRole('dialog', { name: 'Pegar en marca' });

it('TD-09 a column that is pasted before what changes cells is there is asked for when it comes', async () => {
  const llegar = demorarTextos();
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await irA('B', 1);
  await userEvent.paste('Wega\nBosch\n');
  expect(screen.queryByRole('dialog')).toBeNull();
  llegar();
  const filas = await within(await dialogo()).findAllByRole('rowheader');
  expect(filas.map(({ textContent }) => textContent)).toEqual(['B', 'C']);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar 2 filas' }));
  await waitFor(() => expect(tienda.pegados).toEqual(['B,C']));
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 1)));
});

it('TD-09 who pasted again because nothing happened pasted once, and what was typed after it is of that cell', async () => {
  const tienda = crearTienda((filas) => filas);
  const llegar = renderDeAPoco(tienda);
  await irA('B', 1);
  await userEvent.paste('Wega');
  await userEvent.paste('Bosch');
  await userEvent.keyboard('-1{Enter}Mann');
  await userEvent.paste(' Filter\r\n');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect((await celda('B', 1)).getAttribute('aria-busy')).toBe('true'));
  expect(tienda.guardados).toEqual([]);
  llegar();
  await waitFor(() =>
    expect(tienda.guardados).toEqual([
      { id: 'B', valor: 'Bosch-1', version: 1 },
      { id: 'C', valor: 'Mann Filter', version: 1 },
    ]),
  );
});

it('TD-09 Esc gives up what was pasted and waits', async () => {
  const llegar = renderDeAPoco(crearTienda((filas) => filas));
  await irA('B', 1);
  await userEvent.paste('Wega\nBosch\n');
  await userEvent.keyboard('{Escape}');
  llegar();
  await abrir('B', 1, 'marca de B');
  expect((await editor('marca de B')).value).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('TD-09 what was pasted on a cell that is not the active one by then goes nowhere, and a notice says so', async () => {
  const tienda = crearTienda((filas) => filas);
  const llegar = renderDeAPoco(tienda);
  await irA('B', 1);
  await userEvent.paste('Wega\nBosch\n');
  (await celda('D', 0)).closest('tr')?.focus();
  llegar();
  expect(await screen.findByText(/^Lo que pegaste no se usó/)).toBeDefined();
  await abrir('B', 1, 'marca de B');
  expect((await editor('marca de B')).value).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('TD-09 what is pasted while a cell is saved is for the next one', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const { promise, resolve } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), 'Wega{Enter}');
  await userEvent.paste('Bosch');
  await userEvent.keyboard('{Enter}');
  resolve();
  await waitFor(() =>
    expect(tienda.guardados.map(({ id, valor }) => [id, valor])).toEqual([
      ['A', 'Wega'],
      ['B', 'Bosch'],
    ]),
  );
});
