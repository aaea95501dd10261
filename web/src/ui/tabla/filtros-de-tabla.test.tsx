import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

const CAMPOS = {
  codigo: 'texto',
  precio: 'numero',
  marca: 'lista',
  estado: 'lista',
  dia: 'fecha',
  ajena: 'texto',
} as const;
const listarPiezas = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/marcas',
  summary: 'Piezas',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject({ ...consultaDeLista(['codigo']), filtros: filtrosPorColumna(CAMPOS) }),
  response: listaDe(z.object({ id: z.string(), codigo: z.string() })),
  errors: [],
});
const listarValores = endpoint({
  ...listarPiezas,
  path: '/api/tablas-generales/unidades',
  query: z.strictObject({ ...consultaDeLista(['codigo']), campo: z.string(), elegidos: z.string().optional() }),
});
const LISTA = 'GET /api/tablas-generales/marcas';
const VALORES = 'GET /api/tablas-generales/unidades';

/** `tardia` gives the title of a column that comes later than the others. */
function Piezas({ tardia }: { readonly tardia: Promise<string> | undefined }) {
  const { data: propia } = useQuery({
    queryKey: ['tardia'],
    queryFn: () => tardia ?? '',
    enabled: tardia !== undefined,
  });
  const consulta = useConsultaDeLista(listarPiezas);
  const lista = useLista(listarPiezas, consulta.valores);
  return (
    <TablaDatos
      etiqueta="Piezas"
      clave="piezas"
      columnas={[
        { id: 'codigo', titulo: 'Código', filtro: { tipo: 'texto', conVacios: true }, celda: ({ codigo }) => codigo },
        { id: 'precio', titulo: 'Precio', filtro: { tipo: 'numero', decimales: 2 }, celda: () => '' },
        {
          id: 'marca',
          titulo: 'Marca',
          filtro: { tipo: 'lista', valores: { endpoint: listarValores, query: { campo: 'marca' } } },
          celda: () => '',
        },
        {
          id: 'situacion',
          titulo: 'Estado',
          filtro: {
            tipo: 'lista',
            campo: 'estado',
            valores: [
              { id: 'A', texto: 'Activo' },
              { id: 'I', texto: 'Inactivo' },
            ],
          },
          celda: () => '',
        },
        { id: 'dia', titulo: 'Día', filtro: { tipo: 'fecha' }, celda: () => '' },
        { id: 'otra', titulo: 'Otra', celda: () => '' },
        ...(propia
          ? [{ id: 'ajena', titulo: propia, filtro: { tipo: 'texto' as const, conVacios: true }, celda: () => '' }]
          : []),
      ]}
      lista={lista}
      consulta={consulta}
      idDe={({ id }) => id}
    />
  );
}

const pagina = (filas: readonly object[]) => ({
  filas,
  total: filas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
});
const render = (ruta = '/piezas', tardia?: Promise<string>) =>
  renderPantalla(<Piezas tardia={tardia} />, {
    ruta,
    respuestas: {
      [LISTA]: pagina([{ id: '1', codigo: 'WO-1' }]),
      [VALORES]: pagina([
        { id: 'm1', texto: 'Wega', detalle: null },
        { id: 'm2', texto: 'Mann', detalle: 'Alemania' },
      ]),
    },
  });

const elegir = async (columna: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: columna }));
  return screen.findByRole('dialog', { name: `Filtrar ${columna}` });
};
const filtrar = (panel: HTMLElement) => userEvent.click(within(panel).getByRole('button', { name: 'Filtrar' }));

describe('TD-07 filters of the columns', () => {
  it('offers the columns that can be filtered, and asks of a text', async () => {
    const { router, servidor } = render();
    await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
    const menu = await screen.findByRole('menu', { name: 'Filtrar por' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Código', 'Precio', 'Marca', 'Estado', 'Día']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Código' }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar Código' });
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Texto' }), 'wo;1');
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Condición' }), 'Empieza con');
    await userEvent.keyboard('{Enter}');
    await filtrar(panel);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'codigo:empieza:wo%3B1' }));
    await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('filtros=codigo'));
    expect(await screen.findByText('empieza con «wo;1»')).toBeDefined();
  });

  it('asks of numbers as the region writes them, and of the days', async () => {
    const { router } = render();
    const panel = await elegir('Precio');
    await userEvent.type(within(panel).getByLabelText('Desde'), '1.234,5');
    await userEvent.type(within(panel).getByLabelText('Hasta'), 'x');
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
    await userEvent.clear(within(panel).getByLabelText('Hasta'));
    await filtrar(panel);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'precio:entre:1234.5,' }));
    expect(await screen.findByText('desde 1.234,50')).toBeDefined();

    const dias = await elegir('Día');
    await userEvent.type(within(dias).getByLabelText('Desde'), '2026-03-01');
    await userEvent.type(within(dias).getByLabelText('Hasta'), '2026-03-31');
    await filtrar(dias);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        filtros: 'precio:entre:1234.5,;dia:entre:2026-03-01,2026-03-31',
      }),
    );
    expect(await screen.findByText('01/03/2026 a 31/03/2026')).toBeDefined();
  });

  it('ticks values that the server looks for, and names those of an address', async () => {
    const { router, servidor } = render('/piezas?filtros=marca:uno:m2');
    expect(await screen.findByText('Mann')).toBeDefined();
    expect(servidor.direcciones(VALORES)[0]).toContain('elegidos=m2');
    await userEvent.click(screen.getByRole('button', { name: /Marca: ?Mann/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar Marca' });
    await userEvent.type(within(panel).getByRole('searchbox'), 'we');
    await waitFor(() => expect(servidor.direcciones(VALORES).at(-1)).toContain('buscar=we'));
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'Wega' }));
    expect(within(panel).getByText('2 elegidos')).toBeDefined();
    await filtrar(panel);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'marca:uno:m2,m1' }));
    await userEvent.click(screen.getByRole('button', { name: /Quitar.*Marca/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('takes fixed values under the field of the contract, and what is empty', async () => {
    const { router } = render();
    const estado = await elegir('Estado');
    await userEvent.click(within(estado).getByRole('checkbox', { name: 'Inactivo' }));
    await filtrar(estado);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'estado:uno:I' }));
    const codigo = await elegir('Código');
    await userEvent.selectOptions(within(codigo).getByRole('combobox', { name: 'Condición' }), 'Está vacío');
    await filtrar(codigo);
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'estado:uno:I;codigo:vacio' }));
  });

  it('opens from the menu of the column, whose header tells that it is filtered', async () => {
    const { router } = render('/piezas?filtros=codigo:igual:a;ajena:vacio');
    const titulo = await screen.findByRole('columnheader', { name: 'Código' });
    expect(within(titulo).getByRole('img', { name: 'con filtro' })).toBeDefined();
    // It takes a pointer only while that is over its header, which nothing is here.
    within(titulo).getByRole('button', { name: 'Columna Código' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filtrar…' }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar Código' });
    expect(within(panel).getByRole('textbox', { name: 'Texto' })).toHaveProperty('value', 'a');
    await userEvent.click(within(panel).getByRole('button', { name: 'Quitar filtro' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ filtros: 'ajena:vacio' }));
  });

  it('asks of no number nor day that the list would not take, and says what is wrong with it', async () => {
    render();
    const panel = await elegir('Precio');
    await userEvent.type(within(panel).getByLabelText('Desde'), '1,23456');
    expect(within(panel).getByText('Hasta 12 cifras y 4 decimales.')).toBeDefined();
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{Backspace}');
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const dias = await elegir('Día');
    fireEvent.change(within(dias).getByLabelText('Desde'), { target: { value: '12026-03-01' } });
    expect(await within(dias).findByText(/con el año de cuatro cifras/)).toBeDefined();
    expect(within(dias).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
    fireEvent.change(within(dias).getByLabelText('Desde'), { target: { value: '2026-03-01' } });
    expect(within(dias).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', false);
  });

  it('asks of no range whose ends are crossed, neither of numbers nor of days, and says which one is wrong', async () => {
    render('/piezas?filtros=precio:entre:300000.5,1234.56');
    await userEvent.click(await screen.findByRole('button', { name: /^Precio:/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar Precio' });
    const hasta = within(panel).getByRole('textbox', { name: 'Hasta', description: /igual que «Desde»/ });
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
    await userEvent.clear(hasta);
    await userEvent.type(hasta, '300.000,50');
    expect(within(panel).queryByText(/igual que «Desde»/)).toBeNull();
    expect(within(panel).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const dias = await elegir('Día');
    fireEvent.change(within(dias).getByLabelText('Desde'), { target: { value: '2026-03-31' } });
    fireEvent.change(within(dias).getByLabelText('Hasta'), { target: { value: '2026-03-01' } });
    expect(await within(dias).findByText(/igual que «Desde»/)).toBeDefined();
    expect(within(dias).getByRole('button', { name: 'Filtrar' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['too long a text', 'ajena:igual:'.padEnd(1_995, 'a'), /Con los otros filtros no entra/],
    ['one more than go', Array(20).fill('ajena:vacio').join(';'), /Ya hay 20 filtros puestos/],
  ])('leaves the filters as they are, and says why, when they would be %s', async (_, filtros, dice) => {
    const { router } = render(`/piezas?filtros=${filtros}`);
    const panel = await elegir('Código');
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Texto' }), 'wo');
    await filtrar(panel);
    expect((await within(panel).findByRole('alert')).textContent).toMatch(dice);
    expect(router.state.location.search).toEqual({ filtros });
    expect(screen.getByRole('dialog', { name: 'Filtrar Código' })).toBe(panel);
  });

  it('ticks as many values as an address takes, and then says why no other one', async () => {
    const valores = Array.from({ length: 52 }, (_, i) => ({ id: `m${i}`, texto: `Marca ${i}`, detalle: null }));
    const puestos = valores.slice(0, 49).map(({ id }) => id);
    const { router, servidor } = render(`/piezas?filtros=marca:uno:${puestos.join(',')}`);
    servidor.responder(VALORES, pagina(valores));
    await userEvent.click(await screen.findByRole('button', { name: /^Marca:/ }));
    const panel = await screen.findByRole('dialog', { name: 'Filtrar Marca' });
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'Marca 50' }));
    expect(within(panel).getByText(/^50 elegidos: es lo más que va/)).toBeDefined();
    expect(within(panel).getByRole('checkbox', { name: 'Marca 51' })).toHaveProperty('disabled', true);
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Marca 0' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Marca 51' }));
    await filtrar(panel);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        filtros: `marca:uno:${[...puestos.slice(1), 'm50', 'm51'].join()}`,
      }),
    );
  });

  it('ART-22 shows, and takes away, what a link asks of a column that the reader has not', async () => {
    const { router } = render('/piezas?filtros=ajena:vacio;estado:uno:I');
    expect(await screen.findByText('Inactivo')).toBeDefined();
    const otro = await screen.findByRole('button', { name: /^Otro filtro:/ }, { timeout: 6_000 });
    await userEvent.click(otro);
    expect((await screen.findByRole('dialog', { name: 'Otro filtro' })).textContent).toContain(
      'una columna que esta tabla',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Otro filtro' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'estado:uno:I' }));
    expect(screen.queryByText(/Otro filtro/)).toBeNull();
  });

  it('ART-22 says nothing of the kind of a column that comes later than the others', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    render('/piezas?filtros=ajena:vacio', promise);
    await screen.findByText('WO-1');
    await new Promise((sigue) => setTimeout(sigue, 2_300));
    expect(screen.queryByText(/Otro filtro/)).toBeNull();
    resolve('Propia');
    expect(await screen.findByRole('button', { name: /^Propia: ?vacío/ })).toBeDefined();
    expect(screen.queryByText(/Otro filtro/)).toBeNull();
  });
});
