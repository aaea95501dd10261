import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { flotante, Menu, MenuItem } from './flotantes.tsx';
import { alPrimerGesto } from './primer-gesto.ts';

type DeCaja = { readonly open: boolean; readonly onClose: () => void };
const Caja = ({ open, onClose }: DeCaja) =>
  open ? (
    <dialog open>
      <button type="button" onClick={onClose}>
        Cerrar
      </button>
    </dialog>
  ) : null;

function ConBoton({ Abierta }: { readonly Abierta: React.ComponentType<DeCaja> }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={abierta} onClick={() => setAbierta(true)}>
        Abrir
      </button>
      <Abierta open={abierta} onClose={() => setAbierta(false)} />
    </>
  );
}

describe('what opens over the page', () => {
  it('is asked for when it is opened, and opens when it comes', async () => {
    const traida = Promise.withResolvers<{ Caja: typeof Caja }>();
    const traer = vi.fn(() => traida.promise);
    const Abierta = flotante(piezaAPedido(traer), (todas) => todas.Caja);
    renderPantalla(<ConBoton Abierta={Abierta} />);
    const boton = await screen.findByRole('button', { name: 'Abrir' });
    expect(traer).not.toHaveBeenCalled();
    await userEvent.click(boton);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => traida.resolve({ Caja }));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(boton);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(traer).toHaveBeenCalledTimes(1);
  });

  it('says so when it cannot come, is closed again, and is asked for anew the next time', async () => {
    const traer = vi.fn(async () => ({ Caja })).mockRejectedValueOnce(new TypeError('sin red'));
    const Abierta = flotante(piezaAPedido(traer), (todas) => todas.Caja);
    renderPantalla(<ConBoton Abierta={Abierta} />);
    const boton = await screen.findByRole('button', { name: 'Abrir' });
    await userEvent.click(boton);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(boton.getAttribute('aria-expanded')).toBe('false'));
    await userEvent.click(boton);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('a menu takes the focus, and gives it back to its button', async () => {
    function ConMenu() {
      const [ancla, setAncla] = useState<HTMLElement | null>(null);
      return (
        <>
          <button type="button" onClick={(evento) => setAncla(evento.currentTarget)}>
            Abrir
          </button>
          <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
            <MenuItem>Uno</MenuItem>
            <MenuItem>Dos</MenuItem>
          </Menu>
        </>
      );
    }
    renderPantalla(<ConMenu />);
    const boton = await screen.findByRole('button', { name: 'Abrir' });
    await userEvent.click(boton);
    const uno = await screen.findByRole('menuitem', { name: 'Uno' });
    await waitFor(() => expect(document.activeElement).toBe(uno));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Dos' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(boton));
  });

  it('whatever asks after the first gesture is served at once', async () => {
    await userEvent.pointer({ target: document.body, keys: '[MouseLeft]' });
    const hacer = vi.fn();
    alPrimerGesto(hacer);
    expect(hacer).toHaveBeenCalledTimes(1);
  });
});
