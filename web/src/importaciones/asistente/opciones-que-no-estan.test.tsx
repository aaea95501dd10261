import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ID, importacion, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { ImportacionScreen } from './importacion.screen.tsx';

const CAMBIAR = `PATCH /api/importaciones/${ID}`;
const TEMPORADA = '01980000-0000-7000-8000-00000000c001';

const abrir = (respuestas: Respuestas) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver', 'tabla.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      'GET /api/articulos/listas-de-precio': { filas: [] },
      'GET /api/tablas-generales/depositos': { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 200 },
      ...respuestas,
    },
  });

it('a lista that a profile names and is out of use by now is told, and the usual one can be chosen in its place', async () => {
  const opciones = { ...importacion().opciones, listaId: TEMPORADA };
  const { servidor } = abrir({ [VER]: importacion({ opciones }), [CAMBIAR]: () => new Promise(() => undefined) });
  const lista = await screen.findByLabelText('Lista de precios', { selector: '[role="combobox"]' });
  await waitFor(() => expect(lista.textContent).toBe('Ya no se ofrece: elegí de nuevo'));
  lista.focus();
  await userEvent.keyboard('{Enter}{Home}{Enter}');
  await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, opciones: { listaId: null } }]));
  expect(lista.textContent).toBe('La lista por omisión');
});

it('a file of sales asks for no lista: its prices go to the usual one', async () => {
  abrir({ [VER]: importacion({ entidad: 'ventas', mapeo: { codigo: 0 } }) });
  expect(await screen.findByLabelText('Depósito', { selector: '[role="combobox"]' })).toBeDefined();
  expect(screen.queryByLabelText('Lista de precios')).toBeNull();
});
