import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, hallazgo, pagina } from '#articulos/ejemplos.prueba.ts';
import { leerRazones } from '#articulos/razon-de-hallazgo.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ID, LISTAR, proveedor, TODO } from './ejemplos.prueba.ts';
import { ProveedorScreen } from './proveedor.screen.tsx';
import { ProveedoresScreen } from './proveedores.screen.tsx';

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

it('ART-11 says on the CUIT of a new one whose it is already', async () => {
  const title = 'El CUIT 30-71482063-6 ya es de Mann. Usá ese proveedor, o revisá el número.';
  const repetido = { status: 409, code: 'articulos.proveedor_repetido', title, data: {} };
  renderPantalla(<ProveedoresScreen />, {
    ruta: '/articulos/proveedores',
    permisos: TODO,
    respuestas: { [LISTAR]: pagina([]), 'POST /api/articulos/proveedores': repetido },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nuevo proveedor' }))[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.type(panel.getByLabelText(/Razón social/), 'Mann Argentina');
  await userEvent.click(panel.getByRole('combobox', { name: /Condición frente al IVA/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Responsable Inscripto/ }));
  await userEvent.type(panel.getByLabelText(/CUIT/), '30-71482063-6');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText(title)).toBeDefined();
  expect(panel.getByLabelText(/CUIT/).getAttribute('aria-invalid')).toBe('true');
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

it('ART-01 the search says whose code found an artículo', async () => {
  const decir = await leerRazones();
  const hallado = hallazgo({ motivo: 'PROVEEDOR', coincidencia: 'W 712/73', proveedor: 'Mann' });
  expect(decir(hallado)).toBe('código de proveedor de Mann: W 712/73');
});

it('INV-61 the search says that a code is of a proveedor to who may not see which', async () => {
  const decir = await leerRazones();
  const hallado = hallazgo({ motivo: 'PROVEEDOR', coincidencia: 'W 712/73', proveedor: null });
  expect(decir(hallado)).toBe('código de proveedor: W 712/73');
});
