import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampoPedido } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { DEL_RUBRO, EDITAR, id, RUTA, respuestas, rubro, visto } from '#articulos/clasificacion/nodos.prueba.ts';
import { RubrosScreen } from '#articulos/material/rubros.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const campo: CampoPedido = {
  ...{ id: id(8), version: 3, nombre: 'Color', tipo: 'LISTA', unidad: '', decimales: 0 },
  opciones: [
    { id: id(6), nombre: 'Rojo', activa: true },
    { id: id(7), nombre: 'Azul', activa: true },
  ],
  lugares: [{ nivel: 'rubro', id: rubro.id, nombre: rubro.nombre }],
};
const CAMPO = `/api/articulos/campos/${campo.id}`;
const abrir = (mas: object = {}) =>
  renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?nodo=rubro:${rubro.id}`,
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      [DEL_RUBRO]: visto('rubro', rubro),
      [`GET /api/actividad/rubro/${rubro.id}`]: { hechos: [], hayMas: false },
      [`GET /api/actividad/campo/${campo.id}`]: { hechos: [], hayMas: false },
      'GET /api/articulos/campos': { filas: [campo] },
      [`GET ${CAMPO}/uso`]: { articulos: 5, opciones: [{ id: id(6), articulos: 2 }] },
      ...mas,
    },
  });
const seccion = async () => screen.findByRole('region', { name: 'Campos' });

it('ART-18 a rubro shows its fields, and one is taken away after telling of how many artículos', async () => {
  const SOLTAR = `POST ${CAMPO}/soltar`;
  const { servidor } = abrir({ [SOLTAR]: { ...campo, lugares: [] } });
  const suya = await seccion();
  expect((await within(suya).findByText('Color')).closest('li')?.textContent).toContain('Rojo, Azul');
  await userEvent.click(within(suya).getByRole('button', { name: 'Dejar de pedir Color' }));
  const pregunta = await screen.findByRole('dialog', { name: /¿Dejar de pedir «Color»/ });
  expect(pregunta.textContent).toContain('5 artículos dejan de mostrarlo');
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Dejar de pedir' }));
  await waitFor(() =>
    expect(servidor.recibido(SOLTAR)).toEqual([{ version: 3, nivel: 'rubro', nodoId: rubro.id, articulos: 5 }]),
  );
});

it('ART-18 one is added with what its tipo asks, and an option in use goes after a question', async () => {
  const [CREAR, CAMBIAR] = ['POST /api/articulos/campos', `PATCH ${CAMPO}`];
  const { servidor } = abrir({ [CREAR]: campo, [CAMBIAR]: campo });
  await userEvent.click(await within(await seccion()).findByRole('button', { name: 'Agregar campo' }));
  const alta = await screen.findByRole('dialog', { name: 'Agregar campo en Filtros' });
  await userEvent.type(await within(alta).findByLabelText('Nombre'), 'Rosca');
  await userEvent.click(within(alta).getByRole('combobox', { name: 'Qué se escribe' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Un número' }));
  await userEvent.type(await within(alta).findByLabelText(/En qué se mide/), 'mm');
  await userEvent.click(within(alta).getByRole('button', { name: 'Crear campo' }));
  await waitFor(() =>
    expect(servidor.recibido(CREAR)).toEqual([
      { nombre: 'Rosca', tipo: 'NUMERO', unidad: 'mm', decimales: 0, nivel: 'rubro', nodoId: rubro.id },
    ]),
  );

  await userEvent.click(await within(await seccion()).findByRole('button', { name: 'Editar Color' }));
  const cambio = await screen.findByRole('dialog', { name: 'Campo Color' });
  await userEvent.click(await within(cambio).findByRole('button', { name: 'Quitar la opción 1' }));
  await userEvent.click(within(cambio).getByRole('button', { name: 'Guardar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Quitar opciones que están en uso?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Quitar opciones' }));
  await waitFor(() =>
    expect(servidor.recibido(CAMBIAR)).toMatchObject([{ opciones: [{ id: id(7), nombre: 'Azul' }] }]),
  );
});

it.each([
  ['Agregar campo', 'Agregar campo en Filtros'],
  ['Editar Color', 'Campo Color'],
])('ART-18 «%s»: what was typed is lost only after a question', async (boton, panel) => {
  abrir();
  await userEvent.click(await within(await seccion()).findByRole('button', { name: boton }));
  const abierto = await screen.findByRole('dialog', { name: panel });
  await userEvent.type(await within(abierto).findByLabelText('Nombre'), 'Rosca');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(within(abierto).getByLabelText<HTMLInputElement>('Nombre').value).toContain('Rosca');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: panel })).toBeNull(), { timeout: 5000 });
});

it('ART-18 asking for one that exists leaves the new one that was begun there, unless told otherwise', async () => {
  const rosca: CampoPedido = { ...campo, id: id(9), nombre: 'Rosca', tipo: 'TEXTO', opciones: [], lugares: [] };
  const PEDIR = `POST /api/articulos/campos/${rosca.id}/pedir`;
  const { servidor } = abrir({ 'GET /api/articulos/campos': { filas: [campo, rosca] }, [PEDIR]: rosca });
  await userEvent.click(await within(await seccion()).findByRole('button', { name: 'Agregar campo' }));
  const alta = await screen.findByRole('dialog', { name: 'Agregar campo en Filtros' });
  await userEvent.type(await within(alta).findByLabelText('Nombre'), 'Largo');
  await userEvent.click(within(alta).getByRole('combobox', { name: /ya existe/i }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rosca' }));
  await userEvent.click(within(alta).getByRole('button', { name: 'Pedirlo acá' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(servidor.recibido(PEDIR)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(within(alta).getByLabelText<HTMLInputElement>('Nombre').value).toBe('Largo');
});
