import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { describe, expect, it } from 'vitest';
import {
  CAMBIAR,
  COMUNES,
  hacer,
  LOTE_ID,
  lote,
  NUNEZ,
  simulado,
  VER,
} from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { LoteScreen } from './lote.screen.tsx';

const LO_MIO = 'Aumento de diciembre';
const SUYA = { regla: { tipo: 'PORCENTAJE', valor: '25' }, modificador: NUNEZ, version: 5 } as const;
const SIMULADA = { ...SUYA, simuladoEn: '2026-11-20T14:02:00.000Z' } as const;

/** Somebody writes another reason over the third version, and then the batch becomes something else. */
async function escribirMientras() {
  const { servidor, cache } = renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, [VER]: lote() },
  });
  const motivo = await screen.findByLabelText('Motivo');
  await userEvent.clear(motivo);
  await userEvent.type(motivo, LO_MIO);
  const pasa = async (mas: Partial<LoteDePrecio>) => {
    servidor.responder(VER, lote(mas));
    await act(() => cache.invalidateQueries());
  };
  return { servidor, pasa };
}

const escrito = () => screen.getByLabelText<HTMLInputElement>('Motivo').value;
const avisoDe = (texto: RegExp) =>
  screen.findByText(texto).then((parte) => parte.closest('[role=alert]') as HTMLElement);

describe('a rule that is being written while somebody else touches the batch', () => {
  it('stays there when they simulate another rule, which is told and shown', async () => {
    const { servidor, pasa } = await escribirMientras();
    await pasa({ tarea: { accion: 'simular', hechos: 1, total: 3, desde: '2026-11-20T14:01:00.000Z' }, acciones: [] });
    expect(escrito()).toBe(LO_MIO);
    await pasa(SIMULADA);
    const aviso = await avisoDe(/R\. Núñez cambió la regla mientras escribías/);
    expect(within(aviso).getByText(/25/)).toBeDefined();
    expect(escrito()).toBe(LO_MIO);

    servidor.responder(CAMBIAR, () => {
      const guardado = lote({ version: 6, motivo: LO_MIO, totales: null, simuladoEn: null, estado: 'BORRADOR' });
      servidor.responder(VER, guardado);
      return guardado;
    });
    servidor.responder(hacer('simular'), () => {
      servidor.responder(VER, lote({ version: 7, motivo: LO_MIO }));
      return simulado({ version: 7, motivo: LO_MIO });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Volver a simular' }));
    await waitFor(() => expect(servidor.recibido(hacer('simular'))).toEqual([{ version: 6 }]));
    // Told of theirs, it is written over on purpose.
    expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 5, motivo: LO_MIO }]);
    await waitFor(() => expect(screen.queryByText(/cambió la regla mientras escribías/)).toBeNull());
  });

  it('gives way to theirs when it is discarded', async () => {
    const { pasa } = await escribirMientras();
    await pasa(SIMULADA);
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar lo que escribí' }));
    await waitFor(() => expect(escrito()).toBe('Aumento de noviembre'));
    expect(screen.queryByText(/mientras escribías/i)).toBeNull();
    expect(screen.queryByText(/Simulación vieja/)).toBeNull();
  });

  it('stays there unremarked when the same rule was simulated again', async () => {
    const { servidor, pasa } = await escribirMientras();
    await pasa({ version: 4, simuladoEn: SIMULADA.simuladoEn });
    expect(escrito()).toBe(LO_MIO);
    expect(screen.queryByText(/mientras escribías/i)).toBeNull();
    servidor.responder(CAMBIAR, () => lote({ version: 5, motivo: LO_MIO }));
    await userEvent.click(screen.getByRole('button', { name: 'Volver a simular' }));
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 4, motivo: LO_MIO }]));
  });

  it('stays there to be copied when the batch was approved, and says so', async () => {
    const { pasa } = await escribirMientras();
    await pasa({ version: 4, estado: 'APROBADO', acciones: ['aplicar', 'descartar'] });
    await avisoDe(/su regla ya no se cambia/);
    expect(escrito()).toBe(LO_MIO);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar lo que escribí' }));
    await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
  });
});
