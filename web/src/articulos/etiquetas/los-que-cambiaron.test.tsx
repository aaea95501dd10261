import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { expect, it } from 'vitest';
import { ARTICULO_ID, LISTA_1, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImprimirEtiquetasScreen } from './etiquetas.screen.tsx';

const MUESTRA = 'GET /api/articulos/etiquetas/muestra';
const IMPRESIONES = '/api/articulos/etiquetas/impresiones';
const HOY = diaArgentino(new Date());
const AYER = diaArgentino(new Date(Date.now() - 86_400_000));
const MANANA = diaArgentino(new Date(Date.now() + 86_400_000));

const fila = {
  ...{ articuloId: ARTICULO_ID, codigo: 'WO-342', descripcion: 'Filtro de aceite', marca: null, barras: null },
  ...{ neto: '20300.00', conIva: '24563.00', copias: 1, simbolo: null },
};
const NADIE = { cuantos: 0, codigos: [] };

const abrir = (ruta = '/articulos/etiquetas') =>
  renderPantalla(<ImprimirEtiquetasScreen />, {
    permisos: ['articulo.ver', 'stock.ver'],
    camino: '/articulos/etiquetas',
    ruta,
    respuestas: {
      [MUESTRA]: {
        ...{ articulos: 1, etiquetas: 1, origen: 'Cambiaron de precio', hoy: '20/11/2026', sueltos: [], filas: [fila] },
        lista: { id: LISTA_1, nombre: 'Lista 1', moneda: 'ARS' },
        ...{ malImpresos: NADIE, sinSimbolo: NADIE, anchosDeBarras: [] },
      },
      'GET /api/articulos/etiquetas/formatos': { filas: [] },
      [`GET ${IMPRESIONES}`]: pagina([]),
      [`POST ${IMPRESIONES}`]: { status: 500, code: 'comun.error', title: 'No anduvo.' },
      'GET /api/articulos/listas-de-precio': LISTAS,
    },
  });

it('PRE-16 labels of what changed its price are asked for since a day, in a sucursal and a lista', async () => {
  const { servidor, router } = abrir();
  expect(await screen.findByText('Elegí qué imprimir')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('De qué artículos'));
  await userEvent.click(await screen.findByRole('option', { name: 'Los que cambiaron de precio' }));
  const dia = await screen.findByLabelText<HTMLInputElement>('Desde el día');
  expect(dia.value).toBe(HOY);
  expect(screen.queryByLabelText('Agregar un artículo')).toBeNull();
  expect(screen.getByLabelText('Sucursal')).toBeTruthy();
  fireEvent.change(dia, { target: { value: AYER } });
  expect(await screen.findByText('1 etiqueta en 1 hoja')).toBeTruthy();
  await waitFor(() => expect(servidor.direcciones(MUESTRA).at(-1)).toContain(`cambiaronDesde=${AYER}`));
  expect(servidor.direcciones(MUESTRA).at(-1)).toContain('sucursalId=');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST ${IMPRESIONES}`)).toMatchObject([{ que: { cambiaronDesde: AYER } }]),
  );

  await userEvent.click(screen.getByLabelText('De qué artículos'));
  await userEvent.click(await screen.findByRole('option', { name: 'Los que elija' }));
  expect(await screen.findByLabelText('Agregar un artículo')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('cambiaronDesde'));
});

it('PRE-16 a day to come, or one half written, asks nothing, and leaving it brings the one that holds back', async () => {
  const { servidor } = abrir(`/articulos/etiquetas?cambiaronDesde=${AYER}`);
  const dia = await screen.findByLabelText<HTMLInputElement>('Desde el día');
  expect(await screen.findByText('1 etiqueta en 1 hoja')).toBeTruthy();
  fireEvent.change(dia, { target: { value: MANANA } });
  expect(screen.getByText('Ese día todavía no llegó.')).toBeTruthy();
  fireEvent.change(dia, { target: { value: '' } });
  expect(dia.value).toBe('');
  fireEvent.blur(dia);
  expect(dia.value).toBe(AYER);
  expect(servidor.direcciones(MUESTRA).every((direccion) => direccion.includes(`cambiaronDesde=${AYER}`))).toBe(true);
});

it('PRE-16 those that changed are narrowed to a rubro, to print in parts what a printer is not given at once', async () => {
  const { servidor, router } = abrir(`/articulos/etiquetas?cambiaronDesde=${AYER}`);
  servidor.responder('GET /api/articulos/valores', pagina([{ id: LISTA_1, texto: 'Motor', detalle: 'MOT' }]));
  const cuales = within(await screen.findByRole('group', { name: 'Sólo los de' }));
  await userEvent.click(cuales.getByRole('button', { name: /Rubro/ }));
  await userEvent.type(await screen.findByRole('combobox'), 'mot');
  await userEvent.click(await screen.findByRole('option', { name: /Motor/ }));
  await waitFor(() => expect(servidor.direcciones(MUESTRA).at(-1)).toContain(`rubroId=${LISTA_1}`));
  await userEvent.click(await screen.findByLabelText('De qué artículos'));
  await userEvent.click(await screen.findByRole('option', { name: 'Los que elija' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('rubroId'));
});
