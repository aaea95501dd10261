import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Elegidas } from '#ui/tabla-tipos.ts';
import { PanelDeEdicion } from './panel-de-edicion.tsx';

it('ART-19 what was chosen to change is asked about before it is lost; with nothing chosen the panel closes', async () => {
  const onCerrar = vi.fn();
  const elegidas = { cuantas: 2, enviada: { de: 'ids', ids: [] }, soltar: vi.fn() } as unknown as Elegidas;
  renderPantalla(<PanelDeEdicion elegidas={elegidas} inicial={{}} onCerrar={onCerrar} />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    respuestas: { 'POST /api/articulos/ediciones/vista-previa': { status: 500, code: 'x', title: 'No' } },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Editar 2 artículos' }));
  const cerrar = async () => userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
  await cerrar();
  await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));

  await userEvent.click(panel.getByRole('combobox', { name: 'Estado' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Discontinuado' }));
  await cerrar();
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(onCerrar).toHaveBeenCalledTimes(1);
});
