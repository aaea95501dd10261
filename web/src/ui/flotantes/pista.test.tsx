import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Pista } from './pista.tsx';

const TEXTO = 'Quitar el renglón';
const palabras = () => screen.findByRole('tooltip', { name: TEXTO });
const seFueron = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

const mostrar = (hijo = <button type="button">✕</button>) => renderPantalla(<Pista texto={TEXTO}>{hijo}</Pista>);

describe('Pista', () => {
  it('gives its name to what has none, and leaves alone the one it has', async () => {
    renderPantalla(
      <>
        <Pista texto={TEXTO}>
          <button type="button">✕</button>
        </Pista>
        <Pista texto={TEXTO}>
          <button type="button" aria-label="Quitar FIL-1">
            ✕
          </button>
        </Pista>
      </>,
    );
    expect(await screen.findByRole('button', { name: TEXTO })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar FIL-1' })).toBeTruthy();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('shows while the pointer is on it or on its words, and goes when it leaves', async () => {
    mostrar();
    const boton = await screen.findByRole('button');
    await userEvent.hover(boton);
    const dicho = await palabras();
    await userEvent.hover(dicho);
    await new Promise((listo) => setTimeout(listo, 400));
    expect(screen.getByRole('tooltip')).toBe(dicho);
    await userEvent.unhover(dicho);
    await seFueron();
  });

  it('shows on what the keyboard reaches; Esc takes it away, and the focus stays', async () => {
    mostrar();
    const boton = await screen.findByRole('button');
    await userEvent.tab();
    await palabras();
    expect(document.activeElement).toBe(boton);
    await userEvent.keyboard('{Escape}');
    await seFueron();
    expect(document.activeElement).toBe(boton);
  });

  it('shows to a finger that stays, and not to one that only touches', async () => {
    mostrar();
    const boton = await screen.findByRole('button');
    fireEvent.touchStart(boton);
    fireEvent.touchEnd(boton);
    // The browser tells the same again as a mouse.
    fireEvent.mouseOver(boton);
    await new Promise((listo) => setTimeout(listo, 900));
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.touchStart(boton);
    await palabras();
    fireEvent.touchEnd(boton);
    await seFueron();
  });

  it('never puts its child anew, and the child still hears what it heard', async () => {
    const alEntrar = vi.fn();
    const alMontar = vi.fn();
    function Hijo(props: React.ComponentProps<'button'>) {
      useState(alMontar);
      return <button type="button" {...props} />;
    }
    mostrar(<Hijo onMouseOver={alEntrar}>✕</Hijo>);
    const boton = await screen.findByRole('button');
    await userEvent.hover(boton);
    await palabras();
    await userEvent.unhover(boton);
    await seFueron();
    expect(screen.getByRole('button')).toBe(boton);
    expect(alMontar).toHaveBeenCalledTimes(1);
    expect(alEntrar).toHaveBeenCalled();
  });

  it('told from outside, it says what there is to say and nothing else', async () => {
    const { unmount } = renderPantalla(
      <Pista abierta texto={TEXTO}>
        <input />
      </Pista>,
    );
    await palabras();
    await userEvent.unhover(screen.getByRole('textbox'));
    await new Promise((listo) => setTimeout(listo, 300));
    expect(screen.getByRole('tooltip')).toBeTruthy();
    unmount();
    renderPantalla(
      <Pista abierta={false} texto={TEXTO}>
        <input />
      </Pista>,
    );
    await userEvent.hover(await screen.findByRole('textbox'));
    await new Promise((listo) => setTimeout(listo, 700));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
