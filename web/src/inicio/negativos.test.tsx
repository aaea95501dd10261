import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, sesionDePrueba } from '#prueba/sesion.ts';
import { CENTRALIZADO, respuestas } from './ejemplos.prueba.ts';
import { InicioScreen } from './inicio.screen.tsx';

it('what is below nothing says how much it lacks there, whatever the sucursal has in its other depósitos', async () => {
  const cifras = { fisico: '7', reservado: '0', disponible: '7' };
  const fila = { articuloId: 'a1', codigo: 'WO-342', descripcion: 'Filtro', unidad: 'u', bajoCero: '-3' };
  const { preferencias } = sesionDePrueba([]);
  renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver', 'stock.ver'],
    sesion: { preferencias: { ...preferencias, inicio: ['negativos'] } },
    respuestas: {
      ...respuestas,
      [CENTRALIZADO]: {
        ...{ total: 1, totalExacto: true, pagina: 1, porPagina: 6, columnas: [] },
        filas: [{ ...fila, celdas: [{ ...cifras, sucursalId: CASA_CENTRAL }], total: cifras }],
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Stock negativo' }));
  expect(panel.getByRole('link', { name: /WO-342/ }).textContent).toMatch(/^WO-342Filtro[-−]3$/);
});
