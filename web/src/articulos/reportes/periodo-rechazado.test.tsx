import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CambiosScreen } from './cambios.screen.tsx';
import { VentasScreen } from './ventas.screen.tsx';

const R = '/api/articulos/reportes';
const resumenDeVentas = {
  ...{
    desde: '2026-08-25',
    hasta: '2026-11-22',
    articulos: 0,
    sinVentas: 0,
    importe: '0.00',
    costo: null,
    margen: null,
  },
  ...{ margenPorciento: null, reposicion: null, margenDeHoyPorciento: null, paso: 'mes', serie: [] },
};
const resumenDeCambios = { desde: '2026-10-24', hasta: '2026-11-22', autores: [], clases: [], dias: [] };

const rechazado = (campo: string, message: string) =>
  new Response(
    JSON.stringify({
      ...{ status: 400, code: 'comun.datos_invalidos', title: 'Revisá los datos marcados.', data: {} },
      issues: [{ path: ['?', campo], message }],
    }),
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );

it.each([
  ['ventas', <VentasScreen key="ventas" />, resumenDeVentas, 'desde', 'El período admite hasta 5 años.'],
  ['cambios', <CambiosScreen key="cambios" />, resumenDeCambios, 'hasta', 'Termina antes de empezar.'],
])('REA the days that the address of %s says and cannot be told are said, and may be taken away', async (...caso) => {
  const [reporte, pantalla, resumen, campo, frase] = caso;
  const segun = (respuesta: object) => (_: unknown, url: string) =>
    url.includes('desde=') ? rechazado(campo, frase) : respuesta;
  const { router } = renderPantalla(pantalla, {
    permisos: ['nota.ver', 'articulo.ver'],
    ruta: `/articulos/reportes/${reporte}?desde=2001-01-01&hasta=2000-01-01`,
    respuestas: {
      [`GET ${R}/${reporte}`]: segun(pagina([])),
      [`GET ${R}/${reporte}/resumen`]: segun(resumen),
    },
  });
  expect(await screen.findByText(`No se puede mostrar ese período: ${frase}`)).toBeTruthy();
  expect(screen.queryByText('Revisá los datos marcados.')).toBe(null);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBe(null);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el período' }));
  expect(await screen.findByRole('region', { name: 'En total' })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
