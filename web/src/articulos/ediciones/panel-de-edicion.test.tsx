import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';
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

it('ART-19 the reason that was written stays when something else is asked, and is not lost without a question', async () => {
  const onCerrar = vi.fn();
  const elegidas = { cuantas: 2, enviada: { de: 'ids', ids: [] }, soltar: vi.fn() } as unknown as Elegidas;
  renderPantalla(<PanelDeEdicion elegidas={elegidas} inicial={{ estado: 'DISCONTINUADO' }} onCerrar={onCerrar} />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    respuestas: {
      'POST /api/articulos/ediciones/vista-previa': {
        ...{ elegidos: 2, cambian: 2, iguales: 0, fallan: 0, pierdenMinimos: 0, muestra: [] },
        ...{ porCampo: [{ campo: 'estado', articulos: 2 }], porProblema: [] },
      },
    },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Editar 2 artículos' }));
  const motivo = () => panel.findByRole<HTMLInputElement>('textbox', { name: /Motivo/ });
  await userEvent.type(await motivo(), 'Fin de línea');
  await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(onCerrar).not.toHaveBeenCalled();

  await userEvent.click(panel.getByRole('combobox', { name: 'Estado' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Inactivo' }));
  expect((await motivo()).value).toBe('Fin de línea');
});
