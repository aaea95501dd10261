import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode, useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { beforeAll, expect, it, vi } from 'vitest';
import { SinRespuesta } from '#api/pedir.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { CeldaRechazada } from './celda-rechazada.ts';
import { abrir, celda, crearTienda, demorarTextos, editor, irA, Piezas } from './piezas.prueba.tsx';

// What is late here are the texts: reading the code the first time takes what it takes.
beforeAll(() => import('./edicion-de-celdas.tsx'));

it.each([
  ['295300{Enter}', '295300', Fragment],
  ['{F2}{End}x{Backspace}5{Enter}', '25', Fragment],
  ['{Enter}31{ArrowLeft}0{Tab}', '301', Fragment],
  ['295300{Enter}', '295300', StrictMode],
])('TD-09 of what is typed while the field is on its way nothing is lost: %s', async (teclas, valor, Modo) => {
  const llegar = demorarTextos();
  const tienda = crearTienda((filas) => filas.map((una) => ({ ...una, marca: una.marca || '2' })));
  renderPantalla(
    <Modo>
      <Piezas tienda={tienda} />
    </Modo>,
  );
  await irA('A', 1);
  await userEvent.keyboard(teclas);
  expect(document.activeElement).toBe(await celda('A', 1));
  expect(screen.queryByRole('textbox', { name: 'marca de A' })).toBeNull();
  llegar();
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor, version: 1 }]));
});

it('TD-09 what is typed before it is known how a cell is changed waits for that, and Esc gives it up', async () => {
  const tienda = crearTienda((filas) => filas);
  const { promise, resolve } = Promise.withResolvers<void>();
  function DeAPoco() {
    const [porLlegar, setPorLlegar] = useState(true);
    useEffect(() => void promise.then(() => setPorLlegar(false)), []);
    return <Piezas tienda={tienda} porLlegar={porLlegar} />;
  }
  renderPantalla(<DeAPoco />);
  await irA('B', 1);
  await userEvent.keyboard('Wega{Enter}Bo{Escape}Mann{Enter}');
  expect(tienda.guardados).toEqual([]);
  resolve();
  await waitFor(() =>
    expect(tienda.guardados).toEqual([
      { id: 'B', valor: 'Wega', version: 1 },
      { id: 'C', valor: 'Mann', version: 1 },
    ]),
  );
});

it('TD-09 Esc gives up what waits for a cell, which says that it waits, and leaves the keyboard free to go on', async () => {
  renderPantalla(<Piezas tienda={crearTienda((filas) => filas)} porLlegar />);
  await irA('B', 1);
  const deB = await celda('B', 1);
  await userEvent.keyboard('a');
  await waitFor(() => expect(deB.getAttribute('aria-busy')).toBe('true'));
  await userEvent.keyboard('{Escape}');
  expect(deB.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(deB);
  await userEvent.keyboard('a{Escape}{Tab}');
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

it('TD-09 what is typed while a cell is saved is for the next one, and for none when that one is refused', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const { promise, resolve } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), '100{Enter}200{Enter}{ArrowDown}300');
  expect(tienda.guardados).toHaveLength(1);
  resolve();
  expect((await editor('marca de D')).value).toBe('300');
  expect(tienda.guardados.map(({ id, valor }) => [id, valor])).toEqual([
    ['A', '100'],
    ['B', '200'],
  ]);
  const rechazo = Promise.withResolvers<void>();
  tienda.espera.hasta = rechazo.promise;
  await userEvent.keyboard('{Enter}999');
  rechazo.reject(new CeldaRechazada('No.'));
  expect(await screen.findByText('No.')).toBeDefined();
  expect((await editor('marca de D')).value).toBe('300');
});

it('TD-09 in a cell of a few values what is typed looks for one, all its letters together', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await irA('A', 2);
  await waitFor(async () => {
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole('combobox', { name: 'iva de A' })).not.toBeNull();
  });
  await userEvent.keyboard('{Escape}10,{Enter}');
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor: '10.5', version: 1 }]));
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 2)));
  await userEvent.keyboard('z{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('C', 2)));
  expect(tienda.guardados).toHaveLength(1);
});

it('TD-09 copying a cell takes what it has as it is pasted back, and leaves alone what is chosen of the page', async () => {
  renderPantalla(<Piezas tienda={crearTienda((filas) => filas)} />);
  await abrir('A', 2, 'iva de A', 'combobox');
  await userEvent.keyboard('{Escape}');
  const setData = vi.fn();
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '21');
  vi.spyOn(globalThis, 'getSelection').mockReturnValue({ toString: () => 'algo' } as Selection);
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledTimes(1);
});

const aviso = async (texto: string | RegExp) => (await screen.findByText(texto)).closest('.Toastify__toast') as Element;

/** Nothing moves here, so nothing says that a notice has gone. */
const seVa = (cual: Element) =>
  waitFor(() => {
    fireEvent.animationEnd(cual);
    expect(cual.isConnected).toBe(false);
  });

it('TD-09 Ctrl+Z takes back what was saved last, once, while its notice offers it', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  await abrir('A', 1, 'marca de A');
  await userEvent.type(await editor('marca de A'), 'Wega{Enter}');
  const deA = await aviso('Se cambió marca de A: Wega');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(tienda.guardados.slice(1)).toEqual([{ id: 'A', valor: '', version: 2 }]));
  await seVa(deA);
  await userEvent.keyboard('{F2}Bosch{Enter}');
  const deB = await aviso('Se cambió marca de B: Bosch');
  toast.dismiss();
  await seVa(deB);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(tienda.guardados).toHaveLength(3);
});

it('TD-09 what nobody answered when it was taken back can be taken back again, by its notice and by Ctrl+Z', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  const sinRed = () => {
    tienda.espera.hasta = Promise.reject(new SinRespuesta());
    tienda.espera.hasta.catch(() => undefined);
  };
  await abrir('A', 1, 'marca de A');
  await userEvent.type(await editor('marca de A'), 'Wega{Enter}');
  const hecho = await aviso('Se cambió marca de A: Wega');
  sinRed();
  await userEvent.keyboard('{Control>}z{/Control}');
  await seVa(hecho);
  const fallo = await aviso(/Revisá la conexión/);
  await userEvent.keyboard('{Control>}z{/Control}');
  await seVa(fallo);
  const otroFallo = await aviso(/Revisá la conexión/);
  tienda.espera.hasta = Promise.resolve();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await seVa(otroFallo);
  expect(tienda.guardados.slice(1)).toEqual(Array(3).fill({ id: 'A', valor: '', version: 2 }));
});

it('TD-09 Enter and Esc while a letter is being made choose it, and neither save nor give up', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const campo = await editor('marca de A');
  await userEvent.type(campo, 'ni');
  for (const key of ['Enter', 'Escape', 'Tab']) fireEvent.keyDown(campo, { key, isComposing: true });
  expect(await editor('marca de A')).toBe(campo);
  expect(tienda.guardados).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor: 'ni', version: 1 }]));
});
