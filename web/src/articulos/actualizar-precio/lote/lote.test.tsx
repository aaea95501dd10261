import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it } from 'vitest';
import {
  borrador,
  CAMBIAR,
  COMUNES,
  hacer,
  LOTE_ID,
  lote,
  NUNEZ,
  simulado,
  TOTALES,
  VER,
} from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { LoteScreen } from './lote.screen.tsx';

const PREPARAR: readonly Permiso[] = ['articulo.ver', 'precio.modificar', 'costo.ver'];
const APROBAR: readonly Permiso[] = [...PREPARAR, 'precio.aprobar'];

const abrir = (respuestas: Respuestas, permisos = APROBAR, busqueda = '') =>
  renderPantalla(<LoteScreen />, {
    permisos,
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}${busqueda}`,
    respuestas: { ...COMUNES, ...respuestas },
  });
const boton = (nombre: string) => screen.findByRole('button', { name: nombre });
const tilde = (codigo: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Incluir ${codigo}, Lista 1` });

describe('a simulated batch', () => {
  it('PRE-04 tells how many prices move how much, and which are beyond the limit', async () => {
    abrir({ [VER]: lote() });
    const tabla = await screen.findByRole('table', { name: 'Distribución de la variación' });
    expect(
      [...tabla.querySelectorAll('tbody tr')].map((fila) =>
        [...fila.children].map((una) => una.textContent?.replaceAll(/\s/g, ' ')),
      ),
    ).toEqual([
      ['de −3 % a 0 %', '1 precio'],
      ['de 0 % a +3 %', '0 precios'],
      ['de +3 % a +6 %', '1 precio'],
      ['desde +30 %', '1 precio, fuera del límite'],
    ]);
  });

  it('PRE-04 shows old, new, variation and margin, with what stands out unticked', async () => {
    abrir({ [VER]: lote() });
    expect(await screen.findByText('Amortiguador delantero Corolla')).toBeDefined();
    expect(screen.getByText('129.620,00')).toBeDefined();
    expect(screen.getAllByText('+34,60 %').length).toBeGreaterThan(0);
    expect(screen.getByText('Variación media').parentElement?.textContent).toMatch(/\+11,5\s%/);
    expect(screen.getByText('antes 15,1 %')).toBeDefined();
    expect((await tilde('WO-342')).checked).toBe(true);
    expect((await tilde('GP-30512')).checked).toBe(false);
    expect(await screen.findAllByRole('button', { name: 'Exportar' })).toHaveLength(1);
  });

  it('keeps margins from who may not see costs', async () => {
    const { margenAnterior: _, margenNuevo: __, ...sinMargen } = TOTALES;
    abrir({ [VER]: lote({ totales: sinMargen }) }, ['articulo.ver', 'precio.modificar']);
    expect(await screen.findByText('Quedan como están')).toBeDefined();
    expect(screen.queryByText('Margen')).toBeNull();
  });

  it('does not approve while something stands out, and says how many', async () => {
    const { servidor } = abrir({ [VER]: lote() });
    const aprobar = await boton('Aprobar');
    expect(aprobar.getAttribute('aria-disabled')).toBe('true');
    expect(aprobar.getAttribute('aria-description')).toBe('Queda 1 precio que llama la atención sin revisar.');
    await userEvent.click(aprobar);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(servidor.recibido(hacer('aprobar'))).toEqual([]);
  });

  it('PRE-15 tells the author that another person has to approve it', async () => {
    abrir({ [VER]: lote({ puedeAprobar: false, totales: { ...TOTALES, porConfirmar: 0 } }) });
    expect((await boton('Aprobar')).getAttribute('aria-description')).toBe(
      'Lo preparaste o lo cambiaste vos: tiene que aprobarlo otra persona. Si solo sacaste o sumaste líneas, dejalas como estaban.',
    );
  });

  it('PRE-15 says whose it is: who prepared it, and who changed it last', async () => {
    abrir({ [VER]: lote() });
    expect(await screen.findByText('Preparado por Lucía Ferreyra')).toBeDefined();
    cleanup();
    abrir({ [VER]: lote({ modificador: NUNEZ }) });
    expect(await screen.findByText('Preparado por Lucía Ferreyra, cambiado por R. Núñez')).toBeDefined();
  });

  it('tells who may not approve that it is not theirs', async () => {
    abrir({ [VER]: lote({ totales: { ...TOTALES, porConfirmar: 0 } }) }, PREPARAR);
    expect((await boton('Aprobar')).getAttribute('aria-description')).toBe(
      'Tu rol no aprueba ni aplica lotes de precios.',
    );
  });

  it('approves after asking, with the numbers', async () => {
    const listo = lote({ totales: { ...TOTALES, porConfirmar: 0 } });
    const { servidor } = abrir({
      [VER]: listo,
      [hacer('aprobar')]: lote({ version: 4, estado: 'APROBADO', acciones: ['programar', 'aplicar', 'descartar'] }),
    });
    await userEvent.click(await boton('Aprobar'));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Aprobar el lote 121?' }));
    expect(dialogo.getByText(/Cambia 3 precios, en promedio \+11,5 %/)).toBeDefined();
    await userEvent.click(dialogo.getByRole('button', { name: 'Aprobar lote' }));
    await waitFor(() => expect(servidor.recibido(hacer('aprobar'))).toEqual([{ version: 3 }]));
  });

  it('is given up with a reason', async () => {
    const { servidor } = abrir({ [VER]: lote(), [hacer('descartar')]: lote({ estado: 'DESCARTADO', acciones: [] }) });
    await userEvent.click(await boton('Descartar'));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Descartar el lote 121?' }));
    await userEvent.type(dialogo.getByRole('textbox'), 'Se rehace con otra lista');
    await userEvent.click(dialogo.getByRole('button', { name: 'Descartar lote' }));
    await waitFor(() =>
      expect(servidor.recibido(hacer('descartar'))).toEqual([{ version: 3, motivo: 'Se rehace con otra lista' }]),
    );
  });
});

describe('the ticks of its lines', () => {
  it('let one that stands out pass, one order after the other over the version each one left', async () => {
    const { servidor } = abrir({ [VER]: lote() });
    let version = 3;
    servidor.responder(hacer('lineas'), () => {
      version += 1;
      servidor.responder(VER, lote({ version }));
      return lote({ version });
    });
    await userEvent.click(await tilde('GP-30512'));
    await userEvent.click(await tilde('WO-342'));
    await waitFor(() =>
      expect(servidor.recibido(hacer('lineas'))).toEqual([
        { version: 3, marca: 'confirmar', cuales: { lineas: [2] } },
        { version: 4, marca: 'excluir', cuales: { lineas: [1] } },
      ]),
    );
  });

  it('take in again what was just taken out, before the server answered', async () => {
    const { servidor } = abrir({ [VER]: lote(), [hacer('lineas')]: lote({ version: 4 }) });
    const casilla = await tilde('WO-342');
    fireEvent.click(casilla);
    fireEvent.click(casilla);
    await waitFor(() =>
      expect(servidor.recibido(hacer('lineas'))).toEqual([
        { version: 3, marca: 'excluir', cuales: { lineas: [1] } },
        { version: 4, marca: 'incluir', cuales: { lineas: [1] } },
      ]),
    );
  });

  it('go back to what the server says when it refuses', async () => {
    const title = 'Marta Soria modificó este registro. Volvé a cargarlo.';
    abrir({ [VER]: lote(), [hacer('lineas')]: { status: 409, code: 'comun.version_vieja', title } });
    await userEvent.click(await tilde('WO-342'));
    expect(await screen.findByText(title)).toBeDefined();
    await waitFor(async () => expect((await tilde('WO-342')).checked).toBe(true));
  });

  it('are put on all the lines of the filter, asking first', async () => {
    const { servidor } = abrir(
      { [VER]: lote(), [hacer('lineas')]: lote({ version: 4 }) },
      APROBAR,
      '?alerta=VARIACION',
    );
    await userEvent.click(await boton('Marcar las 2'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dejar pasar 2 líneas' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Dejar pasar 2 líneas?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Dejar pasar 2 líneas' }));
    await waitFor(() =>
      expect(servidor.recibido(hacer('lineas'))).toEqual([
        { version: 3, marca: 'confirmar', cuales: { filtro: { alerta: 'VARIACION' } } },
      ]),
    );
  });
});

describe('its rule', () => {
  it('greys what was simulated when it changes, and saves before it simulates again', async () => {
    const { servidor } = abrir({ [VER]: lote() });
    const valor = await screen.findByLabelText('Porcentaje');
    await userEvent.clear(valor);
    await userEvent.type(valor, '12,5');
    expect(await screen.findByText(/Simulación vieja/)).toBeDefined();
    expect((await boton('Aprobar')).getAttribute('aria-description')).toBe('La regla cambió: volvé a simular.');
    servidor.responder(CAMBIAR, () => {
      servidor.responder(VER, borrador({ version: 4, regla: { tipo: 'PORCENTAJE', valor: '12.5' } }));
      return borrador({ version: 4, regla: { tipo: 'PORCENTAJE', valor: '12.5' } });
    });
    servidor.responder(hacer('simular'), () => {
      const otra = simulado({
        version: 5,
        regla: { tipo: 'PORCENTAJE', valor: '12.5' },
        simuladoEn: '2026-11-20T15:00:00.000Z',
      });
      servidor.responder(VER, otra);
      return otra;
    });
    await userEvent.click(await boton('Volver a simular'));
    await waitFor(() => expect(servidor.recibido(hacer('simular'))).toEqual([{ version: 4 }]));
    expect(servidor.recibido(CAMBIAR)).toEqual([
      {
        version: 3,
        hasta: null,
        motivo: 'Aumento de noviembre',
        listaIds: [lote().listas[0]?.id],
        filtro: lote().filtro,
        regla: { tipo: 'PORCENTAJE', valor: '12.5' },
        redondeo: { paso: '10', modo: 'CERCANO', terminacion: '0' },
      },
    ]);
    await waitFor(() => expect(screen.queryByText(/Simulación vieja/)).toBeNull());
  });

  it('PRE-03 sends only what its kind asks for', async () => {
    const { servidor } = abrir({
      [VER]: borrador(),
      [CAMBIAR]: borrador({ version: 2 }),
      [hacer('simular')]: simulado(),
    });
    await userEvent.click(await screen.findByLabelText('Qué se hace'));
    await userEvent.click(await screen.findByRole('option', { name: 'Mantener el margen' }));
    expect(screen.queryByLabelText('Porcentaje')).toBeNull();
    await userEvent.click(await boton('Simular'));
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 1, regla: { tipo: 'MANTENER_MARGEN' } }]),
    );
  });
});

describe('a long work', () => {
  it('shows how far it is to whoever comes, and leaves nothing to be pressed', async () => {
    abrir({
      [VER]: lote({ tarea: { accion: 'aplicar', hechos: 60_000, total: 200_000, desde: '2026-11-20T14:00:00.000Z' } }),
    });
    expect(await screen.findByText('Escribiendo los precios nuevos')).toBeDefined();
    expect(screen.getByText('30 %')).toBeDefined();
    expect(screen.getByText(/60.000 de 200.000/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Incluir WO-342/ })).toBeNull();
  });
});
