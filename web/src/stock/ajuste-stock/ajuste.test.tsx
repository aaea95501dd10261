import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AJ318, ajuste, aplicado, hallazgo, ROTURA, renglon, SALON, WO342 } from './ejemplos.prueba.ts';
import { APLICAR, abrir, CREAR, campo, elegirMotivo, enDialogo, entrada, TODOS, VER } from './prueba-de-ajuste.tsx';

describe('AJU-01 a new adjustment', () => {
  it('is typed without leaving the keyboard: code, quantity, cost, next; F9 asks with numbers and applies', async () => {
    const { servidor, router } = abrir('nuevo', { [CREAR]: ajuste(), [APLICAR]: aplicado(), [VER]: aplicado() });
    await userEvent.type(await entrada(), 'WO342{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await campo('Cantidad')));
    await userEvent.keyboard('3{Enter}');
    expect(document.activeElement).toBe(await campo('Costo unit.'));
    await userEvent.keyboard('1250,50{Enter}');
    expect(document.activeElement).toBe(await entrada());
    expect(await screen.findByRole('textbox', { name: 'Cantidad de WO-342' })).toBeDefined();
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('8'));

    await elegirMotivo('Rot');
    await userEvent.keyboard('{F9}');
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo.textContent).toContain('¿Aplicar el ajuste en Casa Central · Salón?');
    expect(dialogo.textContent).toContain('Entra 3 en 1 artículo.');
    await enDialogo('Aplicar ajuste');

    expect(await screen.findByText('AJ 0318 aplicado')).toBeDefined();
    expect(servidor.recibido(CREAR)).toEqual([
      {
        depositoId: SALON,
        motivoId: ROTURA,
        observaciones: '',
        renglones: [{ articuloId: WO342, cantidad: '3', costo: '1250.5' }],
      },
    ]);
    expect(servidor.recibido(APLICAR)).toEqual([{ version: 1 }]);
    expect(router.state.location.pathname).toBe(`/stock/ajuste-stock/${AJ318}`);
    expect(await screen.findByRole('button', { name: 'Revertir' })).toBeDefined();
  });

  it('says what is wrong before asking, and what cannot be moved', async () => {
    const { servidor } = abrir('nuevo', { [CREAR]: ajuste() });
    await userEvent.click(await screen.findByRole('button', { name: /Guardar borrador/ }));
    const aviso = await screen.findByRole('alert');
    expect(aviso.textContent).toContain('Elegí un motivo.');
    expect(aviso.textContent).toContain('Agregá al menos un renglón.');
    expect(document.activeElement).toBe(aviso);

    await userEvent.type(await entrada(), 'WO342{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await campo('Cantidad')));
    await userEvent.keyboard('1,5{Enter}{Enter}');
    expect(await screen.findByText('WO-342 no admite decimales.')).toBeDefined();
    servidor.responder('GET /api/articulos/buscar', {
      exacto: true,
      filas: [hallazgo({ id: 'x', codigo: 'FLETE', tipo: 'SERVICIO' })],
    });
    await userEvent.clear(await entrada());
    await userEvent.type(await entrada(), 'FLETE{Enter}');
    expect(await screen.findByText('FLETE no lleva stock.')).toBeDefined();
    expect(servidor.recibido(CREAR)).toEqual([]);
  });

  it('creates a reason that is not in the catalogue', async () => {
    const { servidor } = abrir('nuevo', { [CREAR]: ajuste(), [VER]: ajuste() });
    await userEvent.type(await entrada(), 'WO342{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await campo('Cantidad')));
    await userEvent.keyboard('-1{Enter}');
    await elegirMotivo('Se mojó');
    await userEvent.keyboard('{F5}');
    await waitFor(() => expect(servidor.recibido(CREAR)).toHaveLength(1));
    expect(servidor.recibido(CREAR)[0]).toMatchObject({
      motivo: 'Se mojó',
      renglones: [{ cantidad: '-1', costo: null }],
    });
    expect(await screen.findByText('AJ 0318 guardado')).toBeDefined();
  });

  it('INV-71 has no cost for who may not see costs, and sends none', async () => {
    const { servidor } = abrir(
      'nuevo',
      { [CREAR]: ajuste(), [VER]: ajuste() },
      TODOS.filter((p) => p !== 'costo.ver'),
    );
    await userEvent.type(await entrada(), 'WO342{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await campo('Cantidad')));
    await userEvent.keyboard('2{Enter}');
    expect(screen.queryByText('Costo unit.')).toBeNull();
    await elegirMotivo('Rot');
    await userEvent.keyboard('{F5}');
    await waitFor(() =>
      expect(servidor.recibido(CREAR)).toMatchObject([{ renglones: [{ articuloId: WO342, cantidad: '2' }] }]),
    );
    expect(JSON.stringify(servidor.recibido(CREAR))).not.toContain('costo');
  });
});

describe('a draft', () => {
  it('INV-06 shows who would go below zero, and the refusal of the server with its figures', async () => {
    const { servidor } = abrir(AJ318, {
      [VER]: ajuste({ renglones: [renglon({ cantidad: '-7', costo: null })] }),
      [APLICAR]: {
        status: 409,
        code: 'stock.insuficiente',
        title: 'No alcanza el stock físico del depósito: WO-342 (salen 7, hay 5).',
      },
    });
    await screen.findByText('−2');
    await userEvent.click(await screen.findByRole('button', { name: /^Aplicar/ }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Un artículo queda en negativo: WO-342.');
    await enDialogo('Aplicar ajuste');
    expect((await screen.findByRole('alert')).textContent).toContain('salen 7, hay 5');
    expect(servidor.recibido(APLICAR)).toEqual([{ version: 1 }]);
  });

  it('INV-73 tells who changed it first, and loads it again', async () => {
    const { servidor } = abrir(AJ318, {
      [VER]: ajuste(),
      [`PATCH /api/stock/ajustes/${AJ318}`]: {
        status: 409,
        code: 'comun.version_vieja',
        title: 'Marta Soria modificó este registro.',
      },
    });
    const cantidad = await screen.findByRole('textbox', { name: 'Cantidad de WO-342' });
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '9');
    await userEvent.keyboard('{F5}');
    expect((await screen.findByRole('alert')).textContent).toContain('Marta Soria modificó este registro.');
    servidor.responder(VER, ajuste({ version: 2, renglones: [renglon({ cantidad: '4' })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    await waitFor(async () => expect(await campo('Cantidad de WO-342')).toHaveProperty('value', '4'));
  });

  it('puts each reproach of the server at its line', async () => {
    abrir(AJ318, {
      [VER]: ajuste(),
      [`PATCH /api/stock/ajustes/${AJ318}`]: {
        status: 400,
        code: 'comun.datos_invalidos',
        title: 'Revisá los datos marcados.',
        issues: [{ path: ['renglones', 0, 'cantidad'], message: 'WO-342 se cuenta en Unidad: no admite decimales.' }],
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Observaciones' }), 'x');
    await userEvent.keyboard('{F5}');
    expect((await screen.findByRole('alert')).textContent).toContain('no admite decimales');
    expect((await campo('Cantidad de WO-342')).getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a line away and gives it back', async () => {
    abrir(AJ318, { [VER]: ajuste() });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar WO-342' }));
    expect(screen.queryByRole('textbox', { name: 'Cantidad de WO-342' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await campo('Cantidad de WO-342')).toHaveProperty('value', '3');
  });

  it('is given up with a reason', async () => {
    const ANULAR = `POST /api/stock/ajustes/${AJ318}/anular`;
    const anulado = ajuste({ estado: 'ANULADO', version: 2, acciones: [] });
    const { servidor } = abrir(AJ318, { [VER]: ajuste(), [ANULAR]: anulado });
    await userEvent.click(await screen.findByRole('button', { name: 'Anular' }));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Repetido');
    servidor.responder(VER, anulado);
    await enDialogo('Anular ajuste');
    await waitFor(() => expect(servidor.recibido(ANULAR)).toEqual([{ version: 1, motivo: 'Repetido' }]));
    expect(await screen.findByText('Anulado')).toBeDefined();
  });

  it('is only read by who may not prepare adjustments', async () => {
    abrir(AJ318, { [VER]: ajuste() }, ['ajuste.ver']);
    expect(await screen.findByText('WO-342')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Aplicar|Guardar|Anular/ })).toBeNull();
  });
});

describe('AJU-11 an applied adjustment', () => {
  it('shows what it moved and is reverted with a reason, in numbers', async () => {
    const REVERTIR = `POST /api/stock/ajustes/${AJ318}/revertir`;
    const revertido = aplicado({ estado: 'REVERTIDO', version: 3, acciones: [] });
    const { servidor } = abrir(AJ318, { [VER]: aplicado(), [REVERTIR]: revertido });
    expect(await screen.findByText('+3')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Kardex' }).getAttribute('href')).toContain(`articuloId=${WO342}`);
    await userEvent.click(screen.getByRole('button', { name: 'Revertir' }));
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo.textContent).toContain('Salen 3 que habían entrado.');
    await userEvent.type(within(dialogo).getByRole('textbox'), 'Estaba contado dos veces');
    servidor.responder(VER, revertido);
    await enDialogo('Revertir ajuste');
    await waitFor(() =>
      expect(servidor.recibido(REVERTIR)).toEqual([{ version: 2, motivo: 'Estaba contado dos veces' }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revertir' })).toBeNull());
  });

  it('offers nothing to who may not revert', async () => {
    abrir(AJ318, { [VER]: aplicado() }, ['ajuste.ver', 'ajuste.crear', 'ajuste.aplicar']);
    await screen.findByText('+3');
    expect(screen.queryByRole('button', { name: 'Revertir' })).toBeNull();
  });
});

it('ART-24 says that numbers of what keeps none any more go, and sends none when it is applied', async () => {
  const CAMBIAR = `PATCH /api/stock/ajustes/${AJ318}`;
  const viejo = ajuste({ renglones: [renglon({ numeros: [{ numero: 'S1', cantidad: '1' }] })] });
  const { servidor } = abrir(AJ318, { [VER]: viejo, [CAMBIAR]: ajuste({ version: 2 }), [APLICAR]: aplicado() });
  expect(await screen.findByText('Ya no lleva números: el que decía se quita al guardar.')).toBeDefined();
  await userEvent.keyboard('{F9}');
  await enDialogo('Aplicar ajuste');
  await waitFor(() => expect(servidor.recibido(APLICAR)).toEqual([{ version: 2 }]));
  expect(JSON.stringify(servidor.recibido(CAMBIAR))).not.toContain('numeros');
});
