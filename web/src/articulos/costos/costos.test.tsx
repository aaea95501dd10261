import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, LISTA_1, LISTAS, pagina, precio } from '#articulos/ejemplos.prueba.ts';
import { CalidadScreen } from '#articulos/reportes/calidad.screen.tsx';
import { ArticuloScreen } from '#articulos/tabla/ficha/articulo.screen.tsx';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const FICHA = `GET /api/articulos/${ARTICULO_ID}`;
const LOTE = '01980000-0000-7000-8000-0000000000e1';
const base = {
  [FICHA]: articulo(),
  [`GET /api/articulos/${ARTICULO_ID}/precios`]: { filas: [precio()] },
  [`GET /api/articulos/${ARTICULO_ID}/precios/formulas`]: { filas: [] },
  'GET /api/articulos/listas-de-precio': LISTAS,
};

type Permisos = NonNullable<NonNullable<Parameters<typeof renderPantalla>[1]>['permisos']>;
const render = (mas: object, permisos: Permisos = []) =>
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=precios`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'precio.modificar', 'stock.ver', ...permisos],
    respuestas: { ...base, ...mas },
  });

const OTRA = '01900000-0000-7000-8000-000000000602';
const VIGENTE = `GET /api/articulos/${ARTICULO_ID}/precios/vigente`;
const DE_DOS_LISTAS = articulo({
  precios: [
    ...articulo().precios,
    {
      listaId: OTRA,
      lista: 'Mayorista',
      moneda: 'ARS',
      neto: '15690.01',
      conIva: '18984.9121',
      desde: null,
      proximo: { neto: '16000.00', conIva: '19360.00', desde: '2099-03-01T03:00:00.000Z', lote: null },
    },
  ],
});

describe('Precios de hoy', () => {
  it('PRE-01 PRE-14 says what it costs today in every lista, net and with IVA, and what is to come', async () => {
    render({ [FICHA]: DE_DOS_LISTAS });
    const hoy = await screen.findByRole('group', { name: 'Precios de hoy' });
    const mayorista = within(hoy).getByRole('row', { name: /Mayorista/ });
    expect(mayorista.textContent).toContain('15.690,01');
    // What a person pays has cents and no more, as on a label.
    expect(within(mayorista).getByText('18.984,91')).toBeDefined();
    expect(mayorista.textContent).toContain('16.000,00 desde el 01/03/2099');
  });

  it('PRE-07 tells who changed the formula of a lista that works its price out, and from what to what', async () => {
    const cambio = {
      ...{ id: '9', listaId: OTRA, lista: 'Mayorista', en: '2026-08-12T10:00:00.000Z', quien: 'R. Núñez' },
      motivo: 'Paridad con la competencia',
      campos: [{ campo: 'coeficiente', antes: '0.85', despues: '0.9' }],
    };
    render({ [FICHA]: DE_DOS_LISTAS, [`GET /api/articulos/${ARTICULO_ID}/precios/formulas`]: { filas: [cambio] } });
    const formulas = within(await screen.findByRole('list', { name: 'Cambios de fórmula de sus listas' }));
    expect(formulas.getByText('Mayorista')).toBeDefined();
    expect(formulas.getByText('Motivo: Paridad con la competencia')).toBeDefined();
    expect(formulas.getByRole('definition').textContent).toMatch(/0,85.*0,9/);
  });

  it('PRE-07 says nothing of formulas where none ever changed', async () => {
    const { servidor } = render({});
    await screen.findByRole('group', { name: 'Precios de hoy' });
    const formulas = `GET /api/articulos/${ARTICULO_ID}/precios/formulas`;
    await waitFor(() => expect(servidor.direcciones(formulas)).toHaveLength(1));
    expect(screen.queryByText('Cambios de fórmula de sus listas')).toBeNull();
  });

  it('PRE-05 says which batch is to bring what is to come', async () => {
    const lote = { id: OTRA, numero: 1_012 };
    const proximo = { neto: '19000.00', conIva: '22990.00', desde: '2099-03-01T03:00:00.000Z', lote };
    render({ [FICHA]: articulo({ precios: articulo().precios.map((uno) => ({ ...uno, proximo })) }) });
    const hoy = await screen.findByRole('group', { name: 'Precios de hoy' });
    expect(within(hoy).getByText('19.000,00 desde el 01/03/2099, con el lote 1.012')).toBeDefined();
  });

  it('PRE-07 PRE-14 on a phone each price is a line that says all of it, with no columns to go sideways for', async () => {
    enCelular();
    const cara = precio({ cantidadDesde: '10', situacion: 'ANTERIOR', motivo: 'Por bulto' });
    render({
      [FICHA]: DE_DOS_LISTAS,
      [`GET /api/articulos/${ARTICULO_ID}/precios`]: { filas: [precio(), cara, precio({ neto: '16500.00' })] },
    });
    const hoy = await screen.findByRole('list', { name: 'Precios de hoy' });
    const [, mayorista] = within(hoy).getAllByRole('listitem');
    expect(mayorista?.textContent).toBe(
      'MayoristaNeto 15.690,01Con IVA 18.984,91Próximo cambio: 16.000,00 desde el 01/03/2099',
    );
    const historia = await screen.findByRole('list', { name: 'Historia de precios' });
    const [nuevo, porBulto] = within(historia).getAllByRole('listitem');
    expect(nuevo?.textContent).toMatch(
      /^Lista 1 VigenteDesde 03\/10\/2026 08:00Neto 18.450,00Con IVA 22.324,50\+11,8\s%Lote 118 · R. Núñez$/,
    );
    expect(porBulto?.textContent).toContain('Desde cantidad 10');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('PRE-02 PRE-11 opens how a price comes out, and asks again for another quantity', async () => {
    const pedidas: (string | null)[] = [];
    render({
      [FICHA]: DE_DOS_LISTAS,
      [VIGENTE]: (_: unknown, url: string) => {
        const { searchParams } = new URL(url, 'http://localhost');
        pedidas.push(`${searchParams.get('listaId')} ${searchParams.get('cantidad')}`);
        const comun = { listaId: OTRA, lista: 'Mayorista', moneda: 'ARS', neto: '15690.00', conIva: '18984.90' };
        return searchParams.get('cantidad') === '12'
          ? { ...comun, origen: 'ESCRITO', cantidadDesde: '12', desde: '2026-10-03T11:00:00.000Z', pasos: [] }
          : {
              ...comun,
              origen: 'DERIVADO',
              cantidadDesde: null,
              desde: null,
              pasos: [
                { paso: 'BASE', importe: '18450.00' },
                { paso: 'COEFICIENTE', importe: '15682.50' },
                { paso: 'REDONDEO', importe: '15690.00' },
              ],
            };
      },
    });
    const boton = await screen.findByRole('button', { name: 'De dónde sale el precio en Mayorista' });
    await userEvent.click(boton);
    expect(boton.getAttribute('aria-expanded')).toBe('true');
    const detalle = screen.getByRole('group', { name: 'De dónde sale el precio en Mayorista' });
    const pasos = await within(detalle).findAllByRole('listitem');
    expect(pasos.map(({ textContent }) => textContent)).toEqual([
      'Base18.450,00',
      'Por el coeficiente15.682,50',
      'Redondeado15.690,00',
    ]);
    const cantidad = within(detalle).getByLabelText('Para la cantidad');
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '12');
    expect(await within(detalle).findByText(/Precio escrito.*desde 12 unidades/)).toBeDefined();
    expect(pedidas).toContain(`${OTRA} 12`);
  });
});

describe('Costo de reposición', () => {
  const COSTOS = `GET /api/articulos/${ARTICULO_ID}/costos`;
  const costo = (mas: object = {}) => ({
    id: 2,
    importe: '12.00',
    moneda: 'USD',
    desde: '2026-09-01T12:00:00.000Z',
    origen: 'Lista Bosch de septiembre',
    vigente: true,
    creadoEn: '2026-09-01T12:00:00.000Z',
    creadoPor: 'Lucía',
    ...mas,
  });
  const DE_COSTOS = {
    filas: [costo(), costo({ id: 1, importe: '10.00', vigente: false, origen: 'Factura 0001-00001234' })],
    frescura: {
      costo: '18000.00',
      dias: 83,
      movimientoDeMoneda: '15.5',
      viejo: true,
      motivos: ['DIAS', 'MONEDA'],
      margenes: [{ listaId: LISTA_1, lista: 'Lista 1', margen: '2.5' }],
    },
  };

  it('UA-13 GAP-17 says what it costs, how old that is, the margin it leaves and every cost it had', async () => {
    render({ [COSTOS]: DE_COSTOS }, ['costo.ver']);
    const historia = await screen.findByRole('table', { name: 'Historia del costo' });
    const [nuevo, viejo] = within(historia).getAllByRole('row').slice(1);
    expect(nuevo?.textContent).toMatch(/USD\u00a012,00\+20 %Lista Bosch de septiembreLucía/);
    expect(viejo?.textContent).toContain('Factura 0001-00001234');
    // Its day beside its chip: from right to left the hour came before it.
    expect(within(nuevo as HTMLElement).getByText(/^01\/09\/2026 /).tagName).toBe('BDI');
    const tarjeta = screen.getByRole('region', { name: 'Costo de reposición' });
    expect(tarjeta.textContent).toContain('$\u00a018.000,00 a la cotización de hoy');
    expect(tarjeta.textContent).toContain('Escrito hace 83 días · su moneda se movió +15,5 % desde entonces');
    expect(tarjeta.textContent).toContain('Pasaron más días de los que la empresa acepta.');
    expect(tarjeta.textContent).toMatch(/Lista 1 2,5\s%/);
    expect(screen.queryByRole('button', { name: 'Nuevo costo' })).toBeNull();
  });

  it('UA-13 on a phone every cost it had is a line', async () => {
    enCelular();
    render({ [COSTOS]: DE_COSTOS }, ['costo.ver']);
    const historia = await screen.findByRole('list', { name: 'Historia del costo' });
    const [nuevo] = within(historia).getAllByRole('listitem');
    expect(nuevo?.textContent).toMatch(/VigenteLista Bosch de septiembre · LucíaUSD\u00a012,00\+20 %$/);
  });

  it('PRE-18 writes one in its currency and leads to the batch that keeps the margins', async () => {
    const puerta = `POST /api/articulos/${ARTICULO_ID}/costos`;
    const { servidor } = render(
      { [COSTOS]: DE_COSTOS, [puerta]: { costo: costo({ id: 3 }), propuesta: { id: LOTE, numero: 31 } } },
      ['costo.ver', 'costo.modificar'],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo costo' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo costo' });
    await userEvent.type(within(panel).getByLabelText('Costo neto'), '12,5');
    await userEvent.type(within(panel).getByLabelText('De dónde sale'), 'Aviso de octubre');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([
        { importe: '12.5', moneda: 'USD', origen: 'Aviso de octubre', proponerPrecios: true },
      ]),
    );
    expect(await screen.findByText('Costo guardado, con el lote 31 para revisar')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ver el lote' })).toBeDefined();
  });

  it('PRE-18 says that no price moves only when it was asked to look', async () => {
    const puerta = `POST /api/articulos/${ARTICULO_ID}/costos`;
    render({ [COSTOS]: DE_COSTOS, [puerta]: { costo: costo({ id: 3 }), propuesta: null } }, [
      'costo.ver',
      'costo.modificar',
    ]);
    const guardar = async (proponer: boolean) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Nuevo costo' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Nuevo costo' }));
      await userEvent.type(panel.getByLabelText('Costo neto'), '12');
      await userEvent.type(panel.getByLabelText('De dónde sale'), 'Aviso');
      if (!proponer) await userEvent.click(panel.getByRole('checkbox', { name: /Proponer precios/ }));
      await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await guardar(false);
    expect(await screen.findByText('Costo guardado')).toBeDefined();
    await guardar(true);
    expect(await screen.findByText('Costo guardado. Ningún precio escrito se mueve con eso.')).toBeDefined();
  });

  it('INV-71 asks nothing of costs for who may not see them', async () => {
    const { servidor } = render({ [COSTOS]: DE_COSTOS });
    await screen.findByRole('group', { name: 'Precios de hoy' });
    expect(screen.queryByText('Costo de reposición')).toBeNull();
    expect(servidor.recibido(COSTOS)).toEqual([]);
  });

  it('PRE-17 one that is old is written again from the report of what is missing, in the currency it had', async () => {
    const puerta = `POST /api/articulos/${ARTICULO_ID}/costos`;
    const R = '/api/articulos/reportes/calidad';
    const fila = {
      ...{ articuloId: ARTICULO_ID, codigo: 'WO-342', descripcion: 'Filtro de aceite', rubro: 'Filtros', version: 2 },
      ...{ marca: null, iva: '21', ivaHeredado: '21', subfamiliaId: ARTICULO_ID, faltas: ['COSTO_VIEJO'] },
    };
    const { servidor } = renderPantalla(<CalidadScreen />, {
      permisos: ['articulo.ver', 'costo.ver', 'costo.modificar'],
      ruta: '/articulos/reportes/calidad',
      respuestas: {
        [`GET ${R}`]: pagina([fila]),
        [`GET ${R}/resumen`]: { articulos: 10, puntaje: 93, faltas: [{ falta: 'COSTO_VIEJO', articulos: 1 }] },
        [COSTOS]: DE_COSTOS,
        [puerta]: { costo: costo({ id: 3 }), propuesta: null },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Acciones de WO-342/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /costo/i }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nuevo costo' }));
    await userEvent.type(panel.getByLabelText('Costo neto'), '12');
    await userEvent.type(panel.getByLabelText('De dónde sale'), 'Aviso de octubre');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    // Who may not prepare a batch is not asked about one.
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([
        { importe: '12', moneda: 'USD', origen: 'Aviso de octubre', proponerPrecios: false },
      ]),
    );
  });
});
