import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listarLocalidades } from '@trastienda/nucleo/tablas-generales/contrato-de-lugares.ts';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Autocompletar } from './autocompletar.tsx';

const NINGUNA = { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 20 };

it('where there is nothing to choose it says so, and nothing of what was typed when nothing was', async () => {
  const aOpcion = ({ id, nombre }: { readonly id: string; readonly nombre: string }) => ({ id, texto: nombre });
  renderPantalla(
    <Autocompletar
      {...{ label: 'Localidad', valor: null, endpoint: listarLocalidades, aOpcion }}
      onCambio={vi.fn<() => void>()}
    />,
    { respuestas: { 'GET /api/tablas-generales/localidades': NINGUNA } },
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Localidad' }));
  expect(await screen.findByText('Nada para elegir')).toBeDefined();
});
