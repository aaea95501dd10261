import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { SeccionArmar } from './seccion-armar.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const estructura = { id: ID, codigo: 'MOTOR', unidad: 'U', decimales: 0, tipo: 'ARMADO', estado: 'VIGENTE' };
const PLANEAR = `GET /api/articulos/estructuras/${ID}/armado`;
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

const abrir = (planeado: object, depositos: readonly object[] = []) =>
  renderPantalla(<SeccionArmar estructura={estructura as unknown as Estructura} />, {
    ...{ ruta: '/', camino: '/', permisos: ['stock.ver', 'armado.hacer', 'costo.ver'] },
    respuestas: {
      [PLANEAR]: planeado,
      'GET /api/tablas-generales/depositos': { filas: depositos, total: depositos.length },
    },
  });

it('shows no plan for a quantity that cannot be assembled, so that none is taken for its own', async () => {
  abrir(plan);
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

it('keeps what was written of the order while a quantity is too large, and when its plan cannot be read', async () => {
  const { servidor } = abrir(plan, [
    { id: 'd-1', nombre: 'Salón', sucursal: 'Casa central', sucursalId: CASA_CENTRAL, activo: true },
  ]);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Depósito' }));
  await userEvent.click(await screen.findByRole('option', { name: /Salón/ }));
  const escribir = async (rotulo: string, texto: string) => {
    const caja = await screen.findByLabelText(rotulo);
    await userEvent.clear(caja);
    await userEvent.type(caja, texto);
  };
  await escribir('Costo agregado', '777');
  await escribir('Nota', 'Con Raúl');
  const armar = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Armar' });
  await waitFor(() => expect(armar().disabled).toBe(false));
  await escribir('Cantidad', '99999999');
  expect(screen.getByText('Admite hasta 1.000.000.')).toBeDefined();
  expect(armar().disabled).toBe(true);

  servidor.responder(PLANEAR, { status: 503, code: 'comun.demora', title: 'El servidor tardó demasiado.' });
  await escribir('Cantidad', '3');
  expect(await screen.findByText('El servidor tardó demasiado.')).toBeDefined();
  expect(armar().disabled).toBe(true);
  servidor.responder(PLANEAR, plan);
  await escribir('Cantidad', '1');
  await waitFor(() => expect(armar().disabled).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('Costo agregado').value).toBe('777');
  expect(screen.getByLabelText<HTMLInputElement>('Nota').value).toBe('Con Raúl');
});
