import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rubro } from '@trastienda/nucleo/articulos/contrato.ts';
import { describe, expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { RubrosScreen } from '#articulos/material/rubros.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DEL_RUBRO, EDITAR, familia, id, RUTA, respuestas, rubro, visto } from './nodos.prueba.ts';

const TRASLADO = `${DEL_RUBRO}/traslado`;
const FUSIONAR = `POST /api/articulos/clasificacion/rubro/${rubro.id}/fusionar`;
const otro: Rubro = { ...rubro, id: id(7), codigo: 'LUB', nombre: 'Lubricantes' };
const previa = (mas: object = {}) => ({
  ...{ version: 2, versionDestino: 5, nombre: 'Filtros', destino: 'Lubricantes' },
  ...{ cambianDePadre: 1, nodos: 0, articulos: 1000, inactivos: 0, muestra: [], choques: [], cambios: [], campos: [] },
  ...mas,
});
const choque = { id: familia.id, codigo: 'ACE', nombre: 'Aceite', con: 'Aceites', sugerido: 'ACE-2' };
const DICE = 'Mientras mirabas cambió lo que lleva Filtros: antes 1.000 artículos; ahora 1.001 artículos.';
const rechazo = { status: 409, code: 'articulos.traslado_distinto', title: DICE };
const hecho = { loteId: id(9), nodos: 1, articulos: 1001 };

async function elegir(mas: object = {}) {
  const { servidor } = renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?nodo=rubro:${rubro.id}&hacer=fusionar`,
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      'GET /api/articulos/rubros': pagina([rubro, otro]),
      [DEL_RUBRO]: visto('rubro', rubro),
      [TRASLADO]: previa(mas),
    },
  });
  const panel = await screen.findByRole('dialog', { name: 'Fusionar Filtros en otro' });
  await userEvent.type(await within(panel).findByRole('combobox', { name: /En cuál se fusiona/ }), 'Lub');
  await userEvent.click(await screen.findByRole('option', { name: /Lubricantes/ }));
  const vista = await within(panel).findByRole('region', { name: 'Lo que va a pasar' });
  await userEvent.type(within(panel).getByLabelText('Motivo'), 'Van juntos');
  const fusionar = async () => userEvent.click(within(panel).getByRole('button', { name: 'Fusionar' }));
  return { servidor, panel, vista, fusionar };
}

describe('CLA-03 what somebody changed while it was looked at', () => {
  it('says what changed, shows what there is now, and does it once it is confirmed again', async () => {
    const { servidor, panel, vista, fusionar } = await elegir();
    expect(vista.textContent).toContain('1.000 artículos');
    servidor.responder(TRASLADO, previa({ articulos: 1001 }));
    servidor.responder(FUSIONAR, rechazo);
    await fusionar();
    const aviso = await within(panel).findByRole('alert');
    expect(aviso.textContent).toBe(DICE);
    await waitFor(() => expect(document.activeElement).toBe(aviso));
    expect(vista.textContent).toContain('1.001 artículos');
    expect(within(panel).getByLabelText('Motivo')).toHaveProperty('value', 'Van juntos');

    servidor.responder(FUSIONAR, hecho);
    await fusionar();
    expect(await screen.findByText('Filtros fusionado en Lubricantes')).toBeDefined();
    expect(servidor.recibido(FUSIONAR)).toMatchObject([
      { vistos: { nodos: 0, articulos: 1000, inactivos: 0 } },
      { vistos: { nodos: 0, articulos: 1001, inactivos: 0 }, motivo: 'Van juntos' },
    ]);
  });

  it('asks for the code of what clashes only now, sends the versions of now, and none of what clashes no more', async () => {
    const deAntes = { ...choque, id: id(8), nombre: 'Aire', codigo: 'AIR', sugerido: 'AIR-2' };
    const { servidor, panel, fusionar } = await elegir({ choques: [deAntes] });
    expect(within(panel).getByLabelText('Nuevo código de Aire')).toHaveProperty('value', 'AIR-2');
    servidor.responder(TRASLADO, previa({ versionDestino: 6, choques: [choque] }));
    servidor.responder(FUSIONAR, { status: 409, code: 'articulos.codigos_chocan', title: 'Ya está «ACE».' });
    await fusionar();
    expect(await within(panel).findByLabelText('Nuevo código de Aceite')).toHaveProperty('value', 'ACE-2');
    expect(within(panel).queryByLabelText('Nuevo código de Aire')).toBe(null);

    servidor.responder(FUSIONAR, hecho);
    await fusionar();
    await waitFor(() => expect(servidor.recibido(FUSIONAR)).toHaveLength(2));
    expect(servidor.recibido(FUSIONAR)[1]).toMatchObject({
      versionDestino: 6,
      codigos: [{ id: familia.id, codigo: 'ACE-2' }],
    });
  });

  it('what only failed to arrive changes nothing of what shows, and is sent again as it was', async () => {
    const { servidor, panel, vista, fusionar } = await elegir();
    servidor.responder(TRASLADO, previa({ articulos: 1001 }));
    servidor.responder(FUSIONAR, new TypeError('Failed to fetch'));
    await fusionar();
    await within(panel).findByRole('alert');
    expect(vista.textContent).toContain('1.000 artículos');
    servidor.responder(FUSIONAR, hecho);
    await fusionar();
    await waitFor(() => expect(servidor.recibido(FUSIONAR)).toHaveLength(2));
    const [primera, segunda] = servidor.recibido(FUSIONAR);
    expect(segunda).toEqual(primera);
  });
});

it('CLA-03 the reason that was typed is asked about before the panel closes', async () => {
  const { panel } = await elegir();
  await userEvent.click(within(panel).getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salir sin guardar' })).toBeNull());
  expect(within(panel).getByLabelText('Motivo')).toHaveProperty('value', 'Van juntos');
});
