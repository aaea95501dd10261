import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aplicada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';

it('INV-74 the question before reverting tells what later files changed, and which one goes first', async () => {
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      'GET /api/articulos/listas-de-precio': { filas: [] },
      [VER]: aplicada({
        ...{ crear: 4000, actualizar: 0 },
        posteriores: [{ id: '01980000-0000-7000-8000-00000000c0de', archivo: 'despues.csv', filas: 3990 }],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revertir' }));
  const pregunta = within(await screen.findByRole('dialog'));
  expect(pregunta.getByText(/Se quitan 4\.000 artículos que creó\./).textContent).toContain(
    'Pero 3.990 filas las cambió después «despues.csv» y quedan como están: para que vuelvan, revertí esa importación primero.',
  );
  await userEvent.click(pregunta.getByRole('button', { name: 'Volver' }));
});
