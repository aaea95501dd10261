import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CajaDeBusqueda } from './caja-de-busqueda.tsx';

/** A box whose address changes when the test says so, as on a machine that takes its time. */
async function render() {
  const pedidos: string[] = [];
  let decir: (valor: string) => void = () => {};
  function ConDireccion() {
    const [valor, setValor] = useState('');
    decir = setValor;
    return <CajaDeBusqueda valor={valor} etiqueta="Buscar" onBuscar={(texto) => pedidos.push(texto)} />;
  }
  renderPantalla(<ConDireccion />);
  const caja = await screen.findByRole<HTMLInputElement>('searchbox');
  const escribir = (texto: string) => fireEvent.change(caja, { target: { value: texto } });
  const pedir = async (texto: string) => {
    escribir(texto);
    await waitFor(() => expect(pedidos.at(-1)).toBe(texto));
  };
  return { caja, pedidos, escribir, pedir, direccion: (valor: string) => act(() => decir(valor)) };
}

it('TD-08 what was asked for and comes late takes no letter of what was typed since', async () => {
  const { caja, pedidos, escribir, pedir, direccion } = await render();
  await pedir('bu');
  await pedir('buj');
  escribir('buji');
  direccion('bu');
  expect(caja.value).toBe('buji');
  escribir('bujia');
  direccion('buj');
  expect(caja.value).toBe('bujia');
  await waitFor(() => expect(pedidos).toEqual(['bu', 'buj', 'bujia']));
  direccion('bujia');
  expect(caja.value).toBe('bujia');
});

it('TD-08 a search that was changed elsewhere is what the box says, and what was about to be asked for is not', async () => {
  const { caja, pedidos, escribir, pedir, direccion } = await render();
  await pedir('bujia');
  direccion('bujia');
  // A view, «Limpiar» and going back, also to what was searched for before.
  direccion('filtro');
  expect(caja.value).toBe('filtro');
  escribir('filtros');
  direccion('');
  expect(caja.value).toBe('');
  direccion('bujia');
  expect(caja.value).toBe('bujia');
  await new Promise((sigue) => setTimeout(sigue, 300));
  expect(pedidos).toEqual(['bujia']);
});

it('GAP-16 what a reader of codes leaves goes in the place of what was there, and what is typed by hand does not', async () => {
  const { caja, pedidos, escribir, pedir, direccion } = await render();
  let ahora = 1_000;
  /** At the pace of a reader, however long the machine takes to draw. */
  const tecla = (key: string) => {
    const evento = createEvent.keyDown(caja, { key });
    ahora += 8;
    Object.defineProperty(evento, 'timeStamp', { value: ahora });
    fireEvent(caja, evento);
  };
  const leer = (codigo: string) => {
    const antes = caja.value;
    for (const key of codigo) tecla(key);
    escribir(antes + codigo);
    tecla('Enter');
    ahora += 3_000;
  };
  // It comes with the first gesture.
  fireEvent.keyDown(caja, { key: 'Shift' });
  await import('#ui/teclado/lector-de-caja.ts');
  await pedir('bujia');
  direccion('bujia');
  for (const codigo of ['7791234567890', '7790001000018']) {
    leer(codigo);
    await waitFor(() => expect(pedidos.at(-1)).toBe(codigo));
    direccion(codigo);
    expect(caja.value).toBe(codigo);
  }
  // What was begun by hand, and nobody asked for yet, stays: the first keys of a reading may have been lost to the pace.
  escribir('7790001000018B');
  leer('KR6EIX-11');
  await waitFor(() => expect(pedidos.at(-1)).toBe('7790001000018BKR6EIX-11'));
  escribir('7790001000018');
  // Of four letters, as of any that a person types, nothing is taken away.
  leer('abcd');
  await waitFor(() => expect(pedidos.at(-1)).toBe('7790001000018abcd'));
});

it('who empties it by its button goes on writing in it', async () => {
  const { caja, pedir } = await render();
  await pedir('bujia');
  const vaciar = screen.getByRole('button', { name: 'Limpiar búsqueda' });
  vaciar.focus();
  fireEvent.click(vaciar);
  expect(caja.value).toBe('');
  expect(document.activeElement).toBe(caja);
});
