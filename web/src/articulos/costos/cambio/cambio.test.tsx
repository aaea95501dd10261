import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { ArticulosScreen } from '#articulos/tabla/articulos.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CambioDeCostosScreen } from './cambio.screen.tsx';
import { CambiosDeCostoScreen } from './cambios.screen.tsx';

const CAMBIOS = '/api/articulos/cambios-de-costo';
const PREVIA = `POST ${CAMBIOS}/vista-previa`;
const CAMBIAR = `POST ${CAMBIOS}`;
const IDS = ['a', 'b'].map((letra) => `0199b0c2-7f5a-7000-8000-00000000000${letra}`);
const [UNO = '', DOS = ''] = IDS;
const LOTE = '01980000-0000-7000-8000-0000000000e1';
const previa = (mas: object = {}) => ({
  elegidos: 2,
  cambian: 1,
  quedan: [{ motivo: 'SIN_COSTO', articulos: 1 }],
  lista: 'Lista 1',
  porMoneda: [{ moneda: 'USD', articulos: 1, antes: '100.00', despues: '110.00' }],
  margenMedioAntes: '5',
  margenMedioDespues: '-4.55',
  sinPrecio: 0,
  siguen: 0,
  deProveedor: 1,
  porAlerta: [{ alerta: 'BAJO_MARGEN', articulos: 1 }],
  muestra: [
    {
      id: UNO,
      codigo: 'WO-1',
      descripcion: 'Filtro',
      moneda: 'USD',
      antes: '100.00',
      despues: '110.00',
      variacion: '10',
      margenAntes: '5',
      margenDespues: '-4.55',
      sigue: false,
      deProveedor: true,
      alertas: ['BAJO_MARGEN'],
    },
  ],
  huella: '12345',
  ...mas,
});
const VER = ['articulo.ver', 'stock.ver', 'tabla.ver', 'costo.ver'] as const;
type Permisos = NonNullable<NonNullable<Parameters<typeof renderPantalla>[1]>['permisos']>;

const render = (permisos: Permisos = [...VER, 'costo.modificar', 'precio.modificar'], mas: object = {}) =>
  renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos,
    respuestas: {
      'GET /api/articulos': pagina(IDS.map((id, i) => fila({ id, codigo: `WO-${i + 1}` }))),
      'GET /api/articulos/vistas': { todos: 2, conStock: 1, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [PREVIA]: previa(),
      [CAMBIAR]: { id: LOTE, articulos: 1, quedan: 1, propuesta: { id: LOTE, numero: 12 } },
      ...mas,
    },
  });

async function abrirPanel() {
  const persona = userEvent.setup();
  for (const codigo of ['WO-1', 'WO-2']) {
    await persona.click(await screen.findByRole('checkbox', { name: `Elegir ${codigo}` }));
  }
  const barra = await screen.findByRole('region', { name: 'Lo elegido' });
  await persona.click(within(barra).getByRole('button', { name: 'Cambiar costos' }));
  return { persona, panel: await screen.findByRole('dialog', { name: 'Cambiar el costo de 2 artículos' }) };
}

describe('UA-09 changing the costs of what is chosen', () => {
  it('shows how each would be left before anything is written, and writes over what it saw', async () => {
    const { servidor } = render();
    const { persona, panel } = await abrirPanel();
    expect(within(panel).queryByRole('button', { name: /Cambiar 1 costo/ })).toBe(null);
    await persona.type(within(panel).getByLabelText('Porcentaje'), '10{Enter}');

    const cifras = await within(panel).findByRole('region', { name: 'Cómo queda' });
    expect(cifras.textContent).toContain('Cambian1');
    expect(cifras.textContent).toContain('1 · Sin costo de reposición');
    expect(cifras.textContent).toContain('1 quedan con menos margen que el de la lista, o bajo el costo');
    expect(cifras.textContent).toContain('1 toma su costo de la lista de su proveedor, que no se toca');
    expect(cifras.textContent).toContain('Suma de los costos en USD: USD 100,00 → USD 110,00');
    const lista = within(panel).getByRole('list', { name: 'Los que más llaman la atención, primero' });
    expect(lista.textContent).toContain('USD 100,00 → 110,00 +10');
    expect(lista.textContent).toContain('Queda bajo el margen');
    expect(servidor.recibido(PREVIA)).toEqual([
      { seleccion: { de: 'ids', ids: [UNO, DOS] }, cambio: { tipo: 'PORCENTAJE', valor: '10' } },
    ]);
    expect(servidor.recibido(CAMBIAR)).toEqual([]);

    await persona.type(within(panel).getByLabelText(/Motivo/), 'Aumento de noviembre{Enter}');
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toEqual([
        {
          seleccion: { de: 'ids', ids: [UNO, DOS] },
          cambio: { tipo: 'PORCENTAJE', valor: '10' },
          cambian: 1,
          huella: '12345',
          motivo: 'Aumento de noviembre',
          proponerPrecios: true,
        },
      ]),
    );
    expect(await screen.findByText('Se cambió 1 costo, con el lote 12 para revisar')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver el lote' })).toBeDefined();
  });

  it('an amount asks for its currency; what was seen goes away as soon as something else is asked', async () => {
    const { servidor } = render();
    const { persona, panel } = await abrirPanel();
    await persona.click(within(panel).getByRole('combobox', { name: 'Qué se hace' }));
    await persona.click(await screen.findByRole('option', { name: 'Importe' }));
    await persona.click(within(panel).getByRole('combobox', { name: /Moneda/ }));
    await persona.click(await screen.findByRole('option', { name: 'Dólares' }));
    await persona.type(within(panel).getByLabelText('Importe'), '-1,5{Enter}');
    await within(panel).findByRole('region', { name: 'Cómo queda' });
    expect(servidor.recibido(PREVIA)).toMatchObject([{ cambio: { tipo: 'IMPORTE', valor: '-1.5', moneda: 'USD' } }]);

    await persona.type(within(panel).getByLabelText('Importe'), '0');
    await waitFor(() => expect(within(panel).queryByRole('region', { name: 'Cómo queda' })).toBe(null));
    await persona.clear(within(panel).getByLabelText('Importe'));
    await persona.click(within(panel).getByRole('button', { name: 'Ver cómo queda' }));
    expect(await within(panel).findByRole('alert')).toBeDefined();
    expect(servidor.recibido(PREVIA)).toHaveLength(1);
  });

  it('is looked at again when the costs changed meanwhile, and no prices are proposed for too many', async () => {
    const distintos = { status: 409, code: 'articulos.costos_distintos', title: 'Cambió algún costo.', data: {} };
    const { servidor } = render(undefined, {
      [PREVIA]: previa({ elegidos: 1_500, cambian: 1_500, quedan: [] }),
      [CAMBIAR]: () => new Response(JSON.stringify(distintos), { status: 409 }),
    });
    const { persona, panel } = await abrirPanel();
    await persona.type(within(panel).getByLabelText('Porcentaje'), '-5{Enter}');
    expect(await within(panel).findByText(/Un lote de precios lleva hasta 1\.000 elegidos/)).toBeDefined();
    expect(within(panel).queryByRole('checkbox', { name: /Proponer precios/ })).toBe(null);
    await persona.type(within(panel).getByLabelText(/Motivo/), 'Baja');
    await persona.click(within(panel).getByRole('button', { name: 'Cambiar 1.500 costos' }));
    await waitFor(() => expect(servidor.recibido(PREVIA)).toHaveLength(2));
    expect(servidor.recibido(CAMBIAR)).toMatchObject([{ proponerPrecios: false }]);
  });

  it('is not offered to who may not write costs', async () => {
    render([...VER, 'precio.modificar']);
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('checkbox', { name: 'Elegir WO-1' }));
    const barra = await screen.findByRole('region', { name: 'Lo elegido' });
    expect(within(barra).queryByRole('button', { name: 'Cambiar costos' })).toBe(null);
  });
});

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
  ...mas,
});

const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

describe('UA-09 what was changed', () => {
  it('is listed, and taken back with a reason', async () => {
    const DESHACER = `POST ${CAMBIOS}/${LOTE}/deshacer`;
    const { servidor } = renderPantalla(<CambiosDeCostoScreen />, {
      ruta: '/articulos/cambios-de-costo',
      permisos: [...VER, 'costo.modificar'],
      respuestas: { [`GET ${CAMBIOS}`]: pagina([hecho()]), [DESHACER]: { id: DOS, articulos: 1, quedan: 1 } },
    });
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('button', { name: /\+10 %/ }));
    await persona.click(await screen.findByRole('menuitem', { name: 'Deshacer…' }));
    const pregunta = await screen.findByRole('dialog', { name: '¿Deshacer «+10 %»?' });
    await persona.type(within(pregunta).getByRole('textbox'), 'Era otro proveedor');
    await persona.click(within(pregunta).getByRole('button', { name: 'Deshacer…' }));
    await waitFor(() => expect(servidor.recibido(DESHACER)).toEqual([{ motivo: 'Era otro proveedor' }]));
    expect(await screen.findByText('Volvió 1 costo · 1 quedó como está')).toBeDefined();
  });

  it('TD-07 TD-12 is filtered by each of its columns, and the file is of what shows', async () => {
    const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:archivo';
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
    vi.stubGlobal('matchMedia', (consulta: string) => ({
      matches: consulta.includes('max-width'),
      media: consulta,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
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
    const tarjeta = async (pedido: string) => (await screen.findByText(pedido)).parentElement?.textContent;
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
      respuestas: { [LINEAS]: pagina([{ ...linea, id: UNO, codigo: 'WO-1' }, quieta]) },
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
});
