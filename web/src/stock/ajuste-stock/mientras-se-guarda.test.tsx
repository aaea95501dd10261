import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AJ318, ajuste, aplicado, renglon } from './ejemplos.prueba.ts';
import { APLICAR, abrir, CREAR, campo, elegirMotivo, enDialogo, entrada, VER } from './prueba-de-ajuste.tsx';

describe('while a save is on its way', () => {
  const CAMBIAR = `PATCH /api/stock/ajustes/${AJ318}`;
  const escribir = async (codigo: string, cantidad: string) => {
    await userEvent.type(await entrada(), `${codigo}{Enter}`);
    await waitFor(async () => expect(document.activeElement).toBe(await campo('Cantidad')));
    await userEvent.keyboard(`${cantidad}{Enter}{Enter}`);
  };
  const demorada = () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    return { respuesta: () => promise, llega: resolve };
  };
  const cantidades = async () =>
    (await screen.findAllByRole('textbox', { name: 'Cantidad de WO-342' })).map(
      (uno) => (uno as HTMLInputElement).value,
    );
  const guardado = (version: number, ...lineas: readonly string[]) =>
    ajuste({ version, renglones: lineas.map((cantidad, i) => renglon({ id: `r-${i}`, cantidad, costo: null })) });

  it('what is scanned and typed stays, and is kept by the next one', async () => {
    const primero = demorada();
    const { servidor } = abrir('nuevo', { [CREAR]: primero.respuesta, [VER]: guardado(1, '3') });
    await escribir('WO342', '3');
    await elegirMotivo('Rot');
    await userEvent.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(CREAR)).toHaveLength(1));
    await escribir('WO342', '7');
    // A second order waits for the first: it would make another document.
    await userEvent.keyboard('{F5}');
    servidor.responder(CAMBIAR, guardado(2, '3', '7'));
    primero.llega(guardado(1, '3'));
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(1));
    expect(servidor.recibido(CREAR)).toHaveLength(1);
    expect(servidor.recibido(CAMBIAR)[0]).toMatchObject({
      version: 1,
      renglones: [{ id: 'r-0', cantidad: '3' }, { cantidad: '7' }],
    });
    expect(await cantidades()).toEqual(['3', '7']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('nothing is applied that lacks what is on the screen', async () => {
    const primero = demorada();
    const { servidor } = abrir('nuevo', { [CREAR]: primero.respuesta, [VER]: guardado(1, '3') });
    await escribir('WO342', '3');
    await elegirMotivo('Rot');
    await userEvent.keyboard('{F9}');
    await enDialogo('Aplicar ajuste');
    await waitFor(() => expect(servidor.recibido(CREAR)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await escribir('WO342', '7');
    primero.llega(guardado(1, '3'));
    expect(await screen.findByText(/Cambió mientras se guardaba y no se aplicó/)).toBeDefined();
    expect(servidor.recibido(APLICAR)).toEqual([]);
    expect(await cantidades()).toEqual(['3', '7']);

    servidor.responder(CAMBIAR, guardado(2, '3', '7'));
    const aplicando = demorada();
    servidor.responder(APLICAR, aplicando.respuesta);
    await userEvent.keyboard('{F9}');
    await enDialogo('Aplicar ajuste');
    await waitFor(() => expect(servidor.recibido(APLICAR)).toEqual([{ version: 2 }]));
    expect(servidor.recibido(CAMBIAR)).toHaveLength(1);
    // From here on nothing more can go in it.
    expect((await screen.findByRole('table')).closest('[inert]')).not.toBeNull();
    servidor.responder(VER, aplicado());
    aplicando.llega(aplicado());
    expect(await screen.findByText('AJ 0318 aplicado')).toBeDefined();
  });

  it('the line being typed in keeps the focus, and its keys answer also with the focus nowhere', async () => {
    const { servidor } = abrir('nuevo', { [CREAR]: guardado(1, '3'), [VER]: guardado(1, '3') });
    await escribir('WO342', '3');
    await elegirMotivo('Rot');
    const cantidad = await campo('Cantidad de WO-342');
    await userEvent.click(cantidad);
    await userEvent.keyboard('{F5}');
    expect(await screen.findByText('AJ 0318 guardado')).toBeDefined();
    expect(document.activeElement).toBe(cantidad);

    servidor.responder(CAMBIAR, guardado(2, '4'));
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '4');
    cantidad.blur();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toMatchObject([{ renglones: [{ id: 'r-0', cantidad: '4' }] }]),
    );
    await userEvent.keyboard('{F9}');
    expect((await screen.findByRole('dialog')).textContent).toContain('¿Aplicar el ajuste');
  });

  it('a line that was saved away comes back as a new one', async () => {
    const dos = guardado(1, '3', '7');
    const [, segunda] = dos.renglones;
    const { servidor } = abrir(AJ318, { [VER]: dos, [CAMBIAR]: ajuste({ version: 2, renglones: [segunda] }) });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Quitar WO-342' }))[0] as HTMLElement);
    const deshacer = await screen.findByRole('button', { name: 'Deshacer' });
    await userEvent.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(1));
    await screen.findByText('AJ 0318 guardado');
    await userEvent.click(deshacer);
    expect(await cantidades()).toEqual(['3', '7']);
    servidor.responder(CAMBIAR, guardado(3, '3', '7'));
    await userEvent.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(2));
    const [, segundo] = servidor.recibido(CAMBIAR) as { readonly renglones: readonly object[] }[];
    expect(segundo?.renglones.map((uno) => 'id' in uno)).toEqual([false, true]);
  });
});
