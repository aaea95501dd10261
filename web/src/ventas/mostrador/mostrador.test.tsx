import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notaDetalle, SALON } from '#ventas/ayudas-de-prueba.ts';
import { abrirMostrador, CREAR, EDITAR, filas, guardada, teclear, VER } from './prueba-de-mostrador.tsx';

const guardar = async (abierto: Awaited<ReturnType<typeof abrirMostrador>>) => {
  abierto.servidor.responder(CREAR, (cuerpo: never) => {
    const nota = guardada(cuerpo, 1);
    abierto.servidor.responder(VER, nota);
    return nota;
  });
  await abierto.usuario.keyboard('{F5}');
  await screen.findByText('Nota 10.482 guardada');
  return abierto.servidor.recibido(CREAR);
};

it('a draft of a depósito that is not sold from any more can be moved to the one there is', async () => {
  const nota = notaDetalle({ deposito: { id: 'd-cerrado', nombre: 'Fondo' } });
  const { usuario, servidor } = await abrirMostrador({ ruta: nota.id, respuestas: { [VER]: nota } });
  await usuario.click(await screen.findByRole('combobox', { name: 'Sale de' }));
  await usuario.click(await screen.findByRole('option', { name: 'Salón' }));
  await usuario.click(await screen.findByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(servidor.recibido(EDITAR)).toMatchObject([{ depositoId: SALON }]));
});

describe('VEN-02: a nota without the mouse', () => {
  it('starts ready to type, for Consumidor Final', async () => {
    const { entrada } = await abrirMostrador();
    expect(document.activeElement).toBe(entrada);
    expect(await screen.findByText('Consumidor Final', { selector: 'h2' })).toBeDefined();
  });

  it('adds by code, by words and by reader, and saves what was typed', async () => {
    const abierto = await abrirMostrador();
    const { usuario, entrada } = abierto;

    await teclear(usuario, '12*wo-342');
    await usuario.keyboard('{Enter}');
    await waitFor(() => expect(filas()).toEqual(['12 de WO-342']));

    await teclear(usuario, 'filtro aire hil');
    await waitFor(() => expect(abierto.servidor.direcciones('GET /api/articulos/buscar').at(-1)).toContain('hil'));
    const lista = await screen.findByRole('listbox', { name: 'Artículos que coinciden' });
    expect(within(lista).getAllByRole('option')).toHaveLength(2);
    await usuario.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /C 29 015/, selected: true });
    await usuario.keyboard('{Enter}');
    expect(filas()).toEqual(['12 de WO-342', '1 de C 29 015']);

    // A box of six, by its barcode.
    await usuario.keyboard('7791234567891{Enter}');
    await waitFor(() => expect(filas()).toEqual(['18 de WO-342', '1 de C 29 015']));
    expect(entrada).toHaveProperty('value', '');
    expect(document.activeElement).toBe(entrada);

    expect(await guardar(abierto)).toEqual([
      {
        clienteId: 'c-final',
        depositoId: SALON,
        observaciones: '',
        renglones: [
          { articuloId: 'a-wo342', cantidad: '18' },
          { articuloId: 'a-c29015', cantidad: '1' },
        ],
      },
    ]);
    expect(abierto.router.state.location.pathname).toMatch(/a01$/);
    expect(await screen.findByRole('heading', { name: 'Nota de pedido 10.482' })).toBeDefined();
  });

  it('sets the quantity with Tab, and adds with Enter from there', async () => {
    const { usuario } = await abrirMostrador();
    await teclear(usuario, 'bujía');
    await screen.findByRole('option', { name: /BKR6EIX-11/ });
    await usuario.keyboard('{Tab}8{Enter}');
    expect(filas()).toEqual(['8 de BKR6EIX-11']);
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('keeps up with someone who types faster than the server answers', async () => {
    const { usuario } = await abrirMostrador();
    for (const codigo of ['WO-342', 'GP-30512', 'BKR6EIX-11']) await usuario.keyboard(`2*${codigo}{Enter}`);
    await waitFor(() => expect(filas()).toEqual(['2 de WO-342', '2 de GP-30512', '2 de BKR6EIX-11']));
  });

  it('never adds by itself among several: it opens the list', async () => {
    const { usuario } = await abrirMostrador();
    await teclear(usuario, 'filtro');
    await usuario.keyboard('{Enter}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });
});

describe('what cannot be added', () => {
  it('says that a code is unknown and leaves it selected for the next reading', async () => {
    const { usuario, entrada } = await abrirMostrador();
    await usuario.keyboard('9999999999999{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('«9999999999999»');
    const campo = entrada as HTMLInputElement;
    expect([campo.value, campo.selectionStart, campo.selectionEnd]).toEqual(['9999999999999', 0, 13]);
    await usuario.keyboard('WO-342{Enter}');
    await waitFor(() => expect(filas()).toEqual(['1 de WO-342']));
  });

  it('INV-29 refuses decimals of what is sold by the unit', async () => {
    const { usuario } = await abrirMostrador();
    await usuario.keyboard('2,5*WO-342{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('WO-342 se vende por unidad entera.');
    expect(screen.queryByRole('row', { name: /^Renglón/ })).toBeNull();
  });

  it('asks for at least one line before saving', async () => {
    const { usuario, servidor } = await abrirMostrador();
    await usuario.keyboard('{F5}');
    expect(await screen.findByText('Agregá al menos un renglón antes de guardar.')).toBeDefined();
    expect(servidor.recibido(CREAR)).toEqual([]);
  });
});

describe('the lines', () => {
  const conDos = async () => {
    const abierto = await abrirMostrador();
    await abierto.usuario.keyboard('4*WO-342{Enter}8*BKR6EIX-11{Enter}');
    await waitFor(() => expect(filas()).toHaveLength(2));
    return abierto;
  };

  it('are reached with ↑ from the empty field, and left with Esc', async () => {
    const { usuario, entrada } = await conDos();
    await usuario.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('BKR6EIX-11');
    await usuario.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('WO-342');
    await usuario.keyboard('{Escape}');
    expect(document.activeElement).toBe(entrada);
  });

  it('change their quantity by typing it', async () => {
    const { usuario } = await conDos();
    await usuario.keyboard('{ArrowUp}15{Enter}');
    expect(filas()).toEqual(['4 de WO-342', '15 de BKR6EIX-11']);
    await usuario.keyboard('{Enter}0{Enter}');
    expect(await screen.findByText('Tiene que ser mayor que cero.')).toBeDefined();
    await usuario.keyboard('{Escape}');
    expect(filas()).toEqual(['4 de WO-342', '15 de BKR6EIX-11']);
  });

  it('go with Supr and come back with «Deshacer»', async () => {
    const { usuario } = await conDos();
    await usuario.keyboard('{ArrowUp}{ArrowUp}{Delete}');
    expect(filas()).toEqual(['8 de BKR6EIX-11']);
    await usuario.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(filas()).toEqual(['4 de WO-342', '8 de BKR6EIX-11']);
  });

  it('each come back with their own «Deshacer», also after another was added', async () => {
    const { usuario } = await conDos();
    await usuario.keyboard('{ArrowUp}{ArrowUp}{Delete}');
    const [primero] = await screen.findAllByRole('button', { name: 'Deshacer' });
    await usuario.keyboard('{ArrowUp}{Delete}');
    await usuario.keyboard('3*GP-30512{Enter}');
    await waitFor(() => expect(filas()).toEqual(['3 de GP-30512']));
    await usuario.click(primero as HTMLElement);
    expect(filas()).toEqual(['4 de WO-342', '3 de GP-30512']);
  });

  it('come back as new ones when they were saved away', async () => {
    const abierto = await conDos();
    const { usuario, servidor } = abierto;
    await guardar(abierto);
    servidor.responder(EDITAR, (cuerpo: never) => guardada(cuerpo, 2));
    await usuario.keyboard('{ArrowUp}{ArrowUp}{Delete}');
    const deshacer = await screen.findByRole('button', { name: 'Deshacer' });
    await usuario.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(EDITAR)).toHaveLength(1));
    await usuario.click(deshacer);
    expect(filas()).toEqual(['4 de WO-342', '8 de BKR6EIX-11']);
    await usuario.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(EDITAR)).toHaveLength(2));
    expect(servidor.recibido(EDITAR)[1]).toMatchObject({
      version: 2,
      renglones: [
        { articuloId: 'a-wo342', cantidad: '4' },
        { id: 'r-2', articuloId: 'a-bujia' },
      ],
    });
    expect(JSON.stringify(servidor.recibido(EDITAR)[1])).not.toContain('r-1');
  });

  it('VEN-03 say what is short here and where the rest is', async () => {
    const { usuario, servidor } = await abrirMostrador();
    servidor.responder('GET /api/articulos/a-amort', {
      stock: [
        { sucursalId: 'x', sucursal: 'Rosario', vendible: true, disponible: '5' },
        { sucursalId: 'y', sucursal: 'Córdoba', vendible: true, disponible: '1' },
      ],
    });
    await usuario.keyboard('4*GP-30512{Enter}');
    expect(await screen.findByText('2 acá · 2 Rosario')).toBeDefined();
    expect(screen.getByText('Faltan 2 de GP-30512 acá')).toBeDefined();
  });

  it('add up with IVA by rate, told to who listens', async () => {
    await conDos();
    // 4 × 18.450 + 8 × 14.980 = 193.640 net; IVA 21 % = 40.664,40.
    expect(screen.getByText('193.640,00')).toBeDefined();
    expect(screen.getByText('40.664,40')).toBeDefined();
    expect(screen.getByText('$ 234.304,40')).toBeDefined();
    await waitFor(
      () =>
        expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
          '8 de BKR6EIX-11. 2 renglones, total $\u00a0234.304,40',
        ),
      { timeout: 2500 },
    );
  });
});

it('opens the shortcuts with ? and gives the focus back', async () => {
  const { usuario, entrada } = await abrirMostrador();
  await usuario.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atajos del mostrador' })).toBeDefined();
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(entrada));
});
