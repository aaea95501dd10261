import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { COMUNES, hacer, LOTE_ID, lote, VER } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { LoteScreen } from './lote.screen.tsx';

const abrir = (respuestas: Respuestas) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar', 'costo.ver', 'precio.aprobar'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, ...respuestas },
  });
const boton = (nombre: string) => screen.findByRole('button', { name: nombre });

it('PRE-05 is left for a day and an hour of Argentina, which have to be to come', async () => {
  const aprobado = lote({ estado: 'APROBADO', acciones: ['programar', 'aplicar', 'descartar'] });
  const { servidor } = abrir({
    [VER]: aprobado,
    [hacer('programar')]: lote({ estado: 'PROGRAMADO', aplicaDesde: '2099-11-24T11:00:00.000Z' }),
  });
  await userEvent.click(await boton('Programar'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Programar el lote 121' }));
  const dia = dialogo.getByLabelText('Día');
  await userEvent.clear(dia);
  await userEvent.type(dia, '2001-01-01');
  await userEvent.click(dialogo.getByRole('button', { name: 'Programar' }));
  expect(await dialogo.findByText('Elegí un momento que todavía no pasó.')).toBeDefined();
  await userEvent.clear(dia);
  await userEvent.type(dia, '2099-11-24');
  await userEvent.click(dialogo.getByRole('button', { name: 'Programar' }));
  await waitFor(() =>
    expect(servidor.recibido(hacer('programar'))).toEqual([{ version: 3, aplicaDesde: '2099-11-24T11:00:00.000Z' }]),
  );
});

it('UA-12 PRE-05 a day past its end is told beside it, by the screen or by the server', async () => {
  const hasta = '2099-12-06T03:00:00.000Z';
  const message = 'Termina el 20/11/2099 00:00: tiene que empezar antes.';
  const { servidor } = abrir({
    [VER]: lote({ estado: 'APROBADO', acciones: ['programar', 'aplicar', 'descartar'], hasta }),
    [hacer('programar')]: {
      status: 400,
      code: 'comun.datos_invalidos',
      title: 'Revisá los datos marcados.',
      issues: [{ path: ['aplicaDesde'], message }],
    },
  });
  await userEvent.click(await boton('Programar'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Programar el lote 121' }));
  const dia = dialogo.getByLabelText('Día');
  const programarPara = async (cual: string) => {
    await userEvent.clear(dia);
    await userEvent.type(dia, cual);
    await userEvent.click(dialogo.getByRole('button', { name: 'Programar' }));
  };
  await programarPara('2099-12-06');
  expect(await dialogo.findByText('Termina el 06/12/2099 00:00: tiene que empezar antes.')).toBeDefined();
  expect(servidor.recibido(hacer('programar'))).toEqual([]);
  // Somebody brought its end forward meanwhile.
  await programarPara('2099-12-01');
  expect(await dialogo.findByText(message)).toBeDefined();
  expect(dia.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Revisá los datos marcados.')).toBeNull();
});

it('UA-12 says when the former prices come back, before it is applied and while it holds', async () => {
  const hasta = '2099-12-16T03:00:00.000Z';
  const aprobado = lote({ estado: 'APROBADO', acciones: ['programar', 'aplicar', 'descartar'], hasta });
  const { unmount } = abrir({ [VER]: aprobado });
  await userEvent.click(await boton('Aplicar ahora'));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Los precios de antes vuelven el 16\/12\/2099/)).toBeDefined();
  unmount();
  abrir({ [VER]: lote({ estado: 'APLICADO', acciones: ['revertir'], aplicadoEn: '2026-11-20T12:00:00.000Z', hasta }) });
  expect(await screen.findByText(/precios cambiaron el .*Los precios de antes vuelven el 16\/12\/2099/)).toBeDefined();
  // The last day on which they hold is the one that was chosen.
  expect(screen.getByText('Rigen hasta el').nextElementSibling?.textContent).toBe('15/12/2099');
});

it('UA-12 a campaign whose prices go up says so before it is applied, and one without an end, or that was discarded, does not', async () => {
  const hasta = '2099-12-06T03:00:00.000Z';
  const sube = /precios? suben?: mientras dure va/;
  const { unmount } = abrir({ [VER]: lote({ estado: 'SIMULADO', hasta }) });
  expect(await screen.findByText(sube)).toBeDefined();
  unmount();
  for (const otro of [{ estado: 'SIMULADO' }, { estado: 'DESCARTADO', hasta }] as const) {
    const { unmount: cerrar } = abrir({ [VER]: lote(otro) });
    expect(await screen.findByText('Precios que cambian')).toBeDefined();
    expect(screen.queryByText(sube)).toBeNull();
    cerrar();
  }
});
