import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { expect, it } from 'vitest';
import { aplicada, ensayada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';

const APLICAR = `POST /api/importaciones/${ID}/aplicar`;
const LOTE = '01980000-0000-7000-8000-00000000f001';
type Propuesta = NonNullable<Importacion['propuesta']>;
const conLote = (estado: Propuesta['estado'], mas: Partial<Importacion> = {}) =>
  aplicada({ entidad: 'costos', propuesta: { id: LOTE, numero: 12, estado }, ...mas });

const abrir = (vista: Importacion, puedePrecios = true) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: [
      ...(['importacion.hacer', 'articulo.ver', 'costo.ver', 'costo.modificar'] as const),
      ...(puedePrecios ? (['precio.modificar'] as const) : []),
    ],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      'GET /api/articulos/listas-de-precio': { filas: [] },
      [VER]: vista,
      [APLICAR]: conLote('SIMULADO'),
    },
  });
const aplicar = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Aplicar/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aplicar' }));
};
const CASILLA = { name: 'Preparar los precios que mantienen el margen' };

it('PRE-18 a file of costs offers to prepare the prices that would follow, and tells of the batch once it was applied', async () => {
  const { servidor } = abrir(ensayada({ entidad: 'costos' }));
  expect(await screen.findByRole('checkbox', CASILLA)).toHaveProperty('checked', true);
  await aplicar();
  expect(await screen.findByText('Se preparó el lote 12 con los precios que mantienen el margen.')).toBeDefined();
  expect(servidor.recibido(APLICAR)).toEqual([{ version: 4, proponerPrecios: true }]);
  const enlace = await screen.findByRole('link', { name: 'Ver el lote 12 de precios' });
  expect(enlace.getAttribute('href')).toBe(`/articulos/actualizar-precio/${LOTE}`);
});

it('PRE-18 it is not prepared for who would rather not, nor offered to who may not change prices, nor with other files', async () => {
  const { servidor, unmount } = abrir(ensayada({ entidad: 'costos' }));
  await userEvent.click(await screen.findByRole('checkbox', CASILLA));
  await aplicar();
  await waitFor(() => expect(servidor.recibido(APLICAR)).toEqual([{ version: 4, proponerPrecios: false }]));
  unmount();
  const sinPrecios = abrir(ensayada({ entidad: 'costos' }), false);
  await aplicar();
  await waitFor(() => expect(sinPrecios.servidor.recibido(APLICAR)).toEqual([{ version: 4, proponerPrecios: false }]));
  expect(screen.queryByRole('checkbox', CASILLA)).toBeNull();
  sinPrecios.unmount();
  abrir(ensayada());
  await screen.findByRole('button', { name: /^Aplicar/ });
  expect(screen.queryByRole('checkbox', CASILLA)).toBeNull();
});

it.each([
  ['SIMULADO', 'El lote 12 de precios se descarta.'],
  ['APLICADO', 'Los precios del lote 12 ya se aplicaron y quedan como están: se revierten desde el lote.'],
] as const)('PRE-18 before it is taken back it is said what comes of those prices: %s', async (estado, frase) => {
  abrir(conLote(estado));
  await userEvent.click(await screen.findByRole('button', { name: 'Revertir' }));
  const pregunta = within(await screen.findByRole('dialog'));
  expect(pregunta.getByText((texto) => texto.endsWith(frase))).toBeDefined();
});

it('PRE-18 once it was taken back it says that they were discarded', async () => {
  abrir(conLote('DESCARTADO', { estado: 'REVERTIDA', acciones: [], noRevertidas: 0 }));
  expect(await screen.findByText('El lote 12 de precios se descartó.')).toBeDefined();
});
