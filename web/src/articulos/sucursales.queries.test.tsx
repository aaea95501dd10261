import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, sesionDePrueba } from '#prueba/sesion.ts';
import { useSucursalesVisibles } from './sucursales.queries.ts';

const PUERTA = 'GET /api/tablas-generales/sucursales';
const PERMISOS = ['stock.ver', 'stock.ver_otras', 'tabla.ver'] as const;

function Nombres() {
  return <output>{useSucursalesVisibles().map(({ nombre }) => nombre)}</output>;
}

it('ART-07 whoever works in one sucursal sees the stock of the others, whose names are asked for', async () => {
  const [casaCentral] = sesionDePrueba([]).sucursales;
  renderPantalla(<Nombres />, {
    permisos: PERMISOS,
    sesion: {
      permisos: Object.fromEntries(PERMISOS.map((uno) => [uno, [CASA_CENTRAL]])),
      sucursales: casaCentral ? [casaCentral] : [],
    },
    respuestas: { [PUERTA]: SUCURSALES },
  });
  expect((await screen.findByText(/Rosario/)).textContent).toMatch(/^Casa Central/);
});

it('whoever has a role in all of them has them in the session', async () => {
  const { servidor } = renderPantalla(<Nombres />, { permisos: PERMISOS, respuestas: { [PUERTA]: SUCURSALES } });
  expect(await screen.findByText('Casa CentralRosario')).toBeDefined();
  expect(servidor.direcciones(PUERTA)).toEqual([]);
});
