import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';

const NADA = { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 5 };
const cliente = {
  id: '01900000-0000-7000-8000-0000000000aa',
  razonSocial: 'Transportes Patagonia SRL',
  documento: { tipo: '80', numero: '30707070702' },
  localidad: 'Neuquén',
};

const OTRO = '01900000-0000-7000-8000-0000000000ab';

function abrir(permisos: Parameters<typeof sesionDePrueba>[0]) {
  return renderAplicacion('/taller/reporte', sesionDePrueba(permisos), {
    'GET /api/clientes': { ...NADA, filas: [cliente], total: 1 },
    'GET /api/articulos/buscar': { exacto: false, filas: [] },
    'GET /api/articulos/sugerencias': { sugerencias: [] },
  });
}
const caja = () => screen.findByRole('combobox', { name: 'Buscar pantallas y acciones' });

it('T-CP-1, T-CP-2: finds a screen without minding accents; Enter goes there and closes', async () => {
  const { router } = abrir(['articulo.ver', 'tabla.ver']);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'provincia');
  const primera = within(screen.getByRole('listbox')).getAllByRole('option')[0];
  expect(primera?.textContent).toContain('Provincias');
  expect(primera?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tablas-generales/provincias'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Buscar pantallas y acciones' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('T-CP-3: Esc closes and the focus goes back to where it was', async () => {
  abrir(['articulo.ver']);
  const boton = await screen.findByRole('button', { name: /Buscar artículo, cliente/ });
  await userEvent.click(boton);
  await caja();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(boton));
});

it('a screen that comes late and takes the focus gives it back to what is being written', async () => {
  abrir(['articulo.ver']);
  const ajeno = await screen.findByRole('button', { name: /Buscar artículo, cliente/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'modo');
  act(() => ajeno.focus());
  expect(document.activeElement).toBe(await caja());
});

it('TRA-04: asks the server only for what the person may see, and opens what it finds', async () => {
  const { router, servidor } = abrir(['cliente.ver']);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'patagonia');
  const hallado = await screen.findByRole('option', { name: /Transportes Patagonia SRL/ });
  expect(hallado.textContent).toContain('CUIT 30-70707070-2 · Neuquén');
  expect(servidor.direcciones('GET /api/articulos/buscar')).toHaveLength(0);
  await userEvent.click(hallado);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/tabla/${cliente.id}`));
});

it('searches for what the server takes of a long paste with control characters', async () => {
  const { servidor } = abrir(['cliente.ver']);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.click(await caja());
  await userEvent.paste(`patagonia\u0000 ${'larga '.repeat(70)}`);
  await screen.findByRole('option', { name: /Transportes Patagonia SRL/ });
  const [pedida = ''] = servidor.direcciones('GET /api/clientes');
  const buscar = new URL(pedida, 'http://x').searchParams.get('buscar') ?? '';
  expect(buscar).toMatch(/^patagonia {2}larga/);
  expect(buscar.length).toBeLessThanOrEqual(200);
});

it('says that nothing was found, and remembers where one went', async () => {
  const { router } = abrir(['tabla.ver']);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'zzzz');
  expect(await screen.findByText('Sin resultados para «zzzz»')).toBeDefined();
  await userEvent.clear(await caja());
  await userEvent.type(await caja(), 'marcas{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tablas-generales/marcas'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await caja();
  const recientes = within(await screen.findByRole('group', { name: 'Recientes' }));
  expect(recientes.getByRole('option', { name: /Marcas/ })).toBeDefined();
});

const HALLADO = {
  id: '01980000-0000-7000-8000-00000000a001',
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  marca: 'Wega',
  precio: '18450',
  aca: '24',
  otras: '22',
  motivo: 'PALABRAS',
  coincidencia: null,
  reemplazadoPor: null,
  vehiculo: null,
};

it('GAP-16: an artículo shows what it costs and what there is of it here and elsewhere', async () => {
  const { servidor } = abrir(['articulo.ver', 'stock.ver']);
  servidor.responder('GET /api/articulos/buscar', {
    exacto: false,
    filas: [HALLADO, { ...HALLADO, id: 'b', aca: '0', moneda: 'USD' }],
  });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'filtro hilux');
  const [primero, segundo] = await screen.findAllByRole('option', { name: /WO-342/ });
  expect(primero?.textContent?.replace(/\s/g, ' ')).toBe(
    'WO-342 · Filtro de aceite Hilux 2.8Wega24 acá22 en otras$ 18.450,00',
  );
  expect(within(segundo as HTMLElement).getByText('0 acá').className).toBe('error');
  expect(within(segundo as HTMLElement).getByText('USD 18.450,00')).toBeDefined();
  const [direccion] = servidor.direcciones('GET /api/articulos/buscar');
  expect(direccion).toContain('sucursalId=');
});

it('Enter before the answer waits for it, and opens nothing that was found for what was written before', async () => {
  const { router, servidor } = abrir(['cliente.ver']);
  servidor.responder('GET /api/clientes', (_: unknown, url: string) =>
    url.includes('=patagonia')
      ? { ...NADA, filas: [cliente], total: 1 }
      : { ...NADA, filas: [{ ...cliente, id: OTRO, razonSocial: 'Otra SA' }], total: 1 },
  );
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'patagonia');
  await screen.findByRole('option', { name: /Transportes Patagonia SRL/ });
  await userEvent.clear(await caja());
  await userEvent.type(await caja(), 'otra sa{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/tabla/${OTRO}`));
});

it('what was chosen stays so when what comes before it arrives late', async () => {
  const { router, servidor } = abrir(['articulo.ver', 'cliente.ver']);
  const { promise, resolve: llegar } = Promise.withResolvers<void>();
  servidor.responder('GET /api/articulos/buscar', () => promise.then(() => ({ exacto: false, filas: [HALLADO] })));
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'patagonia');
  const elCliente = await screen.findByRole('option', { name: /Transportes Patagonia SRL/ });
  await userEvent.keyboard('{ArrowDown}');
  llegar();
  await screen.findByRole('option', { name: /WO-342/ });
  expect(elCliente.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/tabla/${cliente.id}`));
});

it('offers what is near when no artículo is found, and does not keep it as a place that was visited', async () => {
  const { router, servidor } = abrir(['articulo.ver']);
  servidor.responder('GET /api/articulos/sugerencias', { sugerencias: [{ texto: 'filtro hilux', detalle: null }] });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await caja(), 'filtro hylux');
  await screen.findByRole('option', { name: '¿Buscabas «filtro hilux»?' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ buscar: 'filtro hilux' }));
  expect(router.state.location.pathname).toBe('/articulos/tabla');
  expect(Object.values(localStorage).join()).not.toContain('Buscabas');
});
