import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { expect, it } from 'vitest';
import { Confirmacion } from '#acceso/confirmacion/confirmacion.tsx';
import { decirQuienEs, dejarLaPregunta, preguntarQuienEs } from '#prueba/quien-es.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { CONFIGURACION, derivada, LISTA_2, lista } from './ejemplos.prueba.ts';
import { PreciosScreen } from './precios.screen.tsx';

const PERMISOS: readonly Permiso[] = ['articulo.ver', 'precio.modificar', 'precio.aprobar', 'costo.ver'];
const abrir = (pestana: string, respuestas: Respuestas) =>
  renderPantalla(
    <>
      <PreciosScreen />
      <Confirmacion />
    </>,
    { permisos: PERMISOS, ruta: `/articulos/actualizar-precio?pestana=${pestana}`, respuestas },
  );

it('seguridad 3.2 another formula of a lista asks who is there, keeps what was written when they leave, and is saved after', async () => {
  const CAMBIAR = `PATCH /api/articulos/listas-de-precio/${LISTA_2}`;
  const { servidor } = abrir('listas', { 'GET /api/articulos/listas-de-precio': { filas: [lista(), derivada()] } });
  preguntarQuienEs(servidor, { [CAMBIAR]: derivada({ version: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Mayorista' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mayorista' }));
  const coeficiente = panel.getByLabelText<HTMLInputElement>('Coeficiente');
  await userEvent.clear(coeficiente);
  await userEvent.type(coeficiente, '0,8');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await dejarLaPregunta();
  expect([coeficiente.value, panel.queryByRole('alert')]).toEqual(['0,80', null]);
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await decirQuienEs();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(servidor.recibido(CAMBIAR)).toHaveLength(3);
  expect(servidor.recibido(CAMBIAR).at(-1)).toMatchObject({ version: 1, derivacion: { coeficiente: '0.8' } });
});

it('seguridad 3.2 PRE-15 what is demanded of a change of prices asks it too', async () => {
  const RUTA = '/api/articulos/configuracion-de-precios';
  const { servidor } = abrir('configuracion', { [`GET ${RUTA}`]: CONFIGURACION });
  preguntarQuienEs(servidor, { [`PATCH ${RUTA}`]: { ...CONFIGURACION, version: 5 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Los lotes los aprueba otra persona' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await decirQuienEs();
  await waitFor(() => expect(servidor.recibido(`PATCH ${RUTA}`)).toHaveLength(2));
  expect(servidor.recibido(`PATCH ${RUTA}`).at(-1)).toMatchObject({ version: 4, aprobacionDeOtro: false });
});
