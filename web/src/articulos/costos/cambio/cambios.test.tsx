import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it, vi } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CambioDeCostosScreen } from './cambio.screen.tsx';
import { CambiosDeCostoScreen } from './cambios.screen.tsx';

const CAMBIOS = '/api/articulos/cambios-de-costo';
const [UNO, DOS, LOTE] = ['0a', '0b', 'e1'].map((fin) => `0199b0c2-7f5a-7000-8000-0000000000${fin}`);
const VER = ['articulo.ver', 'stock.ver', 'tabla.ver', 'costo.ver'] as const;

const hecho = (mas: object = {}) => ({
  id: LOTE,
  tipo: 'CAMBIAR',
  pedido: '+10 %',
  articulos: 2,
  quedan: 0,
  motivo: 'Aumento',
  en: '2026-11-20T13:40:00.000Z',
  quien: 'R. Núñez',
  deshecho: null,
  lote: null,
  ...mas,
});

const UN_CAMBIO = { [`GET ${CAMBIOS}/${LOTE}`]: hecho() };

const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

describe('UA-09 what was changed', () => {
  it('where there was none, leads to where it is done', async () => {
    renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo',
      permisos: ['articulo.ver', 'costo.ver'],
      respuestas: { [`GET ${CAMBIOS}`]: pagina([]) },
    });
    const enlace = await screen.findByRole('link', { name: 'Ir a los artículos' });
    expect(enlace.getAttribute('href')).toBe('/articulos/tabla');
  });

  it('is listed, and taken back with a reason', async () => {
    const DESHACER = `POST ${CAMBIOS}/${LOTE}/deshacer`;
    const { servidor } = renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo',
      permisos: [...VER, 'costo.modificar'],
      respuestas: {
        [`GET ${CAMBIOS}`]: pagina([hecho()]),
        [DESHACER]: { id: DOS, articulos: 1, quedan: 1, loteDescartado: null },
      },
    });
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('button', { name: /\+10 %/ }));
    await persona.click(await screen.findByRole('menuitem', { name: 'Deshacer' }));
    const pregunta = await screen.findByRole('dialog', { name: '¿Deshacer «+10 %»?' });
    await persona.type(within(pregunta).getByRole('textbox'), 'Era otro proveedor');
    await persona.click(within(pregunta).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(servidor.recibido(DESHACER)).toEqual([{ motivo: 'Era otro proveedor' }]));
    expect(await screen.findByText('Volvió 1 costo · 1 quedó como está')).toBeDefined();
  });

  it('TD-07 TD-12 is filtered by each of its columns, and the file is of what shows', async () => {
    const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const EXPORTAR = `GET ${CAMBIOS}/exportar`;
    const { servidor } = renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo?filtros=situacion:uno:DESHECHO;quedan:entre:1,',
      permisos: VER,
      respuestas: {
        [`GET ${CAMBIOS}`]: pagina([hecho({ deshecho: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } })]),
        [EXPORTAR]: () => new Response('archivo'),
      },
    });
    expect(await screen.findByRole('button', { name: /^Situación: Deshecho/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Quedaron: / })).toBeDefined();
    expect(servidor.direcciones(`GET ${CAMBIOS}`).map(decodeURIComponent)).toEqual([
      expect.stringContaining('filtros=situacion:uno:DESHECHO;quedan:entre:1,'),
    ]);
    expect(await columnasDelMenu()).toEqual([
      'Cuándo',
      'Tipo',
      'Cambio',
      'Artículos',
      'Quedaron',
      'Motivo',
      'Quién',
      'Situación',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV, Todas/ }));
    await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
    expect(decodeURIComponent(servidor.direcciones(EXPORTAR)[0] ?? '')).toContain(
      'filtros=situacion:uno:DESHECHO;quedan:entre:1,',
    );
    expect((bajar.mock.contexts[0] as HTMLAnchorElement).download).toBe('cambios-de-costo.csv');
  });

  it('TD-18 on a phone its card says that it was undone, and how many stayed', async () => {
    enCelular();
    renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo',
      permisos: VER,
      respuestas: {
        [`GET ${CAMBIOS}`]: pagina([
          hecho({ quedan: 3, deshecho: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } }),
          hecho({ id: DOS, pedido: '−5 USD' }),
        ]),
      },
    });
    const tarjeta = async (pedido: string) =>
      (await screen.findByText(pedido)).closest('.que')?.parentElement?.textContent;
    expect(await tarjeta('+10 %')).toBe(
      '+10 % · Cambio · DeshechoAumentoArtículos: 2 · Quedaron: 320/11/2026 10:40 · R. Núñez',
    );
    expect(await tarjeta('−5 USD')).toBe('−5 USD · CambioAumentoArtículos: 220/11/2026 10:40 · R. Núñez');
  });

  it('tells the cost of each, and why some stayed, and is filtered by each of its columns', async () => {
    const LINEAS = `GET ${CAMBIOS}/${LOTE}/lineas`;
    const linea = {
      descripcion: 'Filtro',
      moneda: 'ARS',
      antes: '100.00',
      despues: '110.00',
      variacion: '10',
      queda: null,
    };
    const quieta = {
      ...linea,
      id: DOS,
      codigo: 'WO-2',
      moneda: 'USD',
      despues: null,
      variacion: null,
      queda: 'OTRA_MONEDA',
    };
    const { servidor } = renderPantalla(<CambioDeCostosScreen />, {
      ruta: `/articulos/cambios-de-costo/${LOTE}?filtros=moneda:uno:ARS,USD;antes:entre:100,`,
      camino: '/articulos/cambios-de-costo/$id',
      permisos: VER,
      respuestas: { ...UN_CAMBIO, [LINEAS]: pagina([{ ...linea, id: UNO, codigo: 'WO-1' }, quieta]) },
    });
    const celdas = async (codigo: RegExp) =>
      within(await screen.findByRole('row', { name: codigo }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(await celdas(/WO-1/)).toEqual(expect.arrayContaining(['Pesos', '100,00', '110,00', '+10\u00A0%']));
    expect(await celdas(/WO-2/)).toEqual(
      expect.arrayContaining(['Dólares', '100,00', '–', 'Su costo está en otra moneda']),
    );
    expect(screen.getByRole('button', { name: /^Moneda: / })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Costo anterior: / })).toBeDefined();
    expect(decodeURIComponent(servidor.direcciones(LINEAS)[0] ?? '')).toContain(
      'filtros=moneda:uno:ARS,USD;antes:entre:100,',
    );
    expect(await columnasDelMenu()).toEqual([
      'Código',
      'Descripción',
      'Moneda',
      'Costo anterior',
      'Costo nuevo',
      'Variación',
      'Por qué no',
    ]);
  });

  it('opened by its address, says which change it is, and who took it back', async () => {
    const deshecho = { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' };
    const ver = (cambio: object) =>
      renderPantalla(<CambioDeCostosScreen />, {
        ruta: `/articulos/cambios-de-costo/${LOTE}`,
        camino: '/articulos/cambios-de-costo/$id',
        permisos: VER,
        respuestas: {
          [`GET ${CAMBIOS}/${LOTE}`]: hecho(cambio),
          [`GET ${CAMBIOS}/${LOTE}/lineas`]: pagina([]),
        },
      });
    const { unmount } = ver({ quedan: 3, deshecho });
    expect(await screen.findByRole('heading', { name: 'Cambio de costos: +10 %' })).toBeDefined();
    expect(screen.getByRole('banner').textContent).toContain('Deshecho');
    expect(
      screen.getByText(
        '20/11/2026 10:40 · R. Núñez · Aumento · Artículos: 2 · Quedaron: 3 · Lo deshizo C. Nadal el 20/11/2026 11:00',
      ),
    ).toBeDefined();
    unmount();
    ver({ tipo: 'DESHACER' });
    expect(await screen.findByRole('heading', { name: 'Deshace: +10 %' })).toBeDefined();
    expect(screen.getByText('20/11/2026 10:40 · R. Núñez · Aumento · Artículos: 2')).toBeDefined();
  });

  it('a way back says what it undoes, and not as if it did it', async () => {
    renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo',
      permisos: VER,
      respuestas: {
        [`GET ${CAMBIOS}`]: pagina([
          hecho({ id: DOS, tipo: 'DESHACER' }),
          hecho({ deshecho: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } }),
        ]),
      },
    });
    expect((await screen.findByText('Deshace: +10 %')).getAttribute('title')).toBe('Deshace: +10 %');
    expect(screen.getByText('+10 %')).toBeDefined();
  });

  it('is taken back on its own page, with the same question, by who may and while it holds', async () => {
    const DESHACER = `POST ${CAMBIOS}/${LOTE}/deshacer`;
    const ver = (permisos: readonly Permiso[]) =>
      renderPantalla(<CambioDeCostosScreen />, {
        ruta: `/articulos/cambios-de-costo/${LOTE}`,
        camino: '/articulos/cambios-de-costo/$id',
        permisos,
        respuestas: {
          ...UN_CAMBIO,
          [`GET ${CAMBIOS}/${LOTE}/lineas`]: pagina([]),
          [DESHACER]: { id: DOS, articulos: 2, quedan: 0, loteDescartado: null },
        },
      });
    const { servidor, unmount } = ver([...VER, 'costo.modificar']);
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const pregunta = within(await screen.findByRole('dialog', { name: '¿Deshacer «+10 %»?' }));
    await persona.type(pregunta.getByRole('textbox'), 'Era otra lista');
    servidor.responder(
      `GET ${CAMBIOS}/${LOTE}`,
      hecho({ deshecho: { en: '2026-11-20T14:00:00.000Z', quien: 'C. Nadal' } }),
    );
    await persona.click(pregunta.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Volvieron 2 costos')).toBeDefined();
    expect(servidor.recibido(DESHACER)).toEqual([{ motivo: 'Era otra lista' }]);
    expect(await screen.findByText(/Lo deshizo C. Nadal/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
    // Its button went: the keyboard goes on from the title.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cambio de costos: +10 %'));
    unmount();
    ver(VER);
    await screen.findByRole('heading', { name: 'Cambio de costos: +10 %' });
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it.each([
    ['SIMULADO', 'Propuso el lote 31 de precios', 'El lote 31 de precios se descarta.'],
    ['APLICADO', 'Propuso el lote 31 de precios', 'ya se aplicaron y quedan como están: se revierten desde el lote.'],
    ['DESCARTADO', 'El lote 31 de precios se descartó', 'quedan como están, y se listan.'],
  ])('PRE-18 names the batch that it proposed, and what becomes of it: %s', async (estado, propuso, seDice) => {
    const DESHACER = `POST ${CAMBIOS}/${LOTE}/deshacer`;
    renderPantalla(<CambioDeCostosScreen />, {
      ruta: `/articulos/cambios-de-costo/${LOTE}`,
      camino: '/articulos/cambios-de-costo/$id',
      permisos: [...VER, 'costo.modificar', 'precio.modificar'],
      respuestas: {
        [`GET ${CAMBIOS}/${LOTE}`]: hecho({ lote: { id: UNO, numero: 31, estado } }),
        [`GET ${CAMBIOS}/${LOTE}/lineas`]: pagina([]),
        [DESHACER]: { id: DOS, articulos: 2, quedan: 0, loteDescartado: 31 },
      },
    });
    expect(await screen.findByText((texto) => texto.endsWith(propuso))).toBeDefined();
    const enlace = screen.getByRole('link', { name: 'Ver el lote 31 de precios' });
    expect(enlace.getAttribute('href')).toBe(`/articulos/actualizar-precio/${UNO}`);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const pregunta = within(await screen.findByRole('dialog', { name: '¿Deshacer «+10 %»?' }));
    expect(pregunta.getByText((texto) => texto.endsWith(seDice))).toBeDefined();
    await userEvent.type(pregunta.getByRole('textbox'), 'Era otra lista');
    await userEvent.click(pregunta.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Volvieron 2 costos · El lote 31 de precios se descartó')).toBeDefined();
  });

  it('says that which change it is could not be read, while the costs it left show', async () => {
    renderPantalla(<CambioDeCostosScreen />, {
      ruta: `/articulos/cambios-de-costo/${LOTE}`,
      camino: '/articulos/cambios-de-costo/$id',
      permisos: VER,
      respuestas: { [`GET ${CAMBIOS}/${LOTE}/lineas`]: pagina([]) },
    });
    const aviso = within(await screen.findByRole('alert'));
    expect(aviso.getByRole('heading', { name: 'No se pudo leer qué cambio es' })).toBeDefined();
    expect(aviso.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  });
});
