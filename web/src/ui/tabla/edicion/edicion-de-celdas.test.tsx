import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { CeldaRechazada } from './celda-rechazada.ts';
import { abrir, celda, crearTienda, editor, type Fila, Piezas } from './piezas.prueba.tsx';

it('TD-09 Enter skips no row when the one that was saved leaves the filter', async () => {
  const tienda = crearTienda((filas) => filas.filter(({ marca }) => marca === ''));
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  for (const codigo of ['A', 'B', 'C', 'D']) {
    if (codigo !== 'A') await userEvent.keyboard('{F2}');
    await userEvent.type(await editor(`marca de ${codigo}`), 'Wega{Enter}');
    await waitFor(() => expect(screen.queryByText(codigo)).toBeNull());
  }
  expect(tienda.guardados.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
});

const porCodigo = (filas: readonly Fila[]) => filas.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1));

it('TD-09 Tab goes on in the row that was saved, wherever it is by now, over the version it has', async () => {
  const tienda = crearTienda(porCodigo);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 0, 'codigo de A');
  const texto = await editor('codigo de A');
  await userEvent.clear(texto);
  await userEvent.type(texto, 'Z{Tab}');
  const marca = await editor('marca de Z');
  expect(marca.closest('tr')?.textContent).toContain('Z');
  await userEvent.type(marca, 'Wega{Enter}');
  await waitFor(() =>
    expect(tienda.guardados).toEqual([
      { id: 'A', valor: 'Z', version: 1 },
      { id: 'A', valor: 'Wega', version: 2 },
    ]),
  );
});

it('TD-09 Tab opens no cell of another row when the one that was saved is not there any more', async () => {
  const tienda = crearTienda((filas) => filas.filter(({ marca }) => marca === ''));
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('B', 1, 'marca de B');
  await userEvent.type(await editor('marca de B'), 'Wega{Tab}');
  await waitFor(() => expect(screen.queryByText('B')).toBeNull());
  expect(screen.queryByRole('textbox', { name: /^(codigo|marca|iva) de/ })).toBeNull();
  expect(document.activeElement).toBe(await celda('C', 1));
});

it('TD-09 a row that moved down leaves its place to the next one, and one that moved up does not', async () => {
  const tienda = crearTienda(porCodigo);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('B', 0, 'codigo de B');
  await userEvent.clear(await editor('codigo de B'));
  await userEvent.type(await editor('codigo de B'), 'Z{Enter}');
  await screen.findByText('Z');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('C', 0)));
  await userEvent.keyboard('{F2}');
  await userEvent.clear(await editor('codigo de C'));
  await userEvent.type(await editor('codigo de C'), '0{Enter}');
  await screen.findByText('0');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('D', 0)));
});

it('TD-09 Enter goes to the row that came next also when the one that was saved moved up out of view', async () => {
  const codigos = Array.from({ length: 100 }, (_, i) => `N-${String(i).padStart(2, '0')}`);
  const tienda = crearTienda(porCodigo, codigos);
  renderPantalla(<Piezas tienda={tienda} />);
  (await celda('N-00', 0)).closest('tr')?.focus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{ArrowUp}');
  await abrir('N-98', 0, 'codigo de N-98');
  await userEvent.clear(await editor('codigo de N-98'));
  await userEvent.type(await editor('codigo de N-98'), 'N-60 bis{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('N-99', 0)));
  expect(tienda.guardados).toEqual([{ id: 'N-98', valor: 'N-60 bis', version: 1 }]);
  expect(screen.queryByText('N-60 bis')).toBeNull();
});

it('TD-09 a save that arrives late leaves alone the cell that was opened meanwhile', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const { promise, resolve } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), 'Wega');
  await abrir('C', 1, 'marca de C');
  await userEvent.type(await editor('marca de C'), 'Bos');
  resolve();
  await screen.findByText('Wega');
  await userEvent.type(await editor('marca de C'), 'ch');
  expect((await editor('marca de C')).value).toBe('Bosch');
});

it('TD-09 what is refused once the person went to another cell, or left, is told with what was typed', async () => {
  const tienda = crearTienda((filas) => filas);
  const { unmount } = renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  await abrir('A', 1, 'marca de A');
  const { promise, reject } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), 'Wega');
  await abrir('C', 1, 'marca de C');
  reject(new CeldaRechazada('Esa marca no existe.'));
  expect(await screen.findByText('No se guardó «Wega» en marca de A')).toBeDefined();
  expect(screen.getByText('Esa marca no existe.')).toBeDefined();
  expect(await editor('marca de C')).toBeDefined();

  const otra = Promise.withResolvers<void>();
  tienda.espera.hasta = otra.promise;
  await userEvent.type(await editor('marca de C'), 'Mann{Enter}');
  unmount();
  renderPantalla(<ContenedorDeAvisos />);
  otra.reject(new CeldaRechazada('Esa marca tampoco.'));
  expect(await screen.findByText('No se guardó «Mann» en marca de C')).toBeDefined();
});

it('TD-09 looking at another window in the middle of a word saves nothing, and going elsewhere on the page does', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const campo = await editor('marca de A');
  await userEvent.type(campo, 'We');
  // So the browser tells that its window is no more the one at hand: the field keeps the focus within the page.
  fireEvent.blur(campo);
  expect(document.activeElement).toBe(campo);
  await userEvent.type(campo, 'ga');
  expect(tienda.guardados).toEqual([]);
  await userEvent.click(await screen.findByRole('searchbox'));
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor: 'Wega', version: 1 }]));
});

const pegar = (texto: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => texto } });

it('TD-09 pasting more than is taken at a time says how many are left, and more than there are rows says that', async () => {
  renderPantalla(<Piezas tienda={crearTienda((filas) => filas)} />);
  await abrir('A', 1, 'marca de A');
  await userEvent.keyboard('{Escape}');
  pegar('1\n2\n3\n4\n5');
  expect(await screen.findByText('Se pegan hasta 3 por vez: quedan 2 sin pegar.')).toBeDefined();
  expect(screen.queryByText(/no tienen? dónde pegarse/)).toBeNull();
  expect(await screen.findByText('Cambian 3 filas')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  pegar('1\n2\n3\n4\n5');
  expect(await screen.findByText('3 celdas no tienen dónde pegarse.')).toBeDefined();
  expect(screen.queryByText(/por vez/)).toBeNull();
});

it('TD-09 Ctrl+Z after pasting takes back what was pasted, once, and not the cell that was saved before', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  await abrir('A', 1, 'marca de A');
  await userEvent.type(await editor('marca de A'), 'Wega{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 1)));
  pegar('Bosch\nMann');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar 2 filas' }));
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 1)));
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(tienda.pegados).toEqual(['B,C', 'deshacer B,C']);
  expect(tienda.guardados).toEqual([{ id: 'A', valor: 'Wega', version: 1 }]);
});
