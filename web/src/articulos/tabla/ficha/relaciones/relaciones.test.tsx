import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, hallazgo, pagina } from '#articulos/ejemplos.prueba.ts';
import { ArticuloScreen } from '#articulos/tabla/ficha/articulo.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';

// Whole screens, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

const A = `/api/articulos/${ARTICULO_ID}`;
const EQUIVALENCIAS = `GET ${A}/equivalencias`;
const OTRO = '01900000-0000-7000-8000-0000000000e1';
const phelps = hallazgo({ id: OTRO, codigo: 'PH-2870', aca: '0', otras: '4' });
const NADA = { equivalentes: [], reemplazaA: [], reemplazadoPor: [] };
const gol = {
  id: 'ap-1',
  marca: 'Volkswagen',
  modelo: 'Gol',
  motor: '1.6',
  desde: 2008,
  hasta: null,
  nota: 'Con aire',
};
const TODO = ['articulo.ver', 'articulo.editar', 'stock.ver'] as const;

const render = (mas: object = {}, permisos: readonly (typeof TODO)[number][] = TODO) =>
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=relaciones`,
    camino: '/articulos/tabla/$id',
    permisos,
    respuestas: {
      [`GET ${A}`]: articulo(),
      [EQUIVALENCIAS]: NADA,
      [`GET ${A}/aplicaciones`]: { filas: [] },
      'GET /api/articulos/vehiculos': pagina([{ id: 'Volkswagen', nombre: 'Volkswagen' }]),
      'GET /api/articulos/buscar': { exacto: false, filas: [phelps] },
      ...mas,
    },
  });
const grupo = (nombre: string) => screen.findByRole('group', { name: nombre });

describe('ART-03 equivalentes', () => {
  it('ART-28 what there is here is of the whole sucursal, as in the head of the ficha', async () => {
    const { servidor } = render({ [EQUIVALENCIAS]: { ...NADA, equivalentes: [phelps] } });
    expect(await screen.findByRole('link', { name: 'PH-2870' })).toBeDefined();
    expect(servidor.direcciones(EQUIVALENCIAS)).toEqual([
      `/api/articulos/${ARTICULO_ID}/equivalencias?sucursalId=${CASA_CENTRAL}`,
    ]);
  });

  it('one is chosen by searching, and sent with the version of the artículo', async () => {
    const { servidor } = render({ [`POST ${A}/equivalencias`]: { id: ARTICULO_ID, version: 4 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar equivalente' }));
    const panel = await screen.findByRole('dialog', { name: 'Agregar equivalente' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    expect(within(panel).getByText('Elegí un artículo.')).toBeDefined();
    await userEvent.type(within(panel).getByRole('combobox', { name: 'Artículo' }), 'ph');
    await userEvent.click(await screen.findByRole('option', { name: /PH-2870/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(`POST ${A}/equivalencias`)).toEqual([{ version: 3, articuloId: OTRO }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Agregar equivalente' })).toBeNull());
  });

  it('a refusal is said under the box, and nothing is lost', async () => {
    render({
      [`POST ${A}/equivalencias`]: {
        status: 409,
        code: 'articulos.ya_equivalentes',
        title: 'WO-342 y PH-2870 ya son equivalentes.',
        data: { codigo: 'WO-342', otro: 'PH-2870' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar equivalente' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Artículo' }), 'ph');
    await userEvent.click(await screen.findByRole('option', { name: /PH-2870/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('WO-342 y PH-2870 ya son equivalentes.')).toBeDefined();
  });

  it('one leaves after a question, and whoever may not change is offered nothing', async () => {
    const puerta = `DELETE ${A}/equivalencias/${OTRO}`;
    const conUno = { [EQUIVALENCIAS]: { ...NADA, equivalentes: [phelps] }, [puerta]: { id: ARTICULO_ID, version: 4 } };
    const { servidor, unmount } = render(conUno);
    expect((await grupo('Equivalentes')).textContent).toContain('PH-2870');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar PH-2870 del grupo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar del grupo' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toEqual([{ version: 3 }]));
    unmount();

    render(conUno, ['articulo.ver']);
    await grupo('Equivalentes');
    expect(screen.queryByRole('button', { name: /Quitar|Agregar|Salir/ })).toBeNull();
  });
});

describe('ART-04 reemplazos', () => {
  it('say that there is none, and apart from it what for, each on its own', async () => {
    render();
    expect((await screen.findByText('Ningún artículo lo reemplaza.')).textContent).toBe(
      'Ningún artículo lo reemplaza.',
    );
    expect(screen.getByText(/^Cuando el fabricante cambia el número/).closest('div')?.textContent).not.toContain(
      'lo reemplaza.',
    );
  });

  it('one that is refused leaves the keyboard on the box, and the artículo is not offered for itself', async () => {
    const title = 'PH-2870 ya reemplaza a otro.';
    render({
      [`PUT ${A}/reemplazo`]: { status: 409, code: 'articulos.reemplazo_en_circulo', title, data: {} },
      'GET /api/articulos/buscar': { exacto: false, filas: [hallazgo({ id: ARTICULO_ID, codigo: 'WO-342' }), phelps] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Decir qué lo reemplaza' }));
    const caja = await screen.findByRole('combobox', { name: 'Artículo' });
    await userEvent.type(caja, 'ph');
    await screen.findByRole('option', { name: /PH-2870/ });
    expect(screen.queryByRole('option', { name: /WO-342/ })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /PH-2870/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(title)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(caja));
  });

  it('shows the chain and which one is offered: the newest with stock', async () => {
    render({
      [EQUIVALENCIAS]: {
        ...NADA,
        reemplazadoPor: [
          hallazgo({ id: 'm', codigo: 'MEDIO', aca: '2', otras: '0' }),
          hallazgo({ id: 'n', codigo: 'NUEVO', aca: '0', otras: '0' }),
        ],
        reemplazaA: [hallazgo({ id: 'v', codigo: 'VIEJO' })],
      },
    });
    const cadena = await grupo('Lo reemplaza');
    const ofrecido = within(cadena).getByText('Se ofrece en su lugar').closest('tr');
    expect(ofrecido?.textContent).toContain('MEDIO');
    expect((await grupo('Reemplaza a')).textContent).toContain('VIEJO');
  });
});

const VIEJA = { status: 409, code: 'comun.version_vieja', title: 'Otra persona lo cambió.', data: {} };
/** Somebody else changes the artículo: the first thing that is sent is refused, and reading again brings another version. */
const cambiarloDebajo = (servidor: ReturnType<typeof render>['servidor'], puerta: string) =>
  servidor.responder(puerta, () => {
    servidor.responder(`GET ${A}`, articulo({ version: 4 }));
    return VIEJA;
  });
const leidoDeNuevo = (servidor: ReturnType<typeof render>['servidor']) =>
  waitFor(() => expect(servidor.recibido(`GET ${A}`)).toHaveLength(2));

describe('what somebody else changed meanwhile is not written over by insisting', () => {
  it('ART-04 neither the one that replaces it', async () => {
    const puerta = `PUT ${A}/reemplazo`;
    const { servidor } = render();
    cambiarloDebajo(servidor, puerta);
    await userEvent.click(await screen.findByRole('button', { name: 'Decir qué lo reemplaza' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Artículo' }), 'ph');
    await userEvent.click(await screen.findByRole('option', { name: /PH-2870/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(VIEJA.title)).toBeDefined();
    await leidoDeNuevo(servidor);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toHaveLength(2));
    expect(servidor.recibido(puerta)).toEqual([
      { version: 3, porId: OTRO },
      { version: 3, porId: OTRO },
    ]);
  });

  it('ART-05 nor the years of a vehicle', async () => {
    const puerta = `PUT ${A}/aplicaciones/ap-1`;
    const { servidor } = render({ [`GET ${A}/aplicaciones`]: { filas: [gol] } });
    cambiarloDebajo(servidor, puerta);
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Volkswagen Gol 1.6 2008 en adelante' }));
    const hasta = await screen.findByRole('textbox', { name: 'Hasta el año' });
    await userEvent.type(hasta, '2015');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(VIEJA.title)).toBeDefined();
    await leidoDeNuevo(servidor);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toHaveLength(2));
    expect(servidor.recibido(puerta)).toEqual(Array(2).fill(expect.objectContaining({ version: 3, hasta: 2015 })));
  });
});

describe('ART-05 aplicaciones', () => {
  it('are written with what others wrote at hand, and an open end is no year', async () => {
    const { servidor } = render({ [`POST ${A}/aplicaciones`]: { id: ARTICULO_ID, version: 4 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar vehículo' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Marca' }), 'volk');
    await userEvent.click(await screen.findByRole('option', { name: 'Volkswagen' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Modelo' }), 'Gol');
    const desde = screen.getByRole('textbox', { name: 'Desde el año' });
    await userEvent.type(desde, '20x');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect((await screen.findAllByText(/número entero/)).length).toBeGreaterThan(0);
    expect(servidor.recibido(`POST ${A}/aplicaciones`)).toEqual([]);
    await userEvent.clear(desde);
    await userEvent.type(desde, '2008');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(`POST ${A}/aplicaciones`)).toEqual([
        { version: 3, marca: 'Volkswagen', modelo: 'Gol', motor: '', desde: 2008, hasta: null, nota: '' },
      ]),
    );
  });

  it('say their years, and are changed and taken away by the name of the vehicle', async () => {
    const puerta = `DELETE ${A}/aplicaciones/ap-1`;
    const { servidor } = render({
      [`GET ${A}/aplicaciones`]: { filas: [gol] },
      [puerta]: { id: ARTICULO_ID, version: 4 },
    });
    expect((await grupo('Sirve para')).textContent).toContain('2008 en adelante');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Volkswagen Gol 1.6 2008 en adelante' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar vehículo' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toEqual([{ version: 3 }]));
  });

  it('ART-05 taking one away leaves the keyboard on the next, and on adding when none is left', async () => {
    const lista = `GET ${A}/aplicaciones`;
    const corsa = { ...gol, id: 'ap-2', marca: 'Chevrolet', modelo: 'Corsa' };
    const { servidor } = render({ [lista]: { filas: [gol, corsa] } });
    const quitar = async (vehiculo: string, id: string, filas: readonly (typeof gol)[]) => {
      servidor.responder(`DELETE ${A}/aplicaciones/${id}`, () => {
        servidor.responder(lista, { filas });
        return { id: ARTICULO_ID, version: 4 };
      });
      const boton = await screen.findByRole('button', { name: `Quitar ${vehiculo}` });
      boton.focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('button', { name: 'Quitar vehículo' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(boton.isConnected).toBe(false));
    };
    const conElTeclado = (nombre: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: nombre })));
    await quitar('Volkswagen Gol 1.6 2008 en adelante', 'ap-1', [corsa]);
    await conElTeclado('Quitar Chevrolet Corsa 1.6 2008 en adelante');
    await quitar('Chevrolet Corsa 1.6 2008 en adelante', 'ap-2', []);
    await conElTeclado('Agregar vehículo');
  });
});
