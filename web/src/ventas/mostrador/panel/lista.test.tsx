import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notaDetalle, renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import { abrirMostrador, CREAR, EDITAR, guardada, listasDeVenta, VER } from '#ventas/mostrador/prueba-de-mostrador.tsx';

const abrirLista = async (usuario: Awaited<ReturnType<typeof abrirMostrador>>['usuario'], nombre: RegExp) => {
  await usuario.click(await screen.findByRole('button', { name: nombre }));
  return within(await screen.findByRole('dialog', { name: 'Lista de precios' }));
};
const elegir = async (
  usuario: Awaited<ReturnType<typeof abrirMostrador>>['usuario'],
  dialogo: ReturnType<typeof within>,
  [campo, opcion]: readonly [string, string],
) => {
  await usuario.click(await dialogo.findByRole('combobox', { name: campo }));
  await usuario.click(await screen.findByRole('option', { name: opcion }));
};

it('PRE-01 tells by which lista it sells and why, and a nota is saved with the one chosen', async () => {
  const { usuario, servidor } = await abrirMostrador();
  await usuario.keyboard('wo-342{Enter}');
  await screen.findByText('WO-342');
  servidor.responder(CREAR, (cuerpo: never) => {
    const nota = guardada(cuerpo, 1);
    servidor.responder(VER, nota);
    return nota;
  });
  const dialogo = await abrirLista(usuario, /Lista 1.*la de todos/);
  const motivos = within(await dialogo.findByRole('region', { name: 'Por qué esta lista' })).getAllByRole('listitem');
  expect(motivos.map(({ textContent }) => textContent)).toEqual([
    'Del clienteRosarioNo se vende acá',
    'De la condición–',
    'De la sucursal–',
    'De todosLista 1Rige',
  ]);
  expect(dialogo.getByText(/sólo si nada sale más barato/)).toBeDefined();
  await elegir(usuario, dialogo, ['Vender con', 'Gremio']);
  await usuario.click(dialogo.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() =>
    expect(servidor.recibido(CREAR)).toMatchObject([{ listaId: 'l-gremio', condicionId: null, renglones: [{}] }]),
  );
});

it('PRE-01 a refusal is told over the nota, and what rules comes back', async () => {
  const nota = notaDetalle({
    lista: { id: 'l-gremio', nombre: 'Gremio', moneda: 'ARS', origen: 'ELEGIDA' },
    renglones: [renglonDetalle({ id: 'r-1' })],
  });
  const { usuario, servidor } = await abrirMostrador({
    ruta: nota.id,
    respuestas: {
      [VER]: nota,
      [EDITAR]: { status: 403, code: 'ventas.lista_mas_barata', title: 'Con Lista 1 sale más barato.' },
    },
  });
  const dialogo = await abrirLista(usuario, /Gremio.*elegida/);
  await elegir(usuario, dialogo, ['Vender con', 'La que rige: Lista 1']);
  servidor.responder('GET /api/ventas/listas', {
    ...listasDeVenta,
    condicion: listasDeVenta.condiciones[0],
  });
  await elegir(usuario, dialogo, ['Condición de venta', 'Cuenta corriente']);
  await waitFor(() => expect(servidor.direcciones('GET /api/ventas/listas').at(-1)).toContain('condicionId=v-cc'));
  await waitFor(() =>
    expect(dialogo.getByRole('combobox', { name: 'Condición de venta' }).textContent).toBe('Cuenta corriente'),
  );
  await usuario.click(dialogo.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Con Lista 1 sale más barato.')).toBeDefined();
  expect(servidor.recibido(EDITAR)).toMatchObject([{ listaId: null, condicionId: 'v-cc' }]);
});

it('PRE-01 asks the prices of all lines again, at once, when another lista is chosen, before anything is saved', async () => {
  const VIGENTES = 'POST /api/articulos/precios/vigentes';
  const { usuario, servidor } = await abrirMostrador();
  servidor.responder(VIGENTES, {
    precios: [
      { articuloId: 'a-wo342', neto: '15000.00' },
      { articuloId: 'a-bujia', neto: '4000.00' },
    ],
  });
  await usuario.keyboard('wo-342{Enter}');
  await screen.findByText('WO-342');
  await usuario.keyboard('bkr6eix-11{Enter}');
  await screen.findByText('BKR6EIX-11');
  const antes = servidor.recibido(VIGENTES).length;
  const dialogo = await abrirLista(usuario, /Lista 1.*la de todos/);
  await elegir(usuario, dialogo, ['Vender con', 'Gremio']);
  servidor.responder(CREAR, { status: 503, code: 'comun.ocupado', title: 'Probá de nuevo.' });
  await usuario.click(dialogo.getByRole('button', { name: 'Aplicar' }));
  expect((await screen.findAllByText('15.000,00')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('4.000,00')).length).toBeGreaterThan(0);
  expect(servidor.recibido(VIGENTES).slice(antes)).toEqual([
    { listaId: 'l-gremio', articuloIds: ['a-wo342', 'a-bujia'] },
  ]);
});

it('RN-18 a condición that gives the cliente more than his own is seen, out of reach and with why', async () => {
  const condiciones = [
    { id: 'v-contado', nombre: 'Contado', seElige: true },
    { id: 'v-30', nombre: '30 días', seElige: true },
    { id: 'v-60', nombre: '60 días', seElige: false },
  ];
  const suya = { id: 'v-30', nombre: '30 días' };
  const { usuario } = await abrirMostrador({
    respuestas: {
      'GET /api/ventas/listas': { ...listasDeVenta, condicion: suya, condicionDelCliente: suya, condiciones },
    },
  });
  const dialogo = await abrirLista(usuario, /Lista 1.*la de todos/);
  expect(await dialogo.findByText('Sólo 30 días, la del cliente, o una que no le dé más.')).toBeDefined();
  await usuario.click(dialogo.getByRole('combobox', { name: 'Condición de venta' }));
  const opciones = await screen.findAllByRole('option');
  expect(opciones.map(({ textContent }) => textContent)).toEqual([
    'Ninguna',
    'Contado',
    '30 días',
    '60 díasLe da más que 30 días',
  ]);
  expect(opciones.map((opcion) => opcion.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true']);
});

it('RN-18 the one that somebody with leave gave the nota is taken again, and no other that gives more', async () => {
  const nota = notaDetalle({
    condicion: { id: 'v-60', nombre: '60 días' },
    renglones: [renglonDetalle({ id: 'r-1' })],
  });
  const suya = { id: 'v-30', nombre: '30 días' };
  const { usuario } = await abrirMostrador({
    ruta: nota.id,
    respuestas: {
      [VER]: nota,
      'GET /api/ventas/listas': {
        ...listasDeVenta,
        condicion: suya,
        condicionDelCliente: suya,
        condiciones: [
          { ...suya, seElige: true },
          { id: 'v-60', nombre: '60 días', seElige: false },
          { id: 'v-90', nombre: '90 días', seElige: false },
        ],
      },
    },
  });
  const dialogo = await abrirLista(usuario, /Lista 1/);
  await usuario.click(await dialogo.findByRole('combobox', { name: 'Condición de venta' }));
  const opciones = await screen.findAllByRole('option');
  expect(opciones.map((opcion) => opcion.getAttribute('aria-disabled'))).toEqual([null, null, null, 'true']);
});
