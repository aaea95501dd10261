import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ACTIVIDAD, COMUNES, LOTE_ID, lote, VER } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { LoteScreen } from './lote.screen.tsx';

const abrir = (hechos: readonly object[]) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar', 'costo.ver'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, [VER]: lote(), [ACTIVIDAD]: { hechos, hayMas: false } },
  });

it('ART-26 a batch tells its history in words: who made it, what it became and each of its steps', async () => {
  const hecho = { en: '2026-10-04T11:00:00.000Z', quien: 'Ana', motivo: null, loteId: null };
  abrir([
    { ...hecho, id: '4', accion: 'lote.excluir', campos: [{ campo: 'líneas', antes: null, despues: '12' }] },
    { ...hecho, id: '3', accion: 'lote.simular', campos: [] },
    {
      ...{ ...hecho, id: '2', accion: 'lote.cambiar' },
      campos: [{ campo: 'lo que hace', antes: 'Porcentaje: +10 %', despues: 'Porcentaje: +12 %' }],
    },
    {
      ...{ ...hecho, id: '1', accion: 'lote.crear', motivo: 'Aumento' },
      campos: [{ campo: 'en las listas', antes: null, despues: 'Lista 1' }],
    },
  ]);
  const actividad = within(await screen.findByRole('list', { name: 'Actividad' }));
  const [excluye, , cambia, crea] = actividad.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(excluye).toMatch(/Líneas dejadas afuera.*Ana.*Líneas:12/);
  expect(cambia).toMatch(/Cambio de lo que hace.*Regla:.*\+10 %.*\+12 %/);
  expect(crea).toMatch(/Alta.*Motivo: Aumento.*Listas:Lista 1/);
});

it('ART-26 a batch nobody touched since histories are kept says so', async () => {
  abrir([]);
  expect(await screen.findByText('Todavía no hay cambios registrados')).toBeDefined();
});
