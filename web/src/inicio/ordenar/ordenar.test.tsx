import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { expect, it } from 'vitest';
import { respuestas } from '#inicio/ejemplos.prueba.ts';
import { InicioScreen } from '#inicio/inicio.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';

const ORDEN = 'PUT /api/usuario/preferencias/inicio';
const TODO: readonly Permiso[] = ['nota.ver', 'articulo.ver', 'cliente.ver', 'stock.ver', 'costo.ver'];

function ver(permisos: readonly Permiso[] = TODO, inicio: string[] | null = null) {
  const sesion = sesionDePrueba(permisos);
  return renderPantalla(<InicioScreen />, {
    permisos,
    sesion: { preferencias: { ...sesion.preferencias, inicio } },
    respuestas: {
      ...respuestas,
      [ORDEN]: (cuerpo: unknown) => cuerpo,
      'GET /api/acceso/sesion': sesion,
    },
  });
}

async function abrir() {
  const [boton] = await screen.findAllByRole('button', { name: 'Ordenar tarjetas' });
  if (boton) await userEvent.click(boton);
  return within(await screen.findByRole('dialog', { name: 'Ordenar tarjetas' }));
}

const nombres = (dialogo: Awaited<ReturnType<typeof abrir>>) =>
  dialogo.getAllByRole('listitem').map((fila) => fila.textContent);

it('shows, hides and moves the panels, and keeps them with the person', async () => {
  const { servidor } = ver();
  const dialogo = await abrir();
  expect(nombres(dialogo).slice(0, 3)).toEqual(['Para hacer ahora', 'Cómo venimos', 'Ventas y costo']);
  await userEvent.click(dialogo.getByRole('checkbox', { name: 'Stock negativo' }));
  await userEvent.click(dialogo.getByRole('checkbox', { name: 'Más vendidos' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Subir Ventas y costo' }));
  expect(dialogo.getByText('Ventas y costo: lugar 2 de 17')).toBeDefined();
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Tarjetas ordenadas');
  expect(servidor.recibido(ORDEN)).toEqual([
    { inicio: ['pendientes', 'ventas', 'cifras', 'por-sucursal', 'notas', 'reponer', 'mas-vendidos'] },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(servidor.recibido(ORDEN).at(-1)).toEqual({ inicio: null }));
  await screen.findByText('Las tarjetas quedaron como estaban');
});

it('moves by keyboard alone, and what is at an end stays there', async () => {
  ver();
  const dialogo = await abrir();
  dialogo.getByRole('checkbox', { name: 'Cómo venimos' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(nombres(dialogo).slice(0, 2)).toEqual(['Cómo venimos', 'Para hacer ahora']);
  expect(document.activeElement).toBe(dialogo.getByRole('checkbox', { name: 'Cómo venimos' }));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(nombres(dialogo)[0]).toBe('Cómo venimos');
  expect(dialogo.getByRole('button', { name: 'Subir Cómo venimos' }).getAttribute('aria-disabled')).toBe('true');
});

it('goes back to the usual order, which is kept as none', async () => {
  const { servidor } = ver(TODO, ['semanal']);
  const dialogo = await abrir();
  expect(nombres(dialogo)[0]).toBe('Estadística semanal');
  await userEvent.click(dialogo.getByRole('button', { name: 'Volver al orden de siempre' }));
  expect(nombres(dialogo)[0]).toBe('Para hacer ahora');
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Tarjetas ordenadas');
  expect(servidor.recibido(ORDEN)).toEqual([{ inicio: null }]);
});

it('offers only what the person may see, and leaves the rest where it was', async () => {
  const { servidor } = ver(['nota.ver'], ['ganancia', 'ventas', 'notas']);
  const dialogo = await abrir();
  expect(nombres(dialogo)).not.toContain('Ganancia mensual');
  expect(nombres(dialogo)).not.toContain('Para reponer');
  await userEvent.click(dialogo.getByRole('button', { name: 'Bajar Ventas y costo' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Tarjetas ordenadas');
  expect(servidor.recibido(ORDEN)).toEqual([{ inicio: ['ganancia', 'notas', 'ventas'] }]);
});

it('asks before it drops what was changed, and keeps nothing of it', async () => {
  const { servidor } = ver();
  const dialogo = await abrir();
  await userEvent.click(dialogo.getByRole('checkbox', { name: 'Stock negativo' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('dialog', { name: /salir|cambios/i })).toBeDefined();
  expect(servidor.recibido(ORDEN)).toEqual([]);
});

it('without any panel says where they are', async () => {
  ver(TODO, []);
  expect(await screen.findByText('No hay tarjetas a la vista')).toBeDefined();
});
