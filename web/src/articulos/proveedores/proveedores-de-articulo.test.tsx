import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ID, LISTAR, proveedor, TODO, trato } from './ejemplos.prueba.ts';
import { ProveedoresDeArticuloTab } from './proveedores-de-articulo.tsx';

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

it('PRE-17 a cost that stayed while something else changed was not looked at, and is not sent; saved by itself, it was', async () => {
  const cambiar = `PATCH /api/articulos/${ARTICULO_ID}/proveedores/${ID}`;
  const { servidor } = enFicha({ [DE_ARTICULO]: { filas: [trato()], reposicion: null }, [cambiar]: HECHO });
  const guardar = async (escribir: (panel: ReturnType<typeof within>) => Promise<void>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Bosch' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const panel = within(await screen.findByRole('dialog'));
    await escribir(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return servidor.recibido(cambiar).at(-1);
  };
  const escribir = (etiqueta: RegExp, texto: string) => async (panel: ReturnType<typeof within>) => {
    await userEvent.clear(panel.getByLabelText(etiqueta));
    await userEvent.type(panel.getByLabelText(etiqueta), texto);
  };
  const conOtroCodigo = await guardar(escribir(/Código del proveedor/, 'AF-2'));
  expect(conOtroCodigo).toMatchObject({ codigo: 'AF-2' });
  for (const campo of ['costo', 'moneda', 'descuentos', 'recargos']) expect(conOtroCodigo).not.toHaveProperty(campo);
  const COSTO = { costo: '100.00', moneda: 'USD', descuentos: ['20', '10', '10', '5'] };
  expect(await guardar(async () => undefined)).toMatchObject(COSTO);
  expect(await guardar(escribir(/Por qué cambió/, 'Confirmado por teléfono'))).toMatchObject(COSTO);
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
    'Costo netoUSD\u00a068,716',
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
    comentario: '',
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

it('who may only look has nothing to press', async () => {
  enFicha({ [DE_ARTICULO]: { filas: [trato()] } }, ['proveedor.ver']);
  expect(await screen.findByText('Bosch')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ART-12 taking one away leaves the keyboard on what may be done with the next, and on adding when none is left', async () => {
  const otro = trato({
    ...{ id: '01980000-0000-7000-8000-00000000c002', proveedorId: '01980000-0000-7000-8000-00000000b002' },
    ...{ proveedor: 'Mann', principal: false },
  });
  const { servidor } = enFicha({ [DE_ARTICULO]: { filas: [trato(), otro], reposicion: null } });
  const quitar = async ({ proveedor: nombre, proveedorId }: typeof otro, filas: readonly (typeof otro)[]) => {
    servidor.responder(`DELETE /api/articulos/${ARTICULO_ID}/proveedores/${proveedorId}`, () => {
      servidor.responder(DE_ARTICULO, { filas, reposicion: null });
      return HECHO;
    });
    const boton = await screen.findByRole('button', { name: `Acciones de ${nombre}` });
    await userEvent.click(boton);
    (await screen.findByRole('menuitem', { name: 'Quitar' })).focus();
    await userEvent.keyboard('{Enter}');
    const pregunta = await screen.findByRole('dialog', { name: `¿Quitar ${nombre} de este artículo?` });
    within(pregunta).getByRole('button', { name: 'Quitar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(boton.isConnected).toBe(false));
  };
  const conElTeclado = (nombre: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: nombre })));
  await quitar(trato(), [otro]);
  await conElTeclado('Acciones de Mann');
  await quitar(otro, []);
  await conElTeclado('Agregar proveedor');
});

it.each([
  [{ recargosPropios: false }, 'Los recargos son los del proveedor.'],
  [{ recargosPropios: true }, 'Los recargos son de este artículo: las listas del proveedor los dejan como están.'],
  [
    { recargosPropios: true, recargos: [] },
    'Este artículo no lleva los recargos del proveedor: sus listas lo dejan así.',
  ],
] as const)('RN-18 says whose recargos a cost has, which is what the next list does with them', async (mas, dicho) => {
  const conFlete = trato({ recargos: [{ nombre: 'Flete', tipo: 'PORCENTAJE', valor: '10' }], costoNeto: '67.716' });
  const suyos = 'recargos' in mas ? { ...mas, recargos: [...mas.recargos] } : mas;
  enFicha({ [DE_ARTICULO]: { filas: [{ ...conFlete, ...suyos }], reposicion: null } });
  expect(await screen.findByText(dicho)).toBeDefined();
});
