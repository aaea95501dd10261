import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { expect, it } from 'vitest';
import { aplicada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';

const LOTE = '01980000-0000-7000-8000-00000000f001';
const abrir = (vista: Importacion) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver', 'precio.modificar'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      'GET /api/articulos/listas-de-precio': { filas: [] },
      [VER]: vista,
    },
  });

it('PRE-15 a file of artículos tells which batch its prices wait in, besides what it did, and what becomes of it', async () => {
  abrir(aplicada({ propuesta: { id: LOTE, numero: 12, estado: 'SIMULADO' } }));
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  expect(screen.getByText('Se crearon 1.200 artículos. Se actualizaron 40 artículos.')).toBeDefined();
  expect(screen.getByText('Los precios del archivo van en el lote 12, que aprueba otra persona.')).toBeDefined();
  const enlace = screen.getByRole('link', { name: 'Ver el lote 12 de precios' });
  expect(enlace.getAttribute('href')).toBe(`/articulos/actualizar-precio/${LOTE}`);
  await userEvent.click(screen.getByRole('button', { name: 'Revertir' }));
  const pregunta = within(await screen.findByRole('dialog'));
  expect(pregunta.getByText(/El lote 12 de precios se descarta\.$/)).toBeDefined();
});
