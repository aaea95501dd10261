import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { guardarVista } from '#prueba/vistas.ts';
import { ClienteScreen } from './cliente.screen.tsx';

const ID = '01980000-0000-7000-8000-000000000101';
const VER = `GET /api/clientes/${ID}`;
const cliente: Cliente = {
  id: ID,
  version: 5,
  codigoExterno: 'C-7',
  razonSocial: 'Transportes Patagonia SRL',
  documento: { tipo: '80', numero: '30714820636' },
  condicionIva: 1,
  estado: 'BLOQUEADO',
  bloqueoMotivo: 'Debe dos meses',
  alerta: 'Paga contado',
  email: 'compras@patagonia.test',
  telefono: '0341 455-1234',
  domicilio: 'San Martín 100',
  localidad: 'Rosario',
  provincia: 'Santa Fe',
  consumidorFinal: false,
  anonimizado: false,
  listaId: null,
  lista: null,
  condicionId: null,
  condicion: null,
  observaciones: '',
  domicilios: [
    {
      id: '01980000-0000-7000-8000-000000000301',
      etiqueta: 'Local',
      calle: 'San Martín 100',
      localidadId: '01980000-0000-7000-8000-000000000401',
      localidad: 'Rosario',
      provincia: 'Santa Fe',
      codigoPostal: '2000',
      principal: true,
    },
  ],
  contactos: [
    { id: '01980000-0000-7000-8000-000000000501', nombre: 'Laura', cargo: 'Compras', telefono: '', email: 'l@p.test' },
  ],
  creadoEn: '2026-11-20T12:00:00.000Z',
  modificadoEn: '2026-11-20T12:00:00.000Z',
};

const TODO = ['cliente.ver', 'cliente.editar', 'nota.ver', 'tabla.ver'] as const;
const mostrar = (opciones: Partial<Parameters<typeof renderPantalla>[1]> = {}) =>
  renderPantalla(<ClienteScreen />, {
    ruta: `/clientes/tabla/${ID}`,
    camino: '/clientes/tabla/$id',
    permisos: TODO,
    respuestas: { [VER]: cliente, 'GET /api/clientes': { filas: [], total: 0, totalExacto: true } },
    ...opciones,
  });

it('CLI-12 shows data, places, people, the alert and why it is blocked', async () => {
  mostrar();
  expect(await screen.findByRole('heading', { name: 'Transportes Patagonia SRL' })).toBeDefined();
  for (const texto of [
    'CUIT 30-71482063-6',
    'Bloqueado: Debe dos meses',
    'Paga contado',
    'Local: San Martín 100',
    'Laura, Compras',
    'C-7',
  ]) {
    expect(screen.getByText(texto)).toBeDefined();
  }
  expect(screen.getByRole('link', { name: '0341 455-1234' }).getAttribute('href')).toBe('tel:03414551234');
});

it('CLI-12 shows its notas, and opens one', async () => {
  const notas = `GET /api/clientes/${ID}/notas`;
  const nota = {
    id: '01980000-0000-7000-8000-000000000601',
    numero: 10482,
    estado: 'PARCIAL',
    fecha: '2026-11-19T14:00:00.000Z',
    sucursal: 'Casa Central',
    renglones: 6,
    total: '1087748.86',
    moneda: 'ARS',
  };
  const enDolares = { ...nota, id: '01980000-0000-7000-8000-000000000602', numero: 9, moneda: 'USD', total: '36.30' };
  const { router } = mostrar({
    respuestas: {
      [VER]: cliente,
      [notas]: { filas: [nota, enDolares], total: 2, totalExacto: true, pagina: 1, porPagina: 50 },
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Notas de pedido' }));
  expect(router.state.location.search).toEqual({ seccion: 'notas' });
  expect(await screen.findByText('1.087.748,86')).toBeDefined();
  expect(screen.getByText(/^USD\s36,30$/)).toBeDefined();
  expect(screen.getAllByText('Parcial')).toHaveLength(2);
  await userEvent.click(screen.getByText('10.482'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${nota.id}`));
});

it('CLI-12 TD-07 filters its notas by each of their columns', async () => {
  const notas = `GET /api/clientes/${ID}/notas`;
  const { servidor } = mostrar({
    ruta: `/clientes/tabla/${ID}?seccion=notas`,
    respuestas: { [VER]: cliente, [notas]: { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 50 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Número',
    'Fecha',
    'Sucursal',
    'Renglones',
    'Total $',
    'Estado',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Total $' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Desde' }), '1500,5{Enter}');
  expect(await screen.findByRole('button', { name: /^Total \$: / })).toBeDefined();
  await waitFor(() =>
    expect(decodeURIComponent(servidor.direcciones(notas).at(-1) ?? '')).toContain('filtros=total:entre:1500.5,'),
  );
});

it('CLI-12 shows what it takes most often', async () => {
  const fila = {
    articuloId: '01980000-0000-7000-8000-000000000701',
    codigo: 'WO-342',
    descripcion: 'Filtro de aceite',
    notas: 7,
    cantidad: '31',
    unidad: 'U',
    ultimaVez: '2026-11-19T14:00:00.000Z',
    ultimoPrecio: '18450.00',
    moneda: 'ARS',
  };
  const enDolares = {
    ...fila,
    articuloId: '01980000-0000-7000-8000-000000000702',
    codigo: 'EXP-1',
    ultimoPrecio: '15.00',
  };
  mostrar({
    ruta: `/clientes/tabla/${ID}?seccion=habituales`,
    respuestas: {
      [VER]: cliente,
      [`GET /api/clientes/${ID}/articulos-habituales`]: { filas: [fila, { ...enDolares, moneda: 'USD' }] },
    },
  });
  const renglon = within((await screen.findByText('WO-342')).closest('tr') as HTMLElement);
  expect(renglon.getAllByRole('cell').map((celda) => celda.textContent)).toEqual([
    'WO-342',
    'Filtro de aceite',
    '7',
    '31',
    'U',
    '18.450,00',
    '19/11/2026',
  ]);
  expect(screen.getByRole('cell', { name: 'USD\u00a015,00' })).toBeDefined();
});

it('CLI-12 TD-11 a view of the notas of a cliente is of the notas of any, and stays on their tab', async () => {
  const orden = '-total';
  const { router, servidor } = mostrar({
    ruta: `/clientes/tabla/${ID}?seccion=notas&orden=${orden}`,
    respuestas: {
      [VER]: cliente,
      [`GET /api/clientes/${ID}/notas`]: { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 50 },
    },
  });
  await screen.findByRole('button', { name: 'Vistas' });
  const { pantalla, contenido } = await guardarVista('Las grandes', servidor);
  expect({ pantalla, busqueda: contenido.busqueda }).toEqual({ pantalla: 'notas-de-cliente', busqueda: { orden } });
  expect(router.state.location.search).toEqual({ seccion: 'notas', orden, guardada: expect.any(String) });
});

it('hides notas from who may not see them', async () => {
  mostrar({ permisos: ['cliente.ver'], ruta: `/clientes/tabla/${ID}?seccion=notas` });
  await screen.findByRole('tab', { name: 'Datos', selected: true });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Datos', 'Actividad']);
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

it('edits over the version that was read, keeping the identity of its domicilios', async () => {
  const cambiar = `PATCH /api/clientes/${ID}`;
  const { servidor } = mostrar({
    respuestas: {
      [VER]: cliente,
      [cambiar]: { ...cliente, version: 6, telefono: '111' },
      'GET /api/clientes': { filas: [cliente], total: 1, totalExacto: true },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  expect(panel.getByLabelText('Número')).toHaveProperty('value', '30-71482063-6');
  const [telefono] = panel.getAllByLabelText('Teléfono (opcional)');
  await userEvent.clear(telefono as HTMLElement);
  await userEvent.type(telefono as HTMLElement, '111');
  await userEvent.clear(panel.getByLabelText('Aviso al vender (opcional)'));
  await userEvent.clear(panel.getByLabelText('Código externo (opcional)'));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Cliente guardado')).toBeDefined();
  expect(servidor.recibido(cambiar)).toMatchObject([
    {
      version: 5,
      telefono: '111',
      alerta: '',
      codigoExterno: null,
      listaId: null,
      condicionId: null,
      domicilios: [{ id: cliente.domicilios[0]?.id, calle: 'San Martín 100' }],
    },
  ]);
});

it('INV-73 what somebody else changed of a cliente comes into its form, places and people too', async () => {
  const cambiar = `PATCH /api/clientes/${ID}`;
  const [local] = cliente.domicilios;
  if (!local) throw new Error('it has one');
  const deposito = {
    ...local,
    ...{ id: '01980000-0000-7000-8000-000000000302', etiqueta: 'Depósito', calle: 'Ruta 9 km 3', principal: false },
    ...{ localidadId: '01980000-0000-7000-8000-000000000402', localidad: 'Funes' },
  };
  const deAna = { ...cliente, version: 6, alerta: 'Llamar antes', telefono: '222', domicilios: [local, deposito] };
  const { servidor } = mostrar({
    respuestas: {
      [VER]: cliente,
      [cambiar]: ({ version }: { readonly version: number }) =>
        version === 6
          ? { ...deAna, version: 7 }
          : { status: 409, code: 'comun.version_vieja', title: 'Vieja', data: { quien: 'Ana Paz' } },
      'GET /api/clientes': { filas: [cliente], total: 1, totalExacto: true },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  const [telefono] = panel.getAllByLabelText('Teléfono (opcional)');
  await userEvent.clear(telefono as HTMLElement);
  await userEvent.type(telefono as HTMLElement, '111');
  const cargo = panel.getByLabelText('Cargo (opcional)');
  await userEvent.clear(cargo);
  await userEvent.type(cargo, 'Dueña');
  servidor.responder(VER, deAna);
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  const aviso = await panel.findByText('Ana Paz cambió este registro mientras lo editabas.');
  const texto = aviso.closest('[role="alert"]')?.textContent;
  expect(texto).toContain('Antes: Paga contado. Después:  · Llamar antes');
  expect(texto).toContain(
    'Domicilios: Antes: Local: San Martín 100. Después:  · Local: San Martín 100 · Depósito: Ruta 9 km 3',
  );
  expect(texto).toContain('Antes: 0341 455-1234. Después:  · 222. Lo tuyo: 111');
  expect(panel.getAllByLabelText('Calle y número').map((caja) => (caja as HTMLInputElement).value)).toEqual([
    'San Martín 100',
    'Ruta 9 km 3',
  ]);
  expect(panel.getAllByLabelText(/^Localidad/).map((caja) => (caja as HTMLInputElement).value)).toEqual([
    'Rosario',
    'Funes',
  ]);
  await userEvent.click(panel.getByRole('button', { name: 'Domicilios' }));
  expect(document.activeElement).toBe(panel.getAllByLabelText('Calle y número')[0]);
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Cliente guardado')).toBeDefined();
  expect(servidor.recibido(cambiar).at(-1)).toMatchObject({
    ...{ version: 6, telefono: '111', alerta: 'Llamar antes' },
    domicilios: [{ id: local.id }, { id: deposito.id, calle: 'Ruta 9 km 3', localidadId: deposito.localidadId }],
    contactos: [{ nombre: 'Laura', cargo: 'Dueña' }],
  });
});

it('what is wrong inside of a domicilio is said once, and the keyboard goes on from there', async () => {
  mostrar({ respuestas: { [VER]: cliente } });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar cliente' }));
  const calle = panel.getByLabelText('Calle y número');
  await userEvent.clear(calle);
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  const resumen = within((await panel.findByText(/^Revisá/)).closest('[role="alert"]') as HTMLElement);
  expect(resumen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Calle y número']);
  await waitFor(() => expect(document.activeElement).toBe(calle));
});

it('leaves «Consumidor Final» alone and says why', async () => {
  mostrar({ respuestas: { [VER]: { ...cliente, estado: 'ACTIVO', consumidorFinal: true } } });
  expect(await screen.findByText(/Lo usa el sistema/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});
