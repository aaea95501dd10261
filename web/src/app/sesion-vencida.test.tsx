import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ultimaNovedad } from '#api/pestanas.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { avisarVencimiento, seguirLaSesion } from './sesion-vencida.ts';

const CLAVE = 'trastienda.sesion.v1';

async function abrir() {
  const vista = renderAplicacion('/taller/reporte', sesionDePrueba(['stock.ver']));
  await screen.findByRole('heading', { level: 1 });
  return vista;
}
/** As the browser tells a tab what another one wrote. */
const contarDesdeOtra = (que: string) =>
  globalThis.dispatchEvent(
    new StorageEvent('storage', { key: CLAVE, newValue: JSON.stringify({ que, usuarioId: null, cuando: 1 }) }),
  );

it('says who is in, so that the tabs that wait come in too', async () => {
  await abrir();
  expect(ultimaNovedad()).toMatchObject({ que: 'entro', usuarioId: sesionDePrueba([]).usuario.id });
});

it('a session that expires is told once, however many calls find it out', async () => {
  const { cache, router, salidas } = await abrir();
  avisarVencimiento(cache, router);
  avisarVencimiento(cache, router);
  expect(salidas).toEqual(['/login?next=%2Ftaller%2Freporte&motivo=vencida']);
  expect(ultimaNovedad()).toMatchObject({ que: 'vencio' });
});

it('what is typed while the browser is on its way to the login comes along, and the reason stays', async () => {
  const { cache, router, salidas } = await abrir();
  avisarVencimiento(cache, router);
  void router.navigate({ to: '/stock/stock-centralizado', search: { buscar: 'algo' } });
  await vi.waitFor(() => expect(salidas).toHaveLength(2));
  expect(salidas[1]).toBe('/login?next=%2Fstock%2Fstock-centralizado%3Fbuscar%3Dalgo&motivo=vencida');
});

it.each([
  ['salio', 'salida'],
  ['vencio', 'vencida'],
])('F13: what another tab tells («%s») takes this one to the login', async (que, motivo) => {
  const { cache, router, salidas } = await abrir();
  const dejar = seguirLaSesion(cache, router);
  contarDesdeOtra(que);
  dejar();
  contarDesdeOtra(que);
  expect(salidas).toEqual([`/login?next=%2Ftaller%2Freporte&motivo=${motivo}`]);
});

it('what is not one of its messages is not for this tab', async () => {
  const { cache, router, salidas } = await abrir();
  const dejar = seguirLaSesion(cache, router);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: CLAVE, newValue: '{"que":"otra cosa"}' }));
  globalThis.dispatchEvent(new StorageEvent('storage', { key: CLAVE, newValue: 'no es json' }));
  dejar();
  expect(salidas).toEqual([]);
});
