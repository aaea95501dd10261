import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CAMBIAR, COMUNES, hacer, LOTE_ID, lote, simulado, VER } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { LoteScreen } from './lote.screen.tsx';

const abrir = (respuestas: Respuestas) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, ...respuestas },
  });

it.each([
  { conservadas: { excluidas: 2, revisadas: 1 }, dice: '2 siguen excluidas · 1 sigue revisada' },
  { conservadas: { excluidas: 1, revisadas: 0 }, dice: '1 sigue excluida' },
])('PRE-04 simulating again says how many lines stay as they were left: $dice', async ({ conservadas, dice }) => {
  abrir({ [VER]: lote(), [hacer('simular')]: simulado({}, conservadas) });
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a simular' }));
  expect(await screen.findByText(dice)).toBeDefined();
});

it('another reason is saved, and what was simulated holds: nothing is simulated again nor told to be old', async () => {
  const { servidor } = abrir({ [VER]: lote() });
  const otro = lote({ version: 4, motivo: 'Aumento de diciembre' });
  servidor.responder(CAMBIAR, () => {
    servidor.responder(VER, otro);
    return otro;
  });
  const motivo = await screen.findByLabelText('Motivo');
  await userEvent.clear(motivo);
  await userEvent.type(motivo, 'Aumento de diciembre');
  await userEvent.click(screen.getByRole('button', { name: 'Volver a simular' }));
  expect(await screen.findByText('Guardado: lo simulado sigue valiendo')).toBeDefined();
  expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 3, motivo: 'Aumento de diciembre' }]);
  expect(servidor.recibido(hacer('simular'))).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/Simulación vieja/)).toBeNull());
  expect((await screen.findByLabelText<HTMLInputElement>('Motivo')).value).toBe('Aumento de diciembre');
});
