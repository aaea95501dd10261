import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rubro } from '@trastienda/nucleo/articulos/contrato.ts';
import { describe, expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { RubrosScreen } from '#articulos/material/rubros.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import {
  DEL_RUBRO,
  EDITAR,
  familia,
  id,
  RUTA,
  respuestas,
  rubro,
  subfamilia,
  vigentes,
  visto,
} from './nodos.prueba.ts';

describe('CLA-03 moving and merging', () => {
  const TRASLADO = `${DEL_RUBRO}/traslado`;
  const FUSIONAR = `POST /api/articulos/clasificacion/rubro/${rubro.id}/fusionar`;
  const otro: Rubro = { ...rubro, id: id(7), codigo: 'LUB', nombre: 'Lubricantes' };
  const previa = {
    version: 2,
    versionDestino: 5,
    nombre: 'Filtros',
    destino: 'Lubricantes',
    cambianDePadre: 1,
    nodos: 2,
    articulos: 1310,
    inactivos: 4,
    muestra: [{ id: id(8), codigo: 'WO-342', descripcion: 'Filtro de aceite' }],
    choques: [{ id: familia.id, codigo: 'ACE', nombre: 'Aceite', con: 'Aceites', sugerido: 'ACE-2' }],
    cambios: [{ campo: 'iva', antes: '21', despues: '10.5' }],
    campos: [
      { campo: 'Diámetro (mm)', articulos: 1200 },
      { campo: 'Rosca', articulos: 0 },
    ],
  };

  it('shows what will happen, asks for the codes that clash and a reason, and sends what was seen', async () => {
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?nodo=rubro:${rubro.id}&hacer=fusionar`,
      permisos: EDITAR,
      respuestas: {
        ...respuestas,
        'GET /api/articulos/rubros': pagina([rubro, otro]),
        [DEL_RUBRO]: visto('rubro', rubro),
        [TRASLADO]: previa,
        [FUSIONAR]: { loteId: id(9), nodos: 1, articulos: 0 },
      },
    });
    const panel = await screen.findByRole('dialog', { name: 'Fusionar Filtros en otro' });
    await userEvent.type(await within(panel).findByRole('combobox', { name: /En cuál se fusiona/ }), 'Lub');
    await userEvent.click(await screen.findByRole('option', { name: /Lubricantes/ }));
    const vista = await within(panel).findByRole('region', { name: 'Lo que va a pasar' });
    expect(vista.textContent).toContain('2 clasificaciones adentro, 1.310 artículos y 4 inactivos');
    expect(vista.textContent).toContain('21 % → 10,5 %');
    expect(vista.textContent).toContain('Diámetro (mm): 1.200 artículos dejan de mostrarlo.');
    expect(vista.textContent).toContain('Rosca: ningún artículo lo tiene escrito.');
    expect(vista.textContent).toContain('WO-342');
    expect(within(panel).getByDisplayValue('ACE-2')).toBeDefined();
    await userEvent.type(within(panel).getByLabelText('Motivo'), 'Van juntos');
    await userEvent.click(within(panel).getByRole('button', { name: 'Fusionar' }));
    await waitFor(() =>
      expect(servidor.recibido(FUSIONAR)).toEqual([
        {
          version: 2,
          versionDestino: 5,
          destinoId: otro.id,
          motivo: 'Van juntos',
          codigos: [{ id: familia.id, codigo: 'ACE-2' }],
          vistos: { nodos: 2, articulos: 1310, inactivos: 4 },
        },
      ]),
    );
  });

  const lote = {
    ...{ id: id(9), tipo: 'FUSIONAR', nivel: 'rubro', nodoId: rubro.id, nombre: 'Filtros', desde: null, campo: null },
    ...{
      hacia: 'Lubricantes',
      nodos: 1,
      articulos: 40,
      saltados: 0,
      motivo: 'Van juntos',
      quien: 'Ana',
      deshecho: null,
    },
    en: '2026-11-20T15:00:00.000Z',
  };

  it('the changes are listed, and one that stands is undone with a reason', async () => {
    const DESHACER = `POST /api/articulos/clasificacion/lotes/${lote.id}/deshacer`;
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=lotes`,
      permisos: EDITAR,
      respuestas: {
        'GET /api/articulos/clasificacion/lotes': pagina([lote]),
        [DESHACER]: { loteId: id(8), nodos: 1, articulos: 38, saltados: 2 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Filtros' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Deshacer…' }));
    const pregunta = await screen.findByRole('dialog');
    await userEvent.type(within(pregunta).getByLabelText(/Motivo/), 'Era un error');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(servidor.recibido(DESHACER)).toEqual([{ motivo: 'Era un error' }]));
    expect(await screen.findByText(/2 quedaron como estaban/)).toBeDefined();
  });

  it('what was applied to artículos is undone only by who may change them', async () => {
    const aplicado = { ...lote, id: id(8), tipo: 'APLICAR', nombre: 'Aceites', campo: 'iva', hacia: '10.5' };
    renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=lotes`,
      permisos: EDITAR,
      respuestas: { 'GET /api/articulos/clasificacion/lotes': pagina([lote, aplicado]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Filtros' }));
    expect(screen.getByRole('menuitem', { name: 'Deshacer…' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    // With nothing else to do to it, it offers no menu.
    expect(screen.getByText(/Aceites/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Acciones de Aceites' })).toBe(null);
  });
});

describe('CLA-02 defaults', () => {
  const conDias: Rubro = { ...rubro, diasDeConteo: 30, ivaOmision: '10.5' };
  const comun = {
    ...respuestas,
    [DEL_RUBRO]: visto('rubro', { ...conDias, vigentes: { ...vigentes, iva: { valor: '10.5', de: 'rubro' } } }),
  };

  it('what holds at once is asked about before it is saved', async () => {
    const puerta = `PATCH /api/articulos/rubros/${rubro.id}`;
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?nodo=rubro:${rubro.id}&hacer=editar`,
      permisos: EDITAR,
      respuestas: { ...comun, [puerta]: conDias },
    });
    const panel = await screen.findByRole('dialog', { name: 'Editar rubro' });
    const dias = within(panel).getByLabelText(/Conteo cíclico/);
    await userEvent.clear(dias);
    await userEvent.type(dias, '60');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    const pregunta = await screen.findByRole('dialog', { name: /rige para estos artículos/ });
    expect(pregunta.textContent).toContain('rige para 1.204 artículos');
    expect(servidor.recibido(puerta)).toEqual([]);
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Cambiar' }));
    await waitFor(() => expect(servidor.recibido(puerta)).toMatchObject([{ diasDeConteo: 60, version: 2 }]));
  });

  it('artículos that differ are shown first, and change only when somebody applies it', async () => {
    const APLICAR = `POST /api/articulos/clasificacion/rubro/${rubro.id}/aplicar`;
    const filas = [{ id: id(8), codigo: 'WO-342', descripcion: 'Filtro', actual: '21', aplicable: true }];
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?nodo=rubro:${rubro.id}`,
      permisos: ['articulo.ver', 'articulo.editar'],
      respuestas: {
        ...comun,
        [`${DEL_RUBRO}/diferencias`]: { ...pagina(filas), total: 2, aplicables: 2 },
        [APLICAR]: { loteId: id(9), articulos: 2 },
        [`GET /api/actividad/rubro/${rubro.id}`]: { hechos: [], hayMas: false },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver y aplicar' }));
    const panel = await screen.findByRole('dialog', { name: 'Aplicar IVA' });
    expect(await within(panel).findByText('Tiene 21 %')).toBeDefined();
    await userEvent.type(within(panel).getByLabelText('Motivo'), 'Cambió la ley');
    await userEvent.click(within(panel).getByRole('button', { name: 'Aplicar a 2 artículos' }));
    await waitFor(() =>
      expect(servidor.recibido(APLICAR)).toEqual([{ version: 2, campo: 'iva', articulos: 2, motivo: 'Cambió la ley' }]),
    );
  });
});

it('CLA-06 the search of the tree opens the way to what it finds and marks it', async () => {
  renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=arbol&buscar=pick`,
    permisos: EDITAR,
    respuestas: {
      'GET /api/articulos/clasificacion/buscar': {
        coinciden: [subfamilia.id],
        hayMas: false,
        rubros: [rubro],
        familias: [familia],
        subfamilias: [subfamilia],
      },
    },
  });
  const hoja = await screen.findByRole('treeitem', { name: /Pick-up/ });
  expect(hoja.querySelector('mark')?.textContent).toBe('Pick');
  for (const nombre of [/Filtros/, /Aceite/]) {
    expect(screen.getByRole('treeitem', { name: nombre }).getAttribute('aria-expanded')).toBe('true');
  }
});
