import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { aplicado, borrador, CONFIGURACION, LISTAR, LOTE_ID, lote } from './ejemplos.prueba.ts';
import { PreciosScreen } from './precios.screen.tsx';

const RUTA = '/articulos/actualizar-precio';
const abrir = (busqueda: string, respuestas: Respuestas, permisos = ['precio.modificar', 'articulo.ver'] as const) =>
  renderPantalla(<PreciosScreen />, { permisos, ruta: `${RUTA}${busqueda}`, respuestas });

describe('the batches', () => {
  it('say what they do, how they stand and who prepared them', async () => {
    abrir('', {
      [LISTAR]: pagina([
        lote(),
        aplicado({ id: LOTE_ID.replace('d001', 'd002'), numero: 120 }),
        borrador({ id: LOTE_ID.replace('d001', 'd003'), alcance: [] }),
      ]),
    });
    const fila = within(await screen.findByRole('row', { name: /121.*Simulado/ }));
    expect(fila.getByText('+10 % sobre el precio')).toBeDefined();
    expect(fila.getByText('Rubro: Correas')).toBeDefined();
    expect(screen.getByText('desde el 20/11/2026 11:05')).toBeDefined();
    expect(screen.getByText('Todos los artículos')).toBeDefined();
  });

  it('UA-12 say the last day on which their prices hold, as whoever chose it did', async () => {
    abrir('', { [LISTAR]: pagina([aplicado({ hasta: '2026-12-06T03:00:00.000Z' })]) });
    expect(await screen.findByText('desde el 20/11/2026 11:05 hasta el 05/12/2026')).toBeDefined();
  });

  it('PRE-06 one that takes another back does not read as the rule of that one', async () => {
    const revierte = { id: LOTE_ID.replace('d001', 'd009'), numero: 1_120 };
    abrir('', { [LISTAR]: pagina([aplicado({ motivo: 'Salió mal', revierte })]) });
    const fila = within(await screen.findByRole('row', { name: /Salió mal/ }));
    expect(fila.getByText('Deshace el lote 1.120')).toBeDefined();
    expect(fila.queryByText('+10 % sobre el precio')).toBeNull();
  });

  it('PRE-15 one that was given up says why, which is found too', async () => {
    abrir('?buscar=arrepinti', { [LISTAR]: pagina([lote({ estado: 'DESCARTADO', descarte: 'Se arrepintieron' })]) });
    const fila = await screen.findByRole('row', { name: /121.*Descartado/ });
    expect(fila.textContent).toContain('Se descartó: Se arrepintieron');
    expect(within(fila).getByText('arrepinti').tagName).toBe('MARK');
  });

  it('TD-12 go out as a file, and so do the rates', async () => {
    const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const archivo = () => new Response('archivo');
    const exportar = async (que: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: que }));
    };
    const { servidor, unmount } = abrir('?estado=SIMULADO', {
      [LISTAR]: pagina([lote()]),
      [`${LISTAR}/exportar`]: archivo,
    });
    await exportar(/^CSV, Todas/);
    await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
    expect(servidor.direcciones(`${LISTAR}/exportar`)[0]).toContain('estado=SIMULADO');
    expect(servidor.direcciones(`${LISTAR}/exportar`)[0]).toContain('formato=csv');
    unmount();
    const cotizaciones = 'GET /api/articulos/cotizaciones';
    abrir('?pestana=cotizaciones', { [cotizaciones]: pagina([]), [`${cotizaciones}/exportar`]: archivo });
    await exportar(/^Excel.*Todas/);
    await waitFor(() => expect(bajar).toHaveBeenCalledTimes(2));
    expect((bajar.mock.contexts[1] as HTMLAnchorElement).download).toBe('cotizaciones.xlsx');
  });

  it('are filtered by state in the address, and open', async () => {
    const { servidor, router } = abrir('?estado=SIMULADO', { [LISTAR]: pagina([lote()]) });
    await userEvent.click(await screen.findByText('Aumento de noviembre'));
    expect(servidor.direcciones(LISTAR)[0]).toContain('estado=SIMULADO');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${RUTA}/${LOTE_ID}`));
  });
});

describe('the rates', () => {
  const LISTAR_COTIZACIONES = 'GET /api/articulos/cotizaciones';
  const AGREGAR = 'POST /api/articulos/cotizaciones';
  const ALCANCE = 'GET /api/articulos/cotizaciones/alcance';
  const CONFIGURAR = 'GET /api/articulos/configuracion-de-precios';
  const cotizacion = {
    id: LOTE_ID,
    version: 1,
    moneda: 'USD',
    fecha: '2026-11-20',
    valor: '1385.5',
    fuente: 'Banco Nación, vendedor',
    vigente: true,
    creadaEn: '2026-11-20T13:00:00.000Z',
    creadaPor: 'Lucía Ferreyra',
  };

  it('TD-07 are filtered by their columns', async () => {
    const { servidor } = abrir('?pestana=cotizaciones&filtros=fuente:contiene:banco;valor:entre:1000,', {
      [LISTAR_COTIZACIONES]: pagina([cotizacion]),
    });
    expect(await screen.findByText('1.385,50')).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Fuente: / })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Pesos por unidad: / })).toBeDefined();
    expect(decodeURIComponent(servidor.direcciones(LISTAR_COTIZACIONES)[0] ?? '')).toContain('fuente:contiene:banco');
    // TD-11 and keep their columns.
    expect(screen.getByRole('button', { name: 'Columnas' })).toBeDefined();
  });

  it('PRE-09 are added with their source; those before stay', async () => {
    const { servidor } = abrir('?pestana=cotizaciones', {
      [LISTAR_COTIZACIONES]: pagina([cotizacion]),
      [CONFIGURAR]: CONFIGURACION,
      [ALCANCE]: {
        anterior: { valor: '1385.50', fecha: '2026-11-20' },
        derivadas: [
          { nombre: 'Web', precios: 12_300, porMargenMinimo: 0 },
          { nombre: 'Mayorista', precios: 0, porMargenMinimo: 1_030 },
        ],
        conCosto: 40,
      },
      [AGREGAR]: {
        ...cotizacion,
        derivadas: [
          { nombre: 'Web', precios: 12_300, porMargenMinimo: 0 },
          { nombre: 'Mayorista', precios: 0, porMargenMinimo: 1_030 },
        ],
        propuesta: { id: LOTE_ID, numero: 33 },
      },
    });
    expect(await screen.findByText('1.385,50')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Nueva cotización' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva cotización' }));
    await userEvent.type(panel.getByLabelText('Pesos por unidad'), '1390,25');
    expect(panel.getByText(/La que rige es \$ 1\.385,50, del 20\/11\/2026/).textContent).toContain('0,34 %');
    expect(panel.getByText('Cambian 12.300 precios calculados, de Web.')).toBeDefined();
    expect(panel.getByText('Por su margen mínimo pueden cambiar 1.030 precios, de Mayorista.')).toBeDefined();
    await userEvent.type(panel.getByLabelText('Fuente'), 'Banco Nación, vendedor');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(AGREGAR)).toEqual([
        { moneda: 'USD', valor: '1390.25', fuente: 'Banco Nación, vendedor', proponerPrecios: true, confirmada: false },
      ]),
    );
    expect(
      await screen.findByText('Cotización guardada. Se movieron los precios de Web, con el lote 33 para revisar'),
    ).toBeDefined();
  });

  it('PRE-09 PRE-04 one that moves too much is a warning, and asks to be confirmed as it is written', async () => {
    const { servidor } = abrir('?pestana=cotizaciones', {
      [LISTAR_COTIZACIONES]: pagina([cotizacion]),
      [CONFIGURAR]: CONFIGURACION,
      [ALCANCE]: { anterior: { valor: '1385.50', fecha: '2026-11-20' }, derivadas: [], conCosto: 0 },
      [AGREGAR]: { ...cotizacion, derivadas: [], propuesta: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva cotización' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva cotización' }));
    const valor = panel.getByLabelText('Pesos por unidad');
    const casilla = () => panel.queryByRole<HTMLInputElement>('checkbox', { name: /^Está bien escrita/ });
    await userEvent.type(panel.getByLabelText('Fuente'), 'Banco Nación, vendedor');
    await userEvent.type(valor, '14,75');
    expect(await panel.findByText(/Se mueve más que el límite de variación, que es de 30 %/)).toBeDefined();
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect((await panel.findAllByText(/confirmá que está bien escrita/)).length).toBeGreaterThan(0);
    expect(servidor.recibido(AGREGAR)).toEqual([]);
    await userEvent.click(casilla() as HTMLInputElement);
    // What was confirmed was another one.
    await userEvent.clear(valor);
    await userEvent.type(valor, '13,9');
    expect(casilla()?.checked).toBe(false);
    // One of a day before the one in force takes the place of none.
    await userEvent.type(panel.getByLabelText(/^Fecha/), '2020-01-02');
    expect(casilla()).toBeNull();
    await userEvent.clear(panel.getByLabelText(/^Fecha/));
    await userEvent.click(casilla() as HTMLInputElement);
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(AGREGAR)).toEqual([
        { moneda: 'USD', valor: '13.9', fuente: 'Banco Nación, vendedor', proponerPrecios: true, confirmada: true },
      ]),
    );
  });

  it('PRE-09 PRE-04 what it would take the place of is not known: the server tells that it moves too much, and is told that it is right', async () => {
    const sinSaber = { status: 500, code: 'comun.error_interno', title: 'Algo falló.' };
    const { servidor } = abrir('?pestana=cotizaciones', {
      [LISTAR_COTIZACIONES]: pagina([cotizacion]),
      [CONFIGURAR]: sinSaber,
      [ALCANCE]: sinSaber,
      [AGREGAR]: ({ confirmada }: { confirmada: boolean }) =>
        confirmada
          ? { ...cotizacion, derivadas: [], propuesta: null }
          : {
              status: 409,
              code: 'articulos.cotizacion_que_salta',
              title: 'La cotización anterior es de $ 1.475,00: con $ 14,75 baja un 99 %.',
              data: { anterior: '1475', fecha: '2026-11-20', valor: '14.75', variacion: '-99', limite: '30' },
            },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva cotización' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva cotización' }));
    const guardar = () => userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await userEvent.type(panel.getByLabelText('Pesos por unidad'), '14,75');
    await userEvent.type(panel.getByLabelText('Fuente'), 'Banco Nación, vendedor');
    expect(panel.queryByRole('checkbox')).toBeNull();
    await guardar();
    const casilla = await panel.findByRole('checkbox', { name: 'Está bien escrita: son $\u00a014,75 por unidad' });
    expect(panel.getByText(/con \$ 14,75 baja un 99 %/)).toBeDefined();
    await guardar();
    expect((await panel.findAllByText(/confirmá que está bien escrita/)).length).toBeGreaterThan(0);
    await userEvent.click(casilla);
    await guardar();
    expect(await screen.findByText(/^Cotización guardada/)).toBeDefined();
    expect(servidor.recibido(AGREGAR)).toMatchObject([{ confirmada: false }, { confirmada: true }]);
  });

  it('PRE-09 say that no written price moves when that was asked for and there is none', async () => {
    abrir('?pestana=cotizaciones', {
      [LISTAR_COTIZACIONES]: pagina([cotizacion]),
      [CONFIGURAR]: CONFIGURACION,
      [ALCANCE]: { anterior: { valor: '1385.50', fecha: '2026-11-20' }, derivadas: [], conCosto: 40 },
      [AGREGAR]: { ...cotizacion, derivadas: [], propuesta: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva cotización' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva cotización' }));
    await userEvent.type(panel.getByLabelText('Pesos por unidad'), '1390,25');
    await userEvent.type(panel.getByLabelText('Fuente'), 'Banco Nación, vendedor');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cotización guardada. Ningún precio escrito se mueve con eso.')).toBeDefined();
  });
});

describe('what is asked of a change', () => {
  const VER = 'GET /api/articulos/configuracion-de-precios';
  const CAMBIAR = 'PATCH /api/articulos/configuracion-de-precios';

  it('PRE-15 PRE-17 is changed by who approves, with its version', async () => {
    const { servidor } = renderPantalla(<PreciosScreen />, {
      permisos: ['precio.modificar', 'precio.aprobar'],
      ruta: `${RUTA}?pestana=configuracion`,
      respuestas: { [VER]: CONFIGURACION, [CAMBIAR]: { ...CONFIGURACION, version: 5 } },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Los lotes los aprueba otra persona' }));
    const dias = screen.getByLabelText('Días hasta que un costo es viejo');
    await userEvent.clear(dias);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dias.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.type(dias, '60');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toEqual([
        { version: 4, aprobacionDeOtro: false, limiteDeVariacion: '30', diasDeCosto: 60, movimientoDeMoneda: '10' },
      ]),
    );
  });

  it('asks before what was not saved is lost by going to another tab', async () => {
    const { router } = renderPantalla(<PreciosScreen />, {
      permisos: ['precio.modificar', 'precio.aprobar'],
      ruta: `${RUTA}?pestana=configuracion`,
      respuestas: { [VER]: CONFIGURACION, [LISTAR]: pagina([]) },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Los lotes los aprueba otra persona' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Lotes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('is only read by the others', async () => {
    abrir('?pestana=configuracion', { [VER]: CONFIGURACION });
    expect(await screen.findByText('± 30 %')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });
});
