import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EstructurasScreen } from './estructuras.screen.tsx';

const LISTAR = 'GET /api/articulos/estructuras';
const estructura = {
  id: '01980000-0000-7000-8000-00000000e001',
  version: 1,
  articuloId: ARTICULO_ID,
  codigo: 'KIT-EMB',
  descripcion: 'Kit de embrague',
  unidad: 'U',
  decimales: 0,
  tipo: 'KIT',
  numero: 2,
  estado: 'VIGENTE',
  desde: '2026-11-20T12:00:00.000Z',
  hasta: null,
  nota: '',
  componentes: 3,
  validada: false,
  validadaEn: null,
  validadaPor: null,
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  modificadoEn: '2026-11-20T12:00:00.000Z',
};

it('TD-07 estructuras are filtered by each of their columns', async () => {
  const { servidor } = renderPantalla(<EstructurasScreen />, {
    permisos: ['articulo.ver'],
    ruta: '/articulos/estructura?filtros=tipo:uno:KIT;componentes:entre:2,',
    respuestas: { [LISTAR]: pagina([estructura]) },
  });
  expect(await screen.findByText('Kit de embrague')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Tipo: Kit/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Componentes: / })).toBeDefined();
  expect(decodeURIComponent(servidor.direcciones(LISTAR)[0] ?? '')).toContain('tipo:uno:KIT;componentes:entre:2,');
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem')).toHaveLength(6);
  // TD-11 its columns and its views are kept.
  expect(screen.getByRole('button', { name: 'Columnas', hidden: true })).toBeDefined();
});
