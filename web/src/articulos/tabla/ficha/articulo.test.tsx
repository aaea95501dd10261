import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, fila, LISTA_1, LISTAS, pagina, precio } from '#articulos/ejemplos.prueba.ts';
import { PiezasDeFicha } from '#articulos/piezas.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticuloScreen } from './articulo.screen.tsx';

const FICHA = `GET /api/articulos/${ARTICULO_ID}`;
const PRECIOS = `GET /api/articulos/${ARTICULO_ID}/precios`;
const LOTE = '01980000-0000-7000-8000-0000000000e1';
const base = {
  [FICHA]: articulo(),
  [PRECIOS]: {
    filas: [precio(), precio({ situacion: 'ANTERIOR', neto: '16500.00', desde: '2026-07-08T11:00:00.000Z' })],
  },
  [`GET /api/actividad/articulo/${ARTICULO_ID}`]: {
    hechos: [
      {
        id: '7',
        en: '2026-10-03T11:00:00.000Z',
        quien: 'R. Núñez',
        accion: 'articulo.cambiar',
        motivo: 'Corrección',
        loteId: LOTE,
        campos: [{ campo: 'descripcion', antes: 'Filtro aceite', despues: 'Filtro de aceite Hilux 2.8' }],
      },
    ],
    hayMas: false,
  },
  'GET /api/articulos/campos': { filas: [] },
  'GET /api/articulos/listas-de-precio': LISTAS,
  'GET /api/tablas-generales/unidades': pagina([]),
};
const TODO = ['articulo.ver', 'articulo.editar', 'precio.modificar', 'stock.ver', 'tabla.ver'] as const;

const render = (query = '', mas: object = {}, permisos: readonly (typeof TODO)[number][] = TODO) =>
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}${query}`,
    camino: '/articulos/tabla/$id',
    permisos,
    respuestas: { ...base, ...mas },
  });

describe('the head of the ficha', () => {
  it('PRE-14 says what it costs with and without IVA, and what there is here and in the company', async () => {
    render();
    expect(await screen.findByText('$ 18.450,00')).toBeDefined();
    expect(screen.getByText('con IVA $ 22.324,50')).toBeDefined();
    const cifra = (rotulo: string) => screen.getByText(rotulo, { selector: 'p span' }).closest('p')?.textContent;
    expect(cifra('Disponible acá')).toBe('Disponible acá24físico 26 · reservado 2');
    expect(cifra('En la empresa')).toContain('35');
    expect(screen.getByText(/Filtros › Aceite › Pick-up diésel/)).toBeDefined();
    expect(screen.getByText(/7798123450019/).parentElement?.textContent).toBe('EAN 7798123450019 × 12');
  });

  it('walks the list it came from, with its filter, by its arrows and by Alt', async () => {
    const vecinos = (_: unknown, url: string) =>
      pagina([fila({ id: url.includes('pagina=3') ? 'siguiente' : 'anterior' })], 38);
    const { router, servidor } = render('?buscar=filtro&posicion=2', { 'GET /api/articulos': vecinos });
    expect(await screen.findByText('2 de 38')).toBeDefined();
    expect(servidor.direcciones('GET /api/articulos').every((url) => url.includes('buscar=filtro'))).toBe(true);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/tabla/siguiente'));
    expect(router.state.location.search).toMatchObject({ buscar: 'filtro', posicion: '3' });
  });

  it('says what is missing to whoever has no right to stock, and offers no change to who may not', async () => {
    render('', { [FICHA]: articulo({ stock: [] }) }, ['articulo.ver']);
    expect(await screen.findByText('No tenés permiso para ver el stock')).toBeDefined();
    expect(screen.queryByText('Disponible acá')).toBe(null);
    expect(screen.queryByRole('button', { name: 'Editar' })).toBe(null);
    // ART-23 its labels are for whoever may look at it.
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones de WO-342' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Etiquetas']);
  });

  it('an artículo nobody has says so', async () => {
    render('', { [FICHA]: { status: 404, code: 'comun.no_encontrado', title: 'No se encontró el artículo.' } });
    expect(await screen.findByText('No se encontró el artículo.')).toBeDefined();
  });
});

describe('Datos', () => {
  it('edits in place and sends the version it was opened with', async () => {
    const puerta = `PATCH /api/articulos/${ARTICULO_ID}`;
    const { servidor, router } = render('', { [puerta]: articulo({ version: 4, descripcion: 'Otra' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(router.state.location.search).toMatchObject({ seccion: 'datos' });
    const descripcion = await screen.findByLabelText('Descripción');
    await userEvent.clear(descripcion);
    await userEvent.type(descripcion, 'Otra');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([
        expect.objectContaining({ version: 3, codigo: 'WO-342', descripcion: 'Otra' }),
      ]),
    );
    expect(await screen.findByText('WO-342 guardado')).toBeDefined();
    await waitFor(() => expect(screen.queryByLabelText('Descripción')).toBe(null));
  });

  it('INV-73 shows who was first when the version is old, and keeps what was typed', async () => {
    const title = 'R. Núñez modificó este registro el 20/11/2026 10:42. Volvé a cargarlo y repetí tu cambio.';
    render('?seccion=datos', {
      [`PATCH /api/articulos/${ARTICULO_ID}`]: { status: 409, code: 'comun.version_vieja', title },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const descripcion = await screen.findByLabelText('Descripción');
    await userEvent.clear(descripcion);
    await userEvent.type(descripcion, 'Mi cambio');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(title)).toBeDefined();
    expect((screen.getByLabelText('Descripción') as HTMLInputElement).value).toBe('Mi cambio');
  });

  it('asks before another tab throws the changes away', async () => {
    render('?seccion=datos');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    await userEvent.type(await screen.findByLabelText('Descripción'), ' y algo más');
    await userEvent.click(screen.getByRole('tab', { name: 'Precios' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Volver' }));
    expect(screen.getByLabelText('Descripción')).toBeDefined();
  });

  it('asks as well when it is the address that changes, and what was left behind is not asked about again', async () => {
    const { router } = render('?seccion=datos');
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    await userEvent.type(await screen.findByLabelText('Descripción'), ' y algo más');
    const ir = (search: object) => void router.navigate({ to: '.', search } as never);
    ir({});
    const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    // The edition is over: it may begin again.
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    void router.navigate({ to: '/clientes/tabla' } as never);
    expect(await screen.findByText('Ruta /clientes/tabla')).toBeDefined();
  });
});

describe('Precios', () => {
  it('PRE-07 shows the history with author, reason and variation, and draws it', async () => {
    render('?seccion=precios');
    const tabla = await screen.findByRole('group', { name: 'Historia de precios' });
    const [primera] = within(tabla).getAllByRole('row').slice(1);
    expect(primera?.textContent).toContain('18.450,00');
    expect(primera?.textContent).toContain('+11,8');
    expect(primera?.textContent).toContain('Lote 118');
    expect(primera?.textContent).toContain('R. Núñez');
    const dibujo = screen.getByRole('img', { name: /Precio neto en Lista 1: 08\/07\/2026, \$\s16\.500,00/ });
    // Time goes to the right in every language, and the styles of the page are turned round for who reads the other way.
    expect(dibujo.style.direction).toBe('ltr');
  });

  it('PRE-05 writes one for a day to come as the instant that day begins here', async () => {
    const puerta = `POST /api/articulos/${ARTICULO_ID}/precios`;
    const { servidor } = render('?seccion=precios', { [puerta]: precio({ situacion: 'PROGRAMADO' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo precio' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    expect(await within(panel).findByRole('alert')).toBeDefined();
    expect(servidor.recibido(puerta)).toEqual([]);

    await userEvent.type(within(panel).getByLabelText('Precio neto'), '20000');
    expect(within(panel).getByText('Con IVA 24.200,00')).toBeDefined();
    await userEvent.type(within(panel).getByLabelText(/Vigente desde/), '2099-03-01');
    await userEvent.type(within(panel).getByLabelText(/Motivo/), 'Aumento anunciado');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([
        {
          listaId: LISTA_1,
          importe: '20000',
          desde: '2099-03-01T03:00:00.000Z',
          cantidadDesde: '0',
          motivo: 'Aumento anunciado',
        },
      ]),
    );
    expect(await screen.findByText('Precio programado')).toBeDefined();
  });

  it('ends a price only when that is said', async () => {
    const puerta = `POST /api/articulos/${ARTICULO_ID}/precios`;
    const { servidor } = render('?seccion=precios', { [puerta]: precio({ neto: null, conIva: null }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo precio' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Dejarlo sin precio' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toEqual([expect.objectContaining({ importe: null })]));
  });
});

it('ART-26 Actividad tells each field before and after', async () => {
  render('?seccion=actividad');
  expect(await screen.findByText('Filtro aceite')).toBeDefined();
  expect(screen.getByText(/Corrección/)).toBeDefined();
  const lote = screen.getByRole('link', { name: 'Ver la edición en lote' });
  expect(lote.getAttribute('href')).toBe(`/articulos/ediciones/${LOTE}`);
});

it('GAP-21 says what the stock cost and what it would cost today, with the gap', async () => {
  const costo = { promedio: '160.75', valor: '321.50', hoy: '200.00', reposicion: '400.00' };
  render('?seccion=stock', { [FICHA]: articulo({ costo: { ...costo, brecha: '78.50', brechaPorciento: '24.42' } }) });
  expect(await screen.findByText('$ 400,00')).toBeDefined();
  expect(screen.getByText('$ 321,50')).toBeDefined();
  expect(screen.getByText(/78,50.*24,4/)).toBeDefined();
});

const MINIMOS = `/api/articulos/${ARTICULO_ID}/minimos`;

it('RN-07 says where it is under its minimum, and minimums are put in each depósito with the version that was seen', async () => {
  const lugar = (n: number, mas: object) => ({
    depositoId: `01980000-0000-7000-8000-0000000000${n}`,
    ...{ deposito: `Salón ${n}`, sucursal: 'Casa Central', disponible: '4', minimo: null, objetivo: null },
    ...{ maximo: null, ubicacion: null, bajo: false, falta: '0', sobra: '0', ...mas },
  });
  const uno = lugar(11, { minimo: '5', objetivo: '20', bajo: true, falta: '16', ubicacion: 'A-3' });
  const otro = lugar(12, {});
  const { servidor } = render('?seccion=stock', {
    [`GET ${MINIMOS}`]: { version: 9, unidad: 'u', decimales: 0, filas: [uno, otro] },
    [`PUT ${MINIMOS}`]: { id: ARTICULO_ID, version: 10 },
  });
  const bajo = await screen.findByText('Bajo mínimo');
  expect(bajo.closest('tr')?.textContent).toMatch(/Salón 11.*faltan 16 para el objetivo/);
  expect(screen.getAllByText('Bajo mínimo')).toHaveLength(1);
  expect(bajo.closest('tr')?.textContent).toContain('A-3');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar mínimos y ubicaciones' }));
  const panel = await screen.findByRole('dialog', { name: 'Cambiar mínimos y ubicaciones' });
  const suyo = within(await within(panel).findByRole('group', { name: /Salón 12/ }));
  await userEvent.type(suyo.getByLabelText(/Mínimo/), '8');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  expect(await suyo.findByText('Completá el objetivo: hasta cuánto reponer.')).toBeDefined();
  await userEvent.type(suyo.getByLabelText(/Objetivo/), '30');
  await userEvent.type(suyo.getByLabelText(/Máximo/), '29');
  await userEvent.type(suyo.getByLabelText(/Ubicación/), ' B-10 ');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  expect(await suyo.findByText('El máximo no puede ser menor que el objetivo.')).toBeDefined();
  await userEvent.clear(suyo.getByLabelText(/Máximo/));
  await userEvent.type(suyo.getByLabelText(/Máximo/), '60');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`PUT ${MINIMOS}`)).toEqual([
      {
        version: 9,
        minimos: [
          { depositoId: uno.depositoId, minimo: '5', objetivo: '20', maximo: null, ubicacion: 'A-3' },
          { depositoId: otro.depositoId, minimo: '8', objetivo: '30', maximo: '60', ubicacion: 'B-10' },
        ],
      },
    ]),
  );
  expect(await screen.findByText('Mínimos y ubicaciones de WO-342 guardados')).toBeDefined();
});

it('RN-07 without any it says so, and offers nothing to who may not put them', async () => {
  render('?seccion=stock', { [`GET ${MINIMOS}`]: { version: 1, unidad: 'u', decimales: 0, filas: [] } }, [
    'articulo.ver',
  ]);
  expect(await screen.findByText('Todavía sin mínimos ni ubicaciones')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Cambiar mínimos/ })).toBe(null);
});

it('ART-08 without a piece of stock the Kardex tab is a way to it', async () => {
  renderConPiezas({});
  expect((await screen.findByRole('link', { name: 'Abrir el kardex' })).getAttribute('href')).toBe(
    `/stock/reportes?articuloId=${ARTICULO_ID}`,
  );
});

it('ART-08 shows the kardex of stock when there is one', async () => {
  renderConPiezas({ Kardex: KardexDePrueba });
  expect(await screen.findByText(`Kardex de ${ARTICULO_ID}`)).toBeDefined();
});

const renderConPiezas = (piezas: { readonly Kardex?: typeof KardexDePrueba }) =>
  renderPantalla(
    <PiezasDeFicha value={piezas}>
      <ArticuloScreen />
    </PiezasDeFicha>,
    {
      ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=kardex`,
      camino: '/articulos/tabla/$id',
      permisos: TODO,
      respuestas: base,
    },
  );

function KardexDePrueba({ articuloId }: { readonly articuloId: string }) {
  return <p>{`Kardex de ${articuloId}`}</p>;
}
