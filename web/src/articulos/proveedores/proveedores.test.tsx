import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Proveedor, ProveedorDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, hallazgo, pagina } from '#articulos/ejemplos.prueba.ts';
import { leerRazones } from '#articulos/razon-de-hallazgo.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ProveedorScreen } from './proveedor.screen.tsx';
import { ProveedoresScreen } from './proveedores.screen.tsx';
import { ProveedoresDeArticuloTab } from './proveedores-de-articulo.tsx';

const ID = '01980000-0000-7000-8000-00000000b001';
const LISTAR = 'GET /api/articulos/proveedores';
const TODO = ['proveedor.ver', 'proveedor.editar', 'costo.ver', 'articulo.ver', 'precio.modificar'] as const;

const proveedor = (mas: Partial<Proveedor> = {}): Proveedor => ({
  id: ID,
  version: 3,
  razonSocial: 'Robert Bosch Argentina SA',
  nombreFantasia: 'Bosch',
  cuit: '30707070702',
  condicionIva: 1,
  estado: 'ACTIVO',
  email: 'ventas@bosch.test',
  telefono: '0341 455-1234',
  moneda: 'USD',
  descuentos: ['20', '10', '10', '5'],
  diasDeEntrega: 12,
  articulos: 2,
  contacto: 'Laura',
  domicilio: 'San Martín 100',
  condicionDePago: '30 días',
  observaciones: '',
  principales: 1,
  creadoEn: '2026-11-20T12:00:00.000Z',
  modificadoEn: '2026-11-20T12:00:00.000Z',
  ...mas,
});

const trato = (mas: Partial<ProveedorDeArticulo> = {}): ProveedorDeArticulo => ({
  id: '01980000-0000-7000-8000-00000000c001',
  version: 1,
  articuloId: ARTICULO_ID,
  proveedorId: ID,
  proveedor: 'Bosch',
  proveedorActivo: true,
  codigo: '0 986 AF0 051',
  moneda: 'USD',
  costo: '100.00',
  descuentos: ['20', '10', '10', '5'],
  costoNeto: '61.56',
  multiplo: '6',
  minimo: '0',
  diasDeEntrega: 10,
  principal: true,
  actualizadoEn: '2026-11-20T12:00:00.000Z',
  ...mas,
});

it('ART-11 lists proveedores with what their lists take off', async () => {
  renderPantalla(<ProveedoresScreen />, {
    ruta: '/articulos/proveedores',
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([proveedor()]) },
  });
  expect(await screen.findByText('20+10+10+5')).toBeDefined();
  expect(screen.getByText('30-70707070-2')).toBeDefined();
});

it('TD-18 on a phone the card of one from abroad begins with its currency, with no place left for a CUIT', async () => {
  enCelular();
  renderPantalla(<ProveedoresScreen />, {
    ruta: '/articulos/proveedores',
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([proveedor({ cuit: null }), proveedor({ id: ARTICULO_ID })]) },
  });
  await screen.findByText('30-70707070-2');
  const tarjetas = screen.getAllByRole('listitem').map((una) => una.textContent ?? '');
  const [deAfuera, deAca] = tarjetas.filter((una) => una.includes('Bosch'));
  expect(deAfuera).toContain('Dólares');
  expect(deAfuera).not.toMatch(/[–·] ?Dólares/);
  expect(deAca).toContain('30-70707070-2 · Dólares');
});

it('TD-07 proveedores are filtered by any column but what only some may see', async () => {
  renderPantalla(<ProveedoresScreen />, {
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([proveedor()]) },
    ruta: '/articulos/proveedores?filtros=moneda:uno:USD;articulos:entre:10,',
  });
  expect(await screen.findByRole('button', { name: /^Moneda: Dólares/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Artículos: / })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = await screen.findByRole('menu', { name: 'Filtrar por' });
  expect(within(menu).getByRole('menuitem', { name: 'Nombre de fantasía' })).toBeDefined();
  expect(within(menu).queryByRole('menuitem', { name: 'Descuentos' })).toBeNull();
});

it('ART-11 creates one, with its discounts read as they are written', async () => {
  const crear = 'POST /api/articulos/proveedores';
  const { servidor, router } = renderPantalla(<ProveedoresScreen />, {
    ruta: '/articulos/proveedores',
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([proveedor()]), [crear]: proveedor() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo proveedor' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(panel.getByLabelText(/Razón social/), 'Mann');
  await userEvent.click(panel.getByRole('combobox', { name: /Condición frente al IVA/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Proveedor del Exterior' }));
  await userEvent.type(panel.getByLabelText(/Descuentos de su lista/), '20-10-10-5');
  expect(panel.getByText('En total sacan 38,44 %: lo que vale 100 queda en 61,56.')).toBeDefined();
  await userEvent.type(panel.getByLabelText(/Días de entrega/), '7');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/articulos/proveedores/${ID}`));
  expect(servidor.recibido(crear)[0]).toMatchObject({
    razonSocial: 'Mann',
    condicionIva: 8,
    cuit: null,
    descuentos: ['20', '10', '10', '5'],
    diasDeEntrega: 7,
  });
});

it('PRE-08 discounts that cannot be read are said so and nothing is sent', async () => {
  const crear = 'POST /api/articulos/proveedores';
  const { servidor } = renderPantalla(<ProveedoresScreen />, {
    ruta: '/articulos/proveedores',
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([]) },
  });
  const [nuevo] = await screen.findAllByRole('button', { name: 'Nuevo proveedor' });
  await userEvent.click(nuevo!);
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(panel.getByLabelText(/Razón social/), 'Mann');
  await userEvent.type(panel.getByLabelText(/Descuentos de su lista/), 'veinte');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText('Los descuentos van en cadena, por ejemplo 20+10+5.')).toBeDefined();
  expect(servidor.recibido(crear)).toEqual([]);
});

it('the ficha of a proveedor shows its terms, and edits over the version that was read', async () => {
  const cambiar = `PATCH /api/articulos/proveedores/${ID}`;
  const { servidor } = renderPantalla(<ProveedorScreen />, {
    ruta: `/articulos/proveedores/${ID}`,
    camino: '/articulos/proveedores/$id',
    permisos: TODO,
    respuestas: { [`GET /api/articulos/proveedores/${ID}`]: proveedor(), [cambiar]: proveedor({ version: 4 }) },
  });
  expect(await screen.findByText('Lo que vale 100 queda en 61,56.')).toBeDefined();
  for (const texto of ['30-70707070-2', '12 días', '30 días', 'Dólares', 'Principal de 1 artículo']) {
    expect(screen.getByText(texto)).toBeDefined();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.clear(panel.getByLabelText(/Descuentos de su lista/));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(cambiar)).toHaveLength(1));
  expect(servidor.recibido(cambiar)[0]).toMatchObject({ version: 3, descuentos: [], cuit: '30-70707070-2' });
});

it('INV-71 without the right to see costs nothing tells them, and editing keeps them', async () => {
  const cambiar = `PATCH /api/articulos/proveedores/${ID}`;
  const { descuentos: _, ...sinCosto } = proveedor();
  const { servidor } = renderPantalla(<ProveedorScreen />, {
    ruta: `/articulos/proveedores/${ID}`,
    camino: '/articulos/proveedores/$id',
    permisos: ['proveedor.ver', 'proveedor.editar'],
    respuestas: { [`GET /api/articulos/proveedores/${ID}`]: sinCosto, [cambiar]: sinCosto },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.queryByLabelText(/Descuentos/)).toBeNull();
  await userEvent.type(panel.getByLabelText(/Contacto/), ' M.');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(cambiar)).toHaveLength(1));
  expect(servidor.recibido(cambiar)[0]).not.toHaveProperty('descuentos');
});

const HECHO = { filas: [], propuesta: null };
const DE_ARTICULO = `GET /api/articulos/${ARTICULO_ID}/proveedores`;
const enFicha = (respuestas: Record<string, unknown>, permisos: readonly (typeof TODO)[number][] = TODO) =>
  renderPantalla(<ProveedoresDeArticuloTab articulo={articulo()} />, { permisos, respuestas });

it('ART-12 the ficha of an artículo shows who sells it and what buying it again costs, and changes the principal', async () => {
  const otro = trato({
    id: '01980000-0000-7000-8000-00000000c002',
    version: 5,
    proveedorId: '01980000-0000-7000-8000-00000000b002',
    proveedor: 'Mann',
    principal: false,
  });
  const filas = {
    filas: [trato(), otro],
    reposicion: { importe: '61.56', moneda: 'USD', fecha: '2026-11-20T12:00:00.000Z', origen: 'Bosch' },
  };
  const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/proveedores/${otro.proveedorId}`;
  const { servidor } = enFicha({ [DE_ARTICULO]: filas, [cambiar]: { ...filas, propuesta: { id: ID, numero: 31 } } });
  expect(await screen.findByText('Bosch · 20/11/2026')).toBeDefined();
  expect(screen.getAllByText('USD 61,56').length).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de Mann' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hacer principal' }));
  await waitFor(() =>
    expect(servidor.recibido(cambiar)[0]).toEqual({ version: 5, principal: true, proponerPrecios: true }),
  );
  expect(await screen.findByText('Mann es ahora el principal, con el lote 31 para revisar')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ver el lote' })).toBeDefined();
});

it('PRE-18 proposes prices with the cost of the principal, unless it is not wanted, and never with that of another one', async () => {
  const otro = trato({ id: '01980000-0000-7000-8000-00000000c002', proveedor: 'Mann', principal: false });
  const filas = { filas: [trato(), otro], reposicion: null };
  const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/proveedores/${ID}`;
  const { servidor } = enFicha({
    [DE_ARTICULO]: filas,
    [cambiar]: { ...filas, propuesta: { id: ID, numero: 32 } },
  });
  const editar = async (nombre: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    return within(await screen.findByRole('dialog'));
  };
  const PROPONER = { name: /Proponer precios/ };
  const panel = await editar('Bosch');
  expect(panel.getByRole('checkbox', PROPONER)).toHaveProperty('checked', true);
  await userEvent.clear(panel.getByLabelText(/Costo de lista/));
  await userEvent.type(panel.getByLabelText(/Costo de lista/), '120');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Bosch guardado, con el lote 32 para revisar')).toBeDefined();
  expect(servidor.recibido(cambiar)[0]).toMatchObject({ costo: '120', proponerPrecios: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const deOtro = await editar('Mann');
  expect(deOtro.queryByRole('checkbox', PROPONER)).toBeNull();
  await userEvent.click(deOtro.getByRole('checkbox', { name: /Principal/ }));
  await userEvent.click(deOtro.getByRole('checkbox', PROPONER));
  await userEvent.click(deOtro.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(cambiar)[1]).toMatchObject({ principal: true, proponerPrecios: false }));
});

it('adds who sells it, with the currency and the discounts that come from the proveedor', async () => {
  const agregar = `POST /api/articulos/${ARTICULO_ID}/proveedores`;
  const vacio = { filas: [], reposicion: null, propuesta: null };
  const { servidor } = enFicha({ [DE_ARTICULO]: vacio, [LISTAR]: pagina([proveedor()]), [agregar]: vacio });
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar proveedor' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(panel.getByRole('combobox', { name: /^Proveedor/ }), 'bosch');
  await userEvent.click(await screen.findByRole('option', { name: /Robert Bosch/ }));
  expect(await panel.findByDisplayValue('20+10+10+5')).toBeDefined();
  await userEvent.type(panel.getByLabelText(/Código del proveedor/), 'AF-1');
  await userEvent.type(panel.getByLabelText(/Costo de lista/), '100');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(agregar)).toHaveLength(1));
  expect(servidor.recibido(agregar)[0]).toMatchObject({
    proveedorId: ID,
    codigo: 'AF-1',
    costo: '100',
    moneda: 'USD',
    descuentos: ['20', '10', '10', '5'],
  });
});

it('RN-18 shows how a cost with recargos comes out, and takes them as people write them', async () => {
  const conRecargos = trato({
    recargos: [
      { nombre: 'Flete', tipo: 'PORCENTAJE', valor: '10' },
      { nombre: 'Despacho', tipo: 'IMPORTE', valor: '1500', moneda: 'ARS', enMoneda: '1.00' },
    ],
    costoNeto: '68.716',
  });
  const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/proveedores/${ID}`;
  const { servidor } = enFicha({ [DE_ARTICULO]: { filas: [conRecargos], reposicion: null }, [cambiar]: HECHO });
  const desglose = within(await screen.findByRole('list', { name: 'Cómo sale el costo neto' }));
  expect(desglose.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Costo de lista100,00',
    'Descuentos 20+10+10+5− 38,44',
    'Flete 10 %+ 6,156',
    'Despacho $ 1.500,00+ 1,00',
    'Costo netoUSD 68,716',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de Bosch' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog'));
  const caja = panel.getByLabelText(/Recargos/);
  expect(caja).toHaveProperty('value', 'Flete 10 % + Despacho $ 1.500,00');
  await userEvent.clear(caja);
  await userEvent.type(caja, 'Flete');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findAllByText(/Cada recargo lleva un nombre/)).not.toHaveLength(0);
  await userEvent.type(caja, ' 12,5%+Aduana usd 3,50');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(cambiar)).toHaveLength(1));
  expect(servidor.recibido(cambiar)[0]).toMatchObject({
    recargos: [
      { nombre: 'Flete', tipo: 'PORCENTAJE', valor: '12.5' },
      { nombre: 'Aduana', tipo: 'IMPORTE', valor: '3.50', moneda: 'USD' },
    ],
  });
});

it('INV-71 who may not see costs leaves those that are: the discounts of the proveedor and the currency of what is edited', async () => {
  const agregar = `POST /api/articulos/${ARTICULO_ID}/proveedores`;
  const { costo: _, descuentos: __, costoNeto: ___, ...suyo } = trato();
  const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/proveedores/${ID}`;
  const { descuentos: ____, ...otro } = proveedor({ razonSocial: 'Mann' });
  const { servidor } = enFicha(
    { [DE_ARTICULO]: { filas: [suyo] }, [LISTAR]: pagina([otro]), [agregar]: HECHO, [cambiar]: HECHO },
    ['proveedor.ver', 'proveedor.editar'],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Bosch' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(cambiar)).toHaveLength(1));
  expect(servidor.recibido(cambiar)[0]).toEqual({
    version: 1,
    codigo: '0 986 AF0 051',
    multiplo: '6',
    minimo: '0',
    diasDeEntrega: 10,
    principal: true,
    proponerPrecios: false,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Agregar proveedor' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(panel.getByRole('combobox', { name: /^Proveedor/ }), 'mann');
  await userEvent.click(await screen.findByRole('option', { name: /Mann/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(agregar)).toHaveLength(1));
  expect(servidor.recibido(agregar)[0]).not.toHaveProperty('descuentos');
});

it('ART-01 the search says whose code found an artículo', async () => {
  const decir = await leerRazones();
  const hallado = hallazgo({ motivo: 'PROVEEDOR', coincidencia: 'W 712/73', proveedor: 'Mann' });
  expect(decir(hallado)).toBe('código de proveedor de Mann: W 712/73');
});

it('who may only look has nothing to press', async () => {
  enFicha({ [DE_ARTICULO]: { filas: [trato()] } }, ['proveedor.ver']);
  expect(await screen.findByText('Bosch')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
