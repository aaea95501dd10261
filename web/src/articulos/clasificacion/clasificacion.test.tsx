import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Familia, Rubro, Subfamilia } from '@trastienda/nucleo/articulos/contrato.ts';
import { describe, expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { FamiliasScreen } from '#articulos/familia/familias.screen.tsx';
import { RubrosScreen } from '#articulos/material/rubros.screen.tsx';
import { SubfamiliasScreen } from '#articulos/subfamilia/subfamilias.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const id = (n: number) => `01980000-0000-7000-8000-00000000d00${n}`;
const vigentes: Rubro['vigentes'] = {
  iva: { valor: '21', de: 'general' },
  unidad: { valor: { id: id(9), nombre: 'Unidad' }, de: 'general' },
  diasDeConteo: { valor: null, de: 'general' },
  obsolescencia: { valor: 'NORMAL', de: 'general' },
};
const sinOmisiones = { ivaOmision: null, unidadOmision: null, diasDeConteo: null, obsolescencia: null, vigentes };
const rubro: Rubro = {
  ...sinOmisiones,
  id: id(1),
  version: 2,
  codigo: 'FIL',
  nombre: 'Filtros',
  activo: true,
  articulos: 1310,
  familias: 1,
};
const familia: Familia = {
  ...rubro,
  id: id(2),
  codigo: 'ACE',
  nombre: 'Aceite',
  articulos: 900,
  rubroId: id(1),
  rubro: 'Filtros',
  subfamilias: 1,
};
const subfamilia: Subfamilia = {
  ...sinOmisiones,
  id: id(3),
  version: 1,
  codigo: 'PU',
  nombre: 'Pick-up',
  activo: true,
  ivaOmision: '10.5',
  articulos: 40,
  familiaId: id(2),
  familia: 'Aceite',
  rubroId: id(1),
  rubro: 'Filtros',
  vigentes: { ...vigentes, iva: { valor: '10.5', de: 'subfamilia' } },
};
const respuestas = {
  'GET /api/tablas-generales/unidades': pagina([]),
  'GET /api/articulos/rubros': pagina([rubro]),
  'GET /api/articulos/familias': pagina([familia]),
  'GET /api/articulos/subfamilias': pagina([subfamilia]),
};
const visto = (nivel: 'rubro' | 'subfamilia', nodo: Rubro | Subfamilia) => ({
  nivel,
  nodo,
  camino: nivel === 'rubro' ? [] : [{ nivel: 'rubro', id: id(1), nombre: 'Filtros' }],
  alcanza: [{ campo: 'diasDeConteo', articulos: 1204 }],
  difieren: [{ campo: 'iva', articulos: 2 }],
});
const DEL_RUBRO = `GET /api/articulos/clasificacion/rubro/${id(1)}`;
const EDITAR = ['articulo.ver', 'clasificacion.editar'] as const;
const NADA = { unidadOmisionId: null, diasDeConteo: null, obsolescencia: null };
const RUTA = '/articulos/material';

describe('/articulos/material', () => {
  it('CLA-01 counts artículos, and shows what their stock is worth only to who may see costs', async () => {
    const conValor = { ...respuestas, 'GET /api/articulos/rubros': pagina([{ ...rubro, valor: '4070500.00' }]) };
    renderPantalla(<RubrosScreen />, { ruta: RUTA, permisos: ['articulo.ver', 'costo.ver'], respuestas: conValor });
    expect(await screen.findByText('1.310')).toBeDefined();
    // Where the IVA in force comes from.
    expect(screen.getByText('21 % · de la empresa')).toBeDefined();
    expect(screen.getByText('4.070.500,00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nuevo rubro' })).toBe(null);
  });

  it('creates a rubro with the IVA that its new artículos will take', async () => {
    const puerta = 'POST /api/articulos/rubros';
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: EDITAR,
      respuestas: { ...respuestas, [puerta]: rubro },
    });
    expect(screen.queryByText('Valor del stock')).toBe(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo rubro' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo rubro' });
    await userEvent.type(within(panel).getByLabelText('Código'), 'FIL');
    await userEvent.type(within(panel).getByLabelText('Nombre'), 'Filtros');
    await userEvent.click(within(panel).getByRole('combobox', { name: /IVA/ }));
    await userEvent.click(screen.getByRole('option', { name: '10,5 %' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([{ codigo: 'FIL', nombre: 'Filtros', ivaOmision: '10.5', ...NADA }]),
    );
  });

  it('CLA-04 says why a rubro stays active, and leads to what is inside', async () => {
    const puerta = `PATCH /api/articulos/rubros/${rubro.id}`;
    const title = 'No se puede inactivar Filtros: tiene 1 clasificación activa adentro. Inactivalas primero.';
    const { servidor, router } = renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: EDITAR,
      respuestas: {
        ...respuestas,
        [puerta]: {
          status: 409,
          code: 'articulos.clasificacion_en_uso',
          title,
          data: { bloquean: [{ id: id(2), codigo: 'ACE', nombre: 'Aceite' }] },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Filtros' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inactivar' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Inactivar' }));
    const motivo = await screen.findByRole('dialog', { name: 'Todavía no se puede inactivar Filtros' });
    expect(motivo.textContent).toContain(title);
    expect(motivo.textContent).toContain('ACE Aceite');
    expect(servidor.recibido(puerta)).toEqual([{ version: 2, activo: false }]);
    await userEvent.click(within(motivo).getByRole('button', { name: 'Ver sus artículos' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ rubroId: rubro.id }));
  });

  it('CLA-06 the tree opens by keyboard and asks for each level only then', async () => {
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=arbol`,
      permisos: EDITAR,
      respuestas,
    });
    const raiz = await screen.findByRole('treeitem', { name: /FIL\s*Filtros\s*1310 artículos/ });
    expect(servidor.direcciones('GET /api/articulos/familias')).toEqual([]);
    raiz.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(raiz.getAttribute('aria-expanded')).toBe('true');
    const rama = await screen.findByRole('treeitem', { name: /Aceite/ });
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(rama);
    await userEvent.keyboard('{ArrowRight}');
    const hoja = await screen.findByRole('treeitem', { name: /Pick-up/ });
    expect(hoja.getAttribute('aria-level')).toBe('3');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Pick-up/ })).toBe(null);
    expect(document.activeElement).toBe(rama);
  });
});

it('/articulos/familia creates inside the rubro of the filter', async () => {
  const puerta = 'POST /api/articulos/familias';
  const { servidor } = renderPantalla(<FamiliasScreen />, {
    ruta: `/articulos/familia?rubroId=${rubro.id}`,
    permisos: EDITAR,
    respuestas: { ...respuestas, [puerta]: familia },
  });
  expect(await screen.findByRole('button', { name: /^Rubro:\s*Filtros$/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva familia' }));
  const panel = await screen.findByRole('dialog', { name: 'Nueva familia' });
  await userEvent.type(within(panel).getByLabelText('Código'), 'AIR');
  await userEvent.type(within(panel).getByLabelText('Nombre'), 'Aire');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(puerta)).toEqual([
      { rubroId: rubro.id, codigo: 'AIR', nombre: 'Aire', ivaOmision: null, ...NADA },
    ]),
  );
});

it('/articulos/subfamilia edits one with its version', async () => {
  const puerta = `PATCH /api/articulos/subfamilias/${subfamilia.id}`;
  const { servidor } = renderPantalla(<SubfamiliasScreen />, {
    ruta: '/articulos/subfamilia',
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      [puerta]: subfamilia,
      [`GET /api/articulos/clasificacion/subfamilia/${subfamilia.id}`]: visto('subfamilia', subfamilia),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Pick-up' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
  const panel = await screen.findByRole('dialog', { name: 'Editar subfamilia' });
  await userEvent.type(within(panel).getByLabelText('Nombre'), ' diésel');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(puerta)).toEqual([
      { codigo: 'PU', nombre: 'Pick-up diésel', ivaOmision: '10.5', ...NADA, version: 1 },
    ]),
  );
});

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
    expect(vista.textContent).toContain('2 nodos adentro, 1310 artículos y 4 inactivos');
    expect(vista.textContent).toContain('21 % → 10,5 %');
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
        },
      ]),
    );
  });

  it('the changes are listed, and one that stands is undone with a reason', async () => {
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
    expect(pregunta.textContent).toContain('rige para 1204 artículos');
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
