import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PantallaRota } from './pantalla-rota.tsx';

afterEach(() => vi.unstubAllGlobals());

const deCarga = () => Object.assign(new Error('No llegó'), { name: 'FallaDeCarga' });
const mostrar = () => renderPantalla(<PantallaRota error={deCarga()} onReintentar={() => {}} />);

it('tells that the code of a screen did not come without waiting for a server that hangs', async () => {
  mostrar();
  const preguntado = vi.fn((_direccion: unknown, _opciones: unknown) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', preguntado);
  expect(await screen.findByRole('heading', { level: 1, name: 'No se pudo cargar la pantalla' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  expect(preguntado.mock.calls.map(([direccion]) => direccion)).toContain('/healthz');
});
