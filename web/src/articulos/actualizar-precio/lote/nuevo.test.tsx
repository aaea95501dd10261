import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { expect, it } from 'vitest';
import { borrador, COMUNES, CREAR, LOTE_ID, RUBRO_ID } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { ARTICULO_ID, LISTA_1, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { NuevoLoteScreen } from './nuevo.screen.tsx';

const RUTA = '/articulos/actualizar-precio/nuevo';
/** PRE-11: said where the price comes out of a cost, and nowhere else. */
const POR_CANTIDAD = /^Los precios por cantidad se mueven/;
const VEN_COSTOS: readonly Permiso[] = ['articulo.ver', 'precio.modificar', 'costo.ver'];
const abrir = (respuestas: Respuestas = {}, busqueda = '', permisos = VEN_COSTOS) =>
  renderPantalla(<NuevoLoteScreen />, {
    permisos,
    ruta: `${RUTA}${busqueda}`,
    respuestas: { ...COMUNES, ...respuestas },
  });

it('PRE-03 is saved by simulating it, with only what was said, and its own screen goes on', async () => {
  const rubro = { id: RUBRO_ID, codigo: 'COR', nombre: 'Correas' };
  const { servidor, router } = abrir({ [CREAR]: borrador(), 'GET /api/articulos/rubros': pagina([rubro]) });
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Aumento de noviembre');
  await userEvent.click(screen.getByRole('button', { name: 'Rubro' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Rubro' }));
  await userEvent.click(await screen.findByRole('option', { name: /Correas/ }));
  await userEvent.type(screen.getByLabelText('Porcentaje'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/articulos/actualizar-precio/${LOTE_ID}`));
  expect(router.state.location.state).toMatchObject({ simular: true });
  expect(servidor.recibido(CREAR)).toEqual([
    {
      motivo: 'Aumento de noviembre',
      listaIds: [LISTA_1],
      filtro: { rubroId: RUBRO_ID },
      regla: { tipo: 'PORCENTAJE', valor: '10' },
      redondeo: { paso: '0', modo: 'CERCANO', terminacion: '0' },
      hasta: null,
    },
  ]);
});

it('UA-12 says the last day its prices hold, and sends the instant it ends', async () => {
  const { servidor } = abrir({ [CREAR]: borrador() });
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Campaña de diciembre');
  await userEvent.type(screen.getByLabelText('Porcentaje'), '-10');
  await userEvent.type(screen.getByLabelText(/Rigen hasta el/), '2099-12-15');
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() => expect(servidor.recibido(CREAR)).toMatchObject([{ hasta: '2099-12-16T03:00:00.000Z' }]));
});

it('another lista to work it out of travels only with the base that needs it', async () => {
  const { servidor } = abrir({ [CREAR]: borrador() });
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Igualar');
  await userEvent.click(screen.getByLabelText('Qué se hace'));
  await userEvent.click(await screen.findByRole('option', { name: 'Coeficiente' }));
  await userEvent.click(screen.getByLabelText('Calcular sobre'));
  await userEvent.click(await screen.findByRole('option', { name: 'Otra lista' }));
  expect(await screen.findByLabelText('Lista de la que salen')).toBeDefined();
  expect(screen.queryByText(POR_CANTIDAD)).toBe(null);
  await userEvent.click(screen.getByLabelText('Calcular sobre'));
  await userEvent.click(await screen.findByRole('option', { name: 'Costo de reposición' }));
  expect(screen.getByText(POR_CANTIDAD)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Coeficiente'), '1,45');
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() =>
    expect(servidor.recibido(CREAR)).toMatchObject([
      { regla: { tipo: 'COEFICIENTE', valor: '1.45', base: 'COSTO_REPOSICION' } },
    ]),
  );
  expect(servidor.recibido(CREAR)[0]).not.toHaveProperty('regla.listaBaseId');
});

it('CLA-02 the margin of each classification asks only over which cost', async () => {
  const { servidor } = abrir({ [CREAR]: borrador() });
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Margen de cada rubro');
  await userEvent.click(screen.getByLabelText('Qué se hace'));
  await userEvent.click(await screen.findByRole('option', { name: 'Margen de su clasificación' }));
  expect(screen.getByText(/El que dice su subfamilia/)).toBeDefined();
  expect(screen.getByText(POR_CANTIDAD)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() =>
    expect(servidor.recibido(CREAR)).toMatchObject([
      { regla: { tipo: 'MARGEN_DE_CLASIFICACION', base: 'COSTO_REPOSICION' } },
    ]),
  );
  expect(servidor.recibido(CREAR)[0]).not.toHaveProperty('regla.valor');
});

it('begins over the artículos that its address brings', async () => {
  const { servidor } = abrir({ [CREAR]: borrador() }, `?articuloIds=${ARTICULO_ID}`);
  expect(await screen.findByText('1 elegido')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Motivo'), 'Uno solo');
  await userEvent.type(screen.getByLabelText('Porcentaje'), '-5');
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() =>
    expect(servidor.recibido(CREAR)).toMatchObject([
      { filtro: { articuloIds: [ARTICULO_ID] }, regla: { tipo: 'PORCENTAJE', valor: '-5' } },
    ]),
  );
});

it('TD-10 UA-08 begins over all that the table found, which travel as they were chosen, unless they are let go of', async () => {
  const seleccion = { de: 'filtro', filtro: { buscar: 'bosch' }, salvo: [ARTICULO_ID] } as const;
  const { servidor, router } = abrir({ [CREAR]: borrador() });
  await router.navigate({ to: RUTA, state: { seleccion, cuantas: 185_999 } } as never);
  expect(await screen.findByText('185.999 elegidos')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Motivo'), 'Aumento');
  await userEvent.type(screen.getByLabelText('Porcentaje'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  await waitFor(() => expect(servidor.recibido(CREAR)).toMatchObject([{ filtro: {}, seleccion }]));
  expect(servidor.recibido(CREAR)[0]).not.toHaveProperty('filtro.elegidos');
});

it('says what is missing before it is sent', async () => {
  const { servidor } = abrir();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lista 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Simular' }));
  expect(await screen.findAllByText('Elegí al menos una lista.')).not.toHaveLength(0);
  expect(servidor.recibido(CREAR)).toEqual([]);
});

it('INV-71 offers no rule over the cost to who may not see it', async () => {
  abrir({}, '', ['articulo.ver', 'precio.modificar']);
  const opciones = async (campo: string) => {
    await userEvent.click(await screen.findByLabelText(campo));
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };
  expect(await opciones('Qué se hace')).toEqual(['Porcentaje', 'Importe', 'Coeficiente', 'Mantener el margen']);
  await userEvent.click(screen.getByRole('option', { name: 'Coeficiente' }));
  expect(await opciones('Calcular sobre')).toEqual(['Precio', 'Otra lista']);
});
