import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it } from 'vitest';
import { alFaltarConfirmacion } from '#api/confirmacion.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AjusteScreen } from './ajuste.screen.tsx';
import { AJ318, ajuste, aplicado, porAprobar, respuestas } from './ejemplos.prueba.ts';

const VER = `GET /api/stock/ajustes/${AJ318}`;
const de = (accion: string) => `POST /api/stock/ajustes/${AJ318}/${accion}`;
const PREPARA: readonly Permiso[] = [
  'ajuste.ver',
  'ajuste.crear',
  'ajuste.aplicar',
  'articulo.ver',
  'stock.ver',
  'tabla.ver',
];
const APRUEBA: readonly Permiso[] = [...PREPARA, 'ajuste.aprobar', 'costo.ver'];

const abrir = (extra: object, permisos: readonly Permiso[]) =>
  renderPantalla(<AjusteScreen />, {
    permisos,
    camino: '/stock/ajuste-stock/$id',
    ruta: `/stock/ajuste-stock/${AJ318}`,
    respuestas: { ...respuestas, ...extra },
  });
const dialogo = () => screen.findByRole('dialog');
const enDialogo = async (boton: string) =>
  userEvent.click(within(await dialogo()).getByRole('button', { name: boton }));
const contarPorQue = async (motivo: string) => userEvent.type(within(await dialogo()).getByRole('textbox'), motivo);

describe('AJU-06 a draft above the limit', () => {
  it('is not applied but asked for, saying why; F9 does the same', async () => {
    const sobre = ajuste({ acciones: ['cambiar', 'pedir', 'anular'] });
    const { servidor } = abrir({ [VER]: sobre, [de('pedir')]: porAprobar() }, PREPARA);
    expect((await screen.findByRole('alert')).textContent).toContain('Supera el monto que podés aplicar');
    expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Pedir aprobación/ }));
    await userEvent.click(within(await dialogo()).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{F9}');
    expect((await dialogo()).textContent).toContain('¿Pedir la aprobación de AJ 0318?');
    await contarPorQue('Se inundó el sótano');
    servidor.responder(VER, porAprobar({ acciones: ['devolver', 'anular'], monto: null }));
    await enDialogo('Pedir aprobación');
    expect(await screen.findByText('AJ 0318 espera que otra persona lo apruebe')).toBeDefined();
    expect(servidor.recibido(de('pedir'))).toEqual([{ version: 1, motivo: 'Se inundó el sótano' }]);
    expect(await screen.findByText('Por aprobar')).toBeDefined();
  });

  it('is asked for by who prepares and may not apply, whatever its amount', async () => {
    abrir(
      { [VER]: ajuste() },
      PREPARA.filter((permiso) => permiso !== 'ajuste.aplicar'),
    );
    expect(await screen.findByRole('button', { name: /Pedir aprobación/ })).toBeDefined();
    expect(screen.queryByText(/Supera el monto/)).toBeNull();
  });
});

describe('AJU-06 an adjustment that awaits approval', () => {
  it('tells who asked, when and why, and what it is about to who sees costs', async () => {
    abrir({ [VER]: porAprobar() }, APRUEBA);
    const aviso = await screen.findByRole('alert');
    expect(aviso.textContent).toMatch(/Darío Depósito pidió la aprobación el .*«Se inundó el sótano»/);
    expect(aviso.textContent).toContain('Espera que lo apruebes');
    expect(screen.getByText('Hay 5')).toBeDefined();
    expect(screen.getByText('Monto').nextElementSibling?.textContent).toContain('3.751,50');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('leaving the question of who one is changes nothing and says nothing', async () => {
    const callar = alFaltarConfirmacion(() => Promise.resolve(false));
    const rechazo = { status: 403, code: 'acceso.falta_confirmacion', title: 'Confirmá que sos vos.', data: {} };
    const { servidor } = abrir({ [VER]: porAprobar(), [de('aprobar')]: rechazo }, APRUEBA);
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await enDialogo('Aprobar y aplicar');
    await waitFor(() => expect(servidor.recibido(de('aprobar'))).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprobar' })).toHaveProperty('disabled', false));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    callar();
  });

  it('is approved after saying what moves', async () => {
    const { servidor } = abrir({ [VER]: porAprobar(), [de('aprobar')]: aplicado() }, APRUEBA);
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    expect((await dialogo()).textContent).toContain('Entran 3.');
    servidor.responder(VER, aplicado());
    await enDialogo('Aprobar y aplicar');
    expect(await screen.findByText('AJ 0318 aprobado y aplicado')).toBeDefined();
    expect(servidor.recibido(de('aprobar'))).toEqual([{ version: 2 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull());
  });

  it('goes back to its draft with a reason', async () => {
    const { servidor } = abrir({ [VER]: porAprobar(), [de('devolver')]: ajuste({ version: 3 }) }, APRUEBA);
    await userEvent.click(await screen.findByRole('button', { name: 'Devolver' }));
    await contarPorQue('Faltan fotos');
    servidor.responder(VER, ajuste({ version: 3 }));
    await enDialogo('Devolver');
    expect(await screen.findByText('AJ 0318 volvió a borrador')).toBeDefined();
    expect(servidor.recibido(de('devolver'))).toEqual([{ version: 2, motivo: 'Faltan fotos' }]);
    expect(await screen.findByRole('button', { name: /Guardar borrador/ })).toBeDefined();
  });

  it('says what the server refuses, and stays', async () => {
    const rechazo = { status: 409, code: 'stock.ajuste_propio', title: 'Tiene que aprobarlo otra persona.', data: {} };
    abrir({ [VER]: porAprobar(), [de('aprobar')]: rechazo }, APRUEBA);
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    await enDialogo('Aprobar y aplicar');
    expect(await screen.findByText('Tiene que aprobarlo otra persona.')).toBeDefined();
  });

  it('offers approving to nobody it is not for: who asked, whose limit does not cover it, who may not', async () => {
    abrir({ [VER]: porAprobar({ acciones: ['devolver', 'anular'] }) }, APRUEBA);
    expect((await screen.findByRole('alert')).textContent).toContain('Tiene que aprobarlo otra persona');
    expect(screen.getByRole('button', { name: 'Devolver' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  });

  it('is only read by who does not prepare adjustments', async () => {
    abrir({ [VER]: porAprobar() }, ['ajuste.ver']);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: /Aprobar|Devolver|Anular/ })).toBeNull();
  });
});
