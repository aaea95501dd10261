import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Articulo, verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it, vi } from 'vitest';
import { consultaDe } from '#api/consultas.ts';
import { ARTICULO_ID, articulo } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CodigosDeArticulo } from './codigos-de-articulo.tsx';

const EDITAR = ['articulo.ver', 'articulo.editar'] as const;
const render = (respuestas: object, permisos: readonly Permiso[] = EDITAR, datos: Partial<Articulo> = {}) =>
  renderPantalla(<CodigosDeArticulo articulo={articulo(datos)} />, { permisos, respuestas: { ...respuestas } });

describe('Códigos', () => {
  it('ART-01 adds one with the units of a scan, and takes one away after asking', async () => {
    const agregar = `POST /api/articulos/${ARTICULO_ID}/codigos`;
    const quitar = `DELETE /api/articulos/${ARTICULO_ID}/codigos/01980000-0000-7000-8000-00000000c001`;
    const { servidor } = render({ [agregar]: articulo(), [quitar]: articulo() });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar código' }));
    const panel = await screen.findByRole('dialog', { name: 'Agregar código' });
    await userEvent.type(within(panel).getByLabelText('Código'), '04152-YZZA1');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(agregar)).toEqual([
        { tipo: 'BARRAS', valor: '04152-YZZA1', cantidadPorLectura: '1', version: 3 },
      ]),
    );

    const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/codigos/01980000-0000-7000-8000-00000000c001`;
    servidor.responder(cambiar, articulo());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Cambiar las unidades por lectura de 7798123450019' }),
    );
    const lectura = await screen.findByRole('dialog', { name: 'Unidades por lectura' });
    const cantidad = within(lectura).getByLabelText('Unidades por lectura');
    await userEvent.clear(cantidad);
    await userEvent.type(cantidad, '24');
    await userEvent.click(within(lectura).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(cambiar)).toEqual([{ cantidadPorLectura: '24', version: 3 }]));

    await userEvent.click(await screen.findByRole('button', { name: 'Quitar el código 7798123450019' }));
    const pregunta = await screen.findByRole('dialog', { name: '¿Quitar el código 7798123450019?' });
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Quitar código' }));
    await waitFor(() => expect(servidor.recibido(quitar)).toEqual([{ version: 3 }]));
  });
});

describe('ART-01 taking codes away with the keyboard', () => {
  const codigo = (n: number) =>
    ({ id: `c${n}`, tipo: 'BARRAS', valor: `77${n}`, cantidadPorLectura: '1' }) satisfies Articulo['codigos'][number];

  /** The ficha: the artículo is read again after each command. */
  function Ficha() {
    const { data } = useQuery(consultaDe(verArticulo, { params: { id: ARTICULO_ID } }));
    return data && <CodigosDeArticulo articulo={data} />;
  }
  const confirmarQuitar = async (valor: string) => {
    const boton = await screen.findByRole('button', { name: `Quitar el código ${valor}` });
    boton.focus();
    await userEvent.keyboard('{Enter}');
    const pregunta = await screen.findByRole('dialog', { name: `¿Quitar el código ${valor}?` });
    within(pregunta).getByRole('button', { name: 'Quitar código' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(boton.isConnected).toBe(false));
  };

  it('goes on from the next one, from the one before when it was the last, and from adding when none is left', async () => {
    const leido = `GET /api/articulos/${ARTICULO_ID}`;
    const { servidor } = renderPantalla(<Ficha />, {
      permisos: EDITAR,
      respuestas: { [leido]: articulo({ codigos: [codigo(1), codigo(2), codigo(3)] }) },
    });
    const alQuitar = (n: number, quedan: readonly number[]) =>
      servidor.responder(`DELETE /api/articulos/${ARTICULO_ID}/codigos/c${n}`, () => {
        servidor.responder(leido, articulo({ codigos: quedan.map(codigo) }));
        return articulo();
      });
    const conElTeclado = (nombre: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: nombre })));

    alQuitar(2, [1, 3]);
    await confirmarQuitar('772');
    await conElTeclado('Quitar el código 773');
    alQuitar(3, [1]);
    await confirmarQuitar('773');
    await conElTeclado('Quitar el código 771');
    alQuitar(1, []);
    await confirmarQuitar('771');
    await conElTeclado('Agregar código');
  });
});

it('ART-01 a code with spaces is not broken in the title of the question', async () => {
  render({}, EDITAR, { codigos: [{ id: 'c1', tipo: 'ORIGINAL', valor: '0 331 301', cantidadPorLectura: '1' }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar el código 0 331 301' }));
  const titulo = within(await screen.findByRole('dialog')).getByRole('heading');
  expect(titulo.textContent).toBe('¿Quitar el código 0\u00a0331\u00a0301?');
});

describe('that of a proveedor', () => {
  const conEl = {
    codigos: [{ id: 'c1', tipo: 'PROVEEDOR', valor: 'DC-1', cantidadPorLectura: '1' }],
  } satisfies Partial<Articulo>;

  it('is not taken away here: a link leads to what its proveedor asks', async () => {
    render({}, [...EDITAR, 'proveedor.ver'], conEl);
    const enlace = await screen.findByRole('link', { name: 'Ver DC-1 en Proveedores' });
    expect(enlace.getAttribute('href')).toBe(`/articulos/tabla/${ARTICULO_ID}?seccion=proveedores`);
    expect(await screen.findByRole('button', { name: 'Cambiar las unidades por lectura de DC-1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Quitar el código DC-1' })).toBeNull();
  });

  it('INV-61 has no link for who may not see who sells', async () => {
    render({}, EDITAR, conEl);
    expect(await screen.findByRole('button', { name: 'Cambiar las unidades por lectura de DC-1' })).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Quitar el código DC-1' })).toBeNull();
  });
});

describe('ART-25 a code that is of another artículo', () => {
  const AGREGAR = `POST /api/articulos/${ARTICULO_ID}/codigos`;
  const UNIR = `POST /api/articulos/${ARTICULO_ID}/equivalencias`;
  const otro = { id: 'otro', codigo: 'FR-1', descripcion: 'Filtro original' };
  const escribir = async (valor: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar código' }));
    const panel = await screen.findByRole('dialog', { name: 'Agregar código' });
    await userEvent.type(within(panel).getByLabelText('Código'), valor);
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    return screen.findByRole('dialog', { name: 'Ese código ya es de otro artículo' });
  };

  it('as something else is accepted with a reason, and both are joined unless that is unticked', async () => {
    const cruzado = {
      ...{ status: 409, code: 'articulos.codigo_cruzado', title: '«FR-1» es el código propio de FR-1.' },
      data: { cruces: [{ valor: 'FR-1', tiene: 'PROPIO', articulo: otro }] },
    };
    const { servidor } = render(
      {
        [AGREGAR]: ({ cruzarCodigo }: { cruzarCodigo?: object }) => (cruzarCodigo ? articulo({ version: 4 }) : cruzado),
        [UNIR]: { id: ARTICULO_ID, version: 5 },
      },
      [...EDITAR, 'articulo.repetir_codigo'],
    );
    const pregunta = await escribir('FR-1');
    expect(pregunta.textContent).toContain('«FR-1» es el código propio de FR-1 · Filtro original.');
    expect(within(pregunta).getByRole('link', { name: 'Ver ese artículo' }).getAttribute('href')).toBe(
      '/articulos/tabla/otro',
    );
    await userEvent.type(within(pregunta).getByLabelText('Motivo'), 'Lo hace Toyota');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Aceptar los dos códigos' }));
    await waitFor(() => expect(servidor.recibido(UNIR)).toEqual([{ version: 4, articuloId: 'otro' }]));
    expect(servidor.recibido(AGREGAR)[1]).toMatchObject({ cruzarCodigo: { motivo: 'Lo hace Toyota' } });
  });

  it('of the same kind is refused, and what can be done is to make both equivalent', async () => {
    const repetido = {
      ...{ status: 409, code: 'articulos.codigo_adicional_repetido', title: 'El código «OEM-1» ya es de FR-1.' },
      data: { valor: 'OEM-1', articulo: otro },
    };
    const { servidor } = render({
      [AGREGAR]: repetido,
      [UNIR]: { id: ARTICULO_ID, version: 4 },
    });
    const pregunta = await escribir('OEM-1');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Hacerlos equivalentes' }));
    await waitFor(() => expect(servidor.recibido(UNIR)).toEqual([{ version: 3, articuloId: 'otro' }]));
    expect(await screen.findByText('WO-342 y FR-1 son equivalentes')).toBeDefined();
    expect(servidor.recibido(AGREGAR)).toHaveLength(1);
  });
});

it('ART-01 on a phone how many a scan is stands under its code, so that what is done with it is in sight', async () => {
  enCelular();
  try {
    const codigos = [{ ...articulo().codigos[0], cantidadPorLectura: '12' }] as Articulo['codigos'];
    render({}, EDITAR, { codigos });
    const tabla = within(await screen.findByRole('group', { name: 'Códigos' }));
    expect(tabla.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Tipo', 'Código']);
    expect(tabla.getByText(/Unidades por lectura: 12/)).toBeDefined();
    expect(tabla.getByRole('button', { name: /^Quitar el código/ })).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});
