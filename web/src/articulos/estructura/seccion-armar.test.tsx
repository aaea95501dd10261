import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { SeccionArmar } from './seccion-armar.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const estructura = { id: ID, codigo: 'MOTOR', unidad: 'U', decimales: 0, tipo: 'ARMADO', estado: 'VIGENTE' };
const plan = {
  ...{ cuantos: '3', cantidad: '1', disponible: '0', opcionales: [], kits: [], vuelven: [], conNumeros: [] },
  pasos: [
    {
      ...{ lineaId: 'l-1', componenteId: 'c-1', codigo: 'PISTON', descripcion: 'Pistón', opcional: false },
      ...{ necesario: '2', disponible: '6', falta: '0', sustitutos: [] },
      tomas: [{ articuloId: 'c-1', codigo: 'PISTON', cantidad: '2' }],
    },
  ],
};

it('shows no plan for a quantity that cannot be assembled, so that none is taken for its own', async () => {
  renderPantalla(<SeccionArmar estructura={estructura as unknown as Estructura} />, {
    ...{ ruta: '/', camino: '/', permisos: ['stock.ver', 'armado.hacer'] },
    respuestas: {
      [`GET /api/articulos/estructuras/${ID}/armado`]: plan,
      'GET /api/tablas-generales/depositos': { filas: [], total: 0 },
    },
  });
  const tabla = await screen.findByRole('table', { name: 'Armar' });
  expect(tabla.textContent).toContain('PISTON × 2');
  const caja = screen.getByLabelText('Cantidad');
  await userEvent.clear(caja);
  await userEvent.type(caja, '0');
  expect(screen.getByText('Tiene que ser mayor que cero.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Armar' })).toBeNull());
  await userEvent.clear(caja);
  await userEvent.type(caja, '2');
  expect(await screen.findByRole('table', { name: 'Armar' })).toBeDefined();
});
