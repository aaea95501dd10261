import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { rutas } from './api-falsa/rutas.ts';
import { crearApiFalsa } from './api-falsa/servidor.ts';
import { restablecerTodo } from './comun/almacen.ts';
import { FixedHeaderScreen } from './tables/fixed-header/fixed-header.screen.tsx';
import { PaginationScreen } from './tables/pagination/pagination.screen.tsx';
import { BannersScreen } from './widgets/banners/banners.screen.tsx';
import { Ajustes } from './widgets/cards/ajustes.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const abrir = (Pantalla: ComponentType, ruta: string) => renderPantalla(<Pantalla />, { ruta });
const pulsar = async (control: HTMLElement | undefined) => {
  control?.focus();
  await userEvent.keyboard('{Enter}');
};

it('the keyboard stays on «Última página» and «Primera página» once there, where they do nothing more', async () => {
  const { router } = abrir(PaginationScreen, '/tables/pagination');
  for (const nombre of ['Última página', 'Primera página']) {
    const boton = await screen.findByRole('button', { name: nombre });
    await pulsar(boton);
    await waitFor(() => expect(boton.getAttribute('aria-disabled')).toBe('true'));
    const antes = router.state.location.href;
    await pulsar(boton);
    expect(document.activeElement).toBe(boton);
    expect(router.state.location.href).toBe(antes);
  }
});

it('an opinion that is taken away leaves it in the menu of the next', async () => {
  abrir(FixedHeaderScreen, '/tables/fixed-header');
  const menus = await screen.findAllByRole('button', { name: /^Acciones de/ });
  await pulsar(menus[0]);
  await pulsar(await screen.findByRole('menuitem', { name: /^Quitar/ }));
  await waitFor(() => expect(document.activeElement).toBe(menus[1]));
});

it('a banner that is answered leaves it in the next', async () => {
  abrir(BannersScreen, '/widgets/banners');
  await pulsar(await screen.findByRole('button', { name: '¡Entendido!' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aceptar' }));
  await pulsar(screen.getByRole('button', { name: 'Quitar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reintentar' }));
});

it('the settings that were kept leave it on «Guardar», which has nothing more to do', async () => {
  abrir(Ajustes, '/widgets/cards');
  await userEvent.click(await screen.findByRole('switch', { name: 'Vibrar en el teléfono' }));
  const guardar = screen.getByRole('button', { name: 'Guardar' });
  await pulsar(guardar);
  expect(guardar.getAttribute('aria-disabled')).toBe('true');
  expect(guardar.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(guardar);
});
