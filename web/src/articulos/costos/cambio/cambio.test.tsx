import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { ArticulosScreen } from '#articulos/tabla/articulos.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

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
      'GET /api/articulos/vistas': { todos: 2, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
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
    expect(cifras.textContent).toContain('Suma de los costos en USD: USD\u00a0100,00 → USD\u00a0110,00');
    const lista = within(panel).getByRole('list', { name: 'Los que más llaman la atención, primero' });
    expect(lista.textContent).toContain('USD\u00a0100,00 → 110,00 +10');
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
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Elegir WO-2' }));
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

  it('UA-08 proposes prices for any number of them, and is looked at again when the costs changed meanwhile', async () => {
    const distintos = { status: 409, code: 'articulos.costos_distintos', title: 'Cambió algún costo.', data: {} };
    const { servidor } = render(undefined, {
      [PREVIA]: previa({ elegidos: 1_500, cambian: 1_500, quedan: [] }),
      [CAMBIAR]: () => new Response(JSON.stringify(distintos), { status: 409 }),
    });
    const { persona, panel } = await abrirPanel();
    await persona.type(within(panel).getByLabelText('Porcentaje'), '-5{Enter}');
    expect(await within(panel).findByRole('checkbox', { name: /Proponer precios/ })).toHaveProperty('checked', true);
    await persona.type(within(panel).getByLabelText(/Motivo/), 'Baja');
    await persona.click(within(panel).getByRole('button', { name: 'Cambiar 1.500 costos' }));
    await waitFor(() => expect(servidor.recibido(PREVIA)).toHaveLength(2));
    expect(servidor.recibido(CAMBIAR)).toMatchObject([{ proponerPrecios: true }]);
  });

  it('asks before what was typed is lost', async () => {
    render();
    const { persona, panel } = await abrirPanel();
    await persona.type(within(panel).getByLabelText('Porcentaje'), '10');
    await persona.click(within(panel).getByRole('button', { name: 'Cerrar' }));
    await persona.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
    expect(within(panel).getByLabelText('Porcentaje')).toHaveProperty('value', '10,00');
    await persona.click(within(panel).getByRole('button', { name: 'Cerrar' }));
    await persona.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(panel.isConnected).toBe(false));
  });

  it('asks before the reason is lost too, and keeps it while another change is asked', async () => {
    const { servidor } = render();
    const { persona, panel } = await abrirPanel();
    await persona.type(within(panel).getByLabelText('Porcentaje'), '10{Enter}');
    await persona.type(await within(panel).findByRole('textbox', { name: /Motivo/ }), 'Lista nueva');
    await persona.click(within(panel).getByRole('button', { name: 'Cerrar' }));
    await persona.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
    await persona.type(within(panel).getByLabelText('Porcentaje'), '{Control>}a{/Control}12{Enter}');
    await waitFor(() => expect(servidor.recibido(PREVIA)).toHaveLength(2));
    expect(await within(panel).findByRole('textbox', { name: /Motivo/ })).toHaveProperty('value', 'Lista nueva');
  });

  it('is not offered to who may not write costs', async () => {
    render([...VER, 'precio.modificar']);
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('checkbox', { name: 'Elegir WO-1' }));
    const barra = await screen.findByRole('region', { name: 'Lo elegido' });
    expect(within(barra).queryByRole('button', { name: 'Cambiar costos' })).toBe(null);
  });
});
