import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ensayada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';

it('ART-20 tells why rows are left out and how many by each reason, and each one shows its rows', async () => {
  const motivos = [
    { motivo: 'No es un número.', filas: 1200 },
    { motivo: 'Falta el código, que es obligatorio.', filas: 34 },
  ];
  const { servidor } = renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      [VER]: ensayada({ rechazadas: 1234 }),
      [`GET /api/importaciones/${ID}/motivos`]: { motivos, otros: 3 },
    },
  });
  const porque = within(await screen.findByRole('group', { name: 'Qué no se toma y por qué' }));
  expect(porque.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1.200No es un número.',
    '34Falta el código, que es obligatorio.',
  ]);
  expect(porque.getByText('y 3 motivos más')).toBeDefined();
  await userEvent.click(porque.getByRole('button', { name: /Falta el código/ }));
  await waitFor(() => {
    const pedida = new URL(servidor.direcciones(FILAS).at(-1) ?? '', 'http://x').searchParams.get('filtros');
    expect(pedida).toBe('motivo:igual:Falta el código%2C que es obligatorio.');
  });
  const presionado = porque.getByRole('button', { name: /Falta el código/ });
  expect(presionado.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(presionado);
  await waitFor(() => expect(servidor.direcciones(FILAS).at(-1)).not.toContain('motivo'));
});

it('ART-20 tells what is not taken of rows that come, also where none is rejected', async () => {
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      [VER]: ensayada({ rechazadas: 0 }),
      [`GET /api/importaciones/${ID}/motivos`]: { motivos: [{ motivo: 'No trae precio.', filas: 5000 }], otros: 0 },
    },
  });
  const porque = within(await screen.findByRole('group', { name: 'Qué no se toma y por qué' }));
  expect(porque.getByRole('button').textContent).toBe('5.000No trae precio.');
});
