import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AjusteScreen } from './ajuste.screen.tsx';
import { AJ318, respuestas } from './ejemplos.prueba.ts';

export const CREAR = 'POST /api/stock/ajustes';
export const APLICAR = `POST /api/stock/ajustes/${AJ318}/aplicar`;
export const VER = `GET /api/stock/ajustes/${AJ318}`;
export const TODOS: readonly Permiso[] = [
  'ajuste.ver',
  'ajuste.crear',
  'ajuste.aplicar',
  'ajuste.revertir',
  'costo.ver',
  'articulo.ver',
  'stock.ver',
  'tabla.ver',
];

export const abrir = (id: string, extra: object = {}, permisos = TODOS) =>
  renderPantalla(<AjusteScreen />, {
    permisos,
    camino: '/stock/ajuste-stock/$id',
    ruta: `/stock/ajuste-stock/${id}`,
    respuestas: { ...respuestas, ...extra },
  });
export const campo = (nombre: string) => screen.findByRole('textbox', { name: nombre });
export const entrada = () => screen.findByRole('combobox', { name: 'Código, barras o descripción' });
export const elegirMotivo = async (texto: string) => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Motivo' }), texto);
  await userEvent.keyboard('{Enter}');
};
export const enDialogo = async (boton: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: boton }));
