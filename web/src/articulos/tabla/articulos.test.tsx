import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { ArticulosScreen } from './articulos.screen.tsx';

const LISTA = 'GET /api/articulos';
const base = {
  [LISTA]: pagina([
    fila(),
    fila({
      id: 'b',
      codigo: 'FCD-2211',
      descripcion: 'Filtro de combustible',
      precio: null,
      estado: 'DISCONTINUADO',
      stock: [{ sucursalId: ROSARIO, fisico: '-1', reservado: '0', disponible: '-1' }],
    }),
  ]),
  'GET /api/articulos/vistas': { todos: 18274, conStock: 900, bajoMinimo: 146, sinPrecio: 23, inactivos: 4 },
  'GET /api/articulos/campos': { filas: [] },
  'GET /api/articulos/listas-de-precio': LISTAS,
  'GET /api/tablas-generales/sucursales': SUCURSALES,
  'GET /api/tablas-generales/marcas': pagina([]),
  'GET /api/tablas-generales/unidades': pagina([]),
};
const BUSCADA = '/articulos/tabla?buscar=filtro';
const VER = ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'] as const;
const EDITAR = [...VER, 'articulo.editar', 'precio.modificar', 'articulo.repetir_codigo'] as const;

const render = (permisos: readonly (typeof EDITAR)[number][] = VER, mas: object = {}, ruta = '/articulos/tabla') =>
  renderPantalla(<ArticulosScreen />, { ruta, permisos, respuestas: { ...base, ...mas } });
const filas = () => within(screen.getByRole('grid')).getAllByRole<HTMLTableRowElement>('row').slice(1);
const celdasDe = ({ cells }: HTMLTableRowElement) => [...cells].map(({ textContent }) => textContent);

describe('the table', () => {
  it('GAP-16 says beside what it is by what a search found it, when its own code does not show it', async () => {
    const lista = pagina([
      fila(),
      fila({
        id: 'b',
        codigo: 'PH-2870',
        descripcion: 'Filtro corto',
        hallado: { motivo: 'EQUIVALENTE', codigo: 'WO-342' },
      }),
      fila({
        id: 'c',
        codigo: 'W-712',
        descripcion: 'Filtro largo',
        hallado: { motivo: 'PROVEEDOR', codigo: 'WO 342', proveedor: 'Distribuidora' },
      }),
      fila({
        id: 'd',
        codigo: 'PAST-9',
        descripcion: 'Pastillas',
        hallado: { motivo: 'VEHICULO', vehiculo: { marca: 'VW', modelo: 'Gol', motor: '', desde: 2008, hasta: null } },
      }),
    ]);
    render(VER, { [LISTA]: lista }, '/articulos/tabla?buscar=wo342');
    expect(await screen.findByText('equivalente de WO-342')).toBeDefined();
    const dichas = filas().map((una) => celdasDe(una)[3]);
    expect(dichas).toEqual([
      'Filtro de aceite Hilux 2.8',
      'Filtro cortoequivalente de WO-342',
      'Filtro largocódigo de proveedor de Distribuidora: WO 342',
      'Pastillaspara VW Gol 2008 en adelante',
    ]);
  });

  it('ART-07 shows price and stock of each sucursal, the own one first, a negative apart', async () => {
    render();
    await screen.findByText('WO-342');
    const titulos = screen.getAllByRole('columnheader').map((titulo) => titulo.textContent);
    expect(titulos.slice(0, 9)).toEqual([
      '',
      'Código',
      'Imagen',
      'Descripción',
      'Marca',
      'Lista 1',
      'Central',
      'Rosario',
      'Estado',
    ]);
    const [primera, segunda] = filas().map(celdasDe);
    // Whoever goes down a column hears of which artículo each figure is.
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      filas().map((una) => celdasDe(una)[1]),
    );
    expect(primera?.slice(0, 9)).toEqual([
      '',
      'WO-342',
      '',
      'Filtro de aceite Hilux 2.8',
      'Wega',
      '18.450,00',
      '24',
      '0',
      'Activo',
    ]);
    expect(segunda?.slice(5, 9)).toEqual(['–', '0', '−1', 'Discontinuado']);
  });

  it('PRE-01 PRE-14 shows the prices of the lista that is chosen, with IVA too when somebody asks for it', async () => {
    const [primera] = LISTAS.filas;
    const mayorista = { ...primera, id: ROSARIO, nombre: 'Mayorista', omision: false };
    const { router } = render(VER, { 'GET /api/articulos/listas-de-precio': { filas: [primera, mayorista] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Lista' }));
    const opciones = await screen.findAllByRole('menuitem');
    expect(opciones.map(({ textContent }) => textContent)).toEqual(['Lista 1', 'Mayorista']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mayorista' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ listaId: ROSARIO }));
    expect(await screen.findByRole('columnheader', { name: /Mayorista/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mayorista con IVA' }));
    expect(await screen.findAllByText('22.324,50')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
    expect(await screen.findByRole('menuitem', { name: 'Mayorista con IVA' })).toBeDefined();
  });

  it('ART-18 a filter by a campo that is asked for nowhere any more is seen, and can be taken away', async () => {
    const rosca = { id: ROSARIO, version: 1, nombre: 'Rosca', tipo: 'TEXTO', unidad: '', decimales: 0, opciones: [] };
    const { router } = render(
      VER,
      { 'GET /api/articulos/campos': { filas: [{ ...rosca, lugares: [] }] } },
      `/articulos/tabla?filtros=${encodeURIComponent(`campoTexto-${rosca.id}:contiene:m20`)}`,
    );
    await screen.findByText('WO-342');
    await userEvent.click(await screen.findByRole('button', { name: /Quitar.*Rosca/ }, { timeout: 5000 }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Rosca/ })).toBeNull());
  });

  it('marks what was searched, and its views are filters in the address', async () => {
    const { router, servidor } = render(VER, {}, '/articulos/tabla?buscar=filtro%20hilux');
    const descripcion = await screen.findByTitle('Filtro de aceite Hilux 2.8');
    expect([...descripcion.querySelectorAll('mark')].map((marca) => marca.textContent)).toEqual(['Filtro', 'Hilux']);

    await userEvent.click(await screen.findByRole('tab', { name: /Con stock acá/ }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ conStock: 'true', sucursalId: CASA_CENTRAL }),
    );
    expect(screen.getByRole('tab', { name: /Sin precio/ }).textContent).toContain('23');
    await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('conStock=true'));
  });

  it('ART-13 what is short of its minimum has a tab, and says so where it is', async () => {
    const corta = fila({ bajoMinimo: [CASA_CENTRAL] });
    const { router, servidor } = render(VER, { [LISTA]: pagina([corta]) });
    const cifra = await screen.findByTitle('Bajo mínimo');
    expect([cifra.textContent, cifra.style.fontWeight]).toEqual(['24', '600']);
    const pestana = screen.getByRole('tab', { name: /Bajo mínimo/ });
    expect(pestana.textContent).toContain('146');
    await userEvent.click(pestana);
    const acotada = { bajoMinimo: 'true', sucursalId: CASA_CENTRAL };
    await waitFor(() => expect(router.state.location.search).toMatchObject(acotada));
    await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('bajoMinimo=true'));
  });

  it('TD-15 GAP-21 its foot counts what to look at, as a way to it, and says what the sucursal is worth by both clocks', async () => {
    const pie = 'GET /api/articulos/pie';
    const contado = { bajoMinimo: 3, enNegativo: 1, valor: '2842190.00', reposicion: '3214000.50' };
    const { router, servidor } = render(VER, { [pie]: contado }, BUSCADA);
    await screen.findByText('WO-342');
    await userEvent.hover(screen.getByText('WO-342'));
    const valor = await screen.findByText(/Valor en Casa Central/);
    expect(valor.textContent).toBe('Valor en Casa Central $\u00a02.842.190,00 a reposición $\u00a03.214.000,50');
    expect(servidor.direcciones(pie)[0]).toContain(`buscar=filtro&en=${CASA_CENTRAL}`);
    expect(screen.getByRole('link', { name: '3 bajo mínimo' }).getAttribute('href')).toContain(
      `buscar=filtro&bajoMinimo=true&sucursalId=${CASA_CENTRAL}`,
    );
    await userEvent.click(screen.getByRole('link', { name: '1 en negativo' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ buscar: 'filtro', enNegativo: 'true' }));
    expect(await screen.findByRole('button', { name: /Stock.*En negativo/ })).toBeDefined();
  });

  it('a search that found nothing offers what is near, and searches it', async () => {
    const { router, servidor } = render(
      VER,
      {
        [LISTA]: pagina([]),
        'GET /api/articulos/sugerencias?texto=filtro+hylux': {
          sugerencias: [{ texto: 'filtro hilux', detalle: null }],
        },
      },
      '/articulos/tabla?buscar=filtro%20hylux',
    );
    const otra = await screen.findByRole('button', { name: 'Buscar «filtro hilux»' });
    servidor.responder(LISTA, base[LISTA]);
    await userEvent.click(otra);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ buscar: 'filtro hilux' }));
    expect(await screen.findByText('WO-342')).toBeDefined();
  });

  it('opens the ficha knowing its place in the list', async () => {
    const { router } = render(VER, {}, '/articulos/tabla?buscar=filtro');
    await userEvent.click(await screen.findByText('FCD-2211'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/tabla/b'));
    expect(router.state.location.search).toMatchObject({ buscar: 'filtro', posicion: '2' });
  });

  it('offers nothing that the person may not do', async () => {
    render();
    await screen.findByText('WO-342');
    expect(screen.queryByRole('button', { name: 'Nuevo artículo' })).toBe(null);
    await userEvent.click(screen.getByRole('button', { name: 'Acciones de WO-342' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Ver ficha', 'Etiquetas']);
  });

  it('ART-09 says why an artículo cannot be inactivated', async () => {
    const dependencias = [{ tipo: 'STOCK', texto: 'hay 24 U en Salón (Casa Central)', documento: null }];
    render(EDITAR, { [`GET /api/articulos/${ARTICULO_ID}/dependencias`]: { puedeInactivar: false, dependencias } });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-342' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inactivar' }));
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo.textContent).toContain('Todavía no se puede inactivar WO-342');
    expect(dialogo.textContent).toContain('Hay 24 U en Salón (Casa Central)');
  });

  it('inactivates after asking, with the version that was on screen', async () => {
    const estado = `POST /api/articulos/${ARTICULO_ID}/estado`;
    const { servidor } = render(EDITAR, {
      [`GET /api/articulos/${ARTICULO_ID}/dependencias`]: { puedeInactivar: true, dependencias: [] },
      [estado]: articulo({ estado: 'INACTIVO' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-342' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inactivar' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Inactivar WO-342?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Inactivar' }));
    expect(within(dialogo).getByText('Contá el motivo: queda en el historial.')).toBeDefined();
    expect(servidor.recibido(estado)).toEqual([]);
    await userEvent.type(within(dialogo).getByLabelText('Motivo'), 'No se fabrica más');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Inactivar' }));
    await waitFor(() =>
      expect(servidor.recibido(estado)).toEqual([{ version: 3, accion: 'inactivar', motivo: 'No se fabrica más' }]),
    );
    expect(await screen.findByText('WO-342 inactivado')).toBeDefined();
  });

  it('REA-06 asks why it is discontinued', async () => {
    const estado = `POST /api/articulos/${ARTICULO_ID}/estado`;
    const { servidor } = render(EDITAR, { [estado]: articulo() });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-342' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Discontinuar' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Discontinuar WO-342?' });
    await userEvent.type(within(dialogo).getByLabelText('Motivo'), 'La fábrica cerró');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Discontinuar' }));
    await waitFor(() =>
      expect(servidor.recibido(estado)).toEqual([{ version: 3, accion: 'discontinuar', motivo: 'La fábrica cerró' }]),
    );
  });

  it('REA-06 asks nothing of who brings it back', async () => {
    const estado = `POST /api/articulos/${ARTICULO_ID}/estado`;
    const { servidor } = render(EDITAR, {
      'GET /api/articulos': pagina([fila({ estado: 'INACTIVO' })]),
      [estado]: articulo(),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-342' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Activar' }));
    const vuelta = await screen.findByRole('dialog', { name: '¿Activar WO-342?' });
    expect(within(vuelta).queryByLabelText('Motivo')).toBe(null);
    expect(vuelta.textContent).toContain('Los mínimos que tenía no vuelven');
    await userEvent.click(within(vuelta).getByRole('button', { name: 'Activar' }));
    await waitFor(() => expect(servidor.recibido(estado)).toEqual([{ version: 3, accion: 'activar' }]));
  });

  it('ART-25 tells whose its code is by now, and brings it back with the reason that is given', async () => {
    const estado = `POST /api/articulos/${ARTICULO_ID}/estado`;
    const otro = { id: 'otro', codigo: '7798123450019', descripcion: 'Filtro nuevo' };
    const cruzado = {
      ...{ status: 409, code: 'articulos.codigo_cruzado', title: '«7798123450019» es el código propio de otro.' },
      data: { cruces: [{ valor: '7798123450019', tiene: 'PROPIO', articulo: otro }] },
    };
    const { servidor } = render([...EDITAR, 'articulo.repetir_codigo'], {
      'GET /api/articulos': pagina([fila({ estado: 'INACTIVO' })]),
      [estado]: ({ cruzarCodigo }: { cruzarCodigo?: object }) => (cruzarCodigo ? articulo() : cruzado),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-342' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Activar' }));
    const vuelta = await screen.findByRole('dialog', { name: '¿Activar WO-342?' });
    await userEvent.click(within(vuelta).getByRole('button', { name: 'Activar' }));
    const pregunta = await screen.findByRole('dialog', { name: 'Ese código ya es de otro artículo' });
    expect(within(pregunta).queryByRole('button', { name: 'Cambiar el código' })).toBe(null);
    await userEvent.click(within(pregunta).getByLabelText('Sumar como equivalente de 7798123450019'));
    await userEvent.type(within(pregunta).getByLabelText('Motivo'), 'La caja vieja');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Aceptar los dos códigos' }));
    expect(await screen.findByText('WO-342 activado')).toBeDefined();
    expect(servidor.recibido(estado)[1]).toEqual({
      ...{ version: 3, accion: 'activar', cruzarCodigo: { motivo: 'La caja vieja' } },
    });
  });
});
