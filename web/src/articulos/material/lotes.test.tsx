import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { id, RUTA, rubro } from '#articulos/clasificacion/nodos.prueba.ts';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { RubrosScreen } from './rubros.screen.tsx';

const LOTES = 'GET /api/articulos/clasificacion/lotes';
const EXPORTAR = `${LOTES}/exportar`;
const FILTROS = 'situacion:uno:CON_SALTADOS,DESHECHO;articulos:entre:1,';

const lote = (mas: object = {}) => ({
  id: id(9),
  tipo: 'FUSIONAR',
  nivel: 'rubro',
  nodoId: rubro.id,
  nombre: 'Filtros',
  desde: 'Motor',
  hacia: 'Lubricantes',
  campo: null,
  nodos: 1,
  articulos: 40,
  saltados: 0,
  motivo: 'Van juntos',
  en: '2026-11-20T15:00:00.000Z',
  quien: 'C. Nadal',
  deshecho: { en: '2026-11-20T16:00:00.000Z', quien: 'R. Núñez' },
  ...mas,
});

it('CLA-03 TD-07 TD-12 changes are filtered by each of their columns, and the file is of what shows', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { servidor } = renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=lotes&tipo=FUSIONAR&filtros=${FILTROS}`,
    permisos: ['articulo.ver'],
    respuestas: { [LOTES]: pagina([lote()]), [EXPORTAR]: () => new Response('archivo') },
  });
  const persona = userEvent.setup();
  expect(await screen.findByRole('button', { name: /^Situación: Quedó algo, Deshecho/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Artículos: / })).toBeDefined();
  await persona.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cuándo',
    'Cambio',
    'Qué',
    'De dónde a dónde',
    'Artículos',
    'Clasificaciones',
    'Motivo',
    'Quién',
    'Situación',
  ]);
  await persona.keyboard('{Escape}');
  await persona.click(await screen.findByRole('button', { name: 'Exportar' }));
  await persona.click(await screen.findByRole('menuitem', { name: /^CSV, Todas/ }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  for (const pedido of [LOTES, EXPORTAR]) {
    const direccion = decodeURIComponent(servidor.direcciones(pedido)[0] ?? '');
    expect(direccion).toContain(`filtros=${FILTROS}`);
    expect(direccion).toContain('tipo=FUSIONAR');
  }
  expect((bajar.mock.contexts[0] as HTMLAnchorElement).download).toBe('cambios-de-clasificacion.csv');
});

it('CLA-02 CLA-03 what was applied is told by its name and what it is, and of what stayed, how many', async () => {
  const aplicado = { tipo: 'APLICAR', campo: 'iva', desde: null, hacia: '10.5', deshecho: null };
  renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=lotes`,
    permisos: ['articulo.ver'],
    respuestas: { [LOTES]: pagina([lote(aplicado), lote({ id: id(8), saltados: 2, deshecho: null })]) },
  });
  expect(await screen.findByRole('cell', { name: 'IVA: 10,5 %' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Motor → Lubricantes' })).toBeDefined();
  expect((await screen.findByText('Quedaron 2')).closest('[title]')?.getAttribute('title')).toBe(
    '2 quedaron como estaban',
  );
});

it('TD-18 on a phone its card says from where to where, that it was undone and how many stayed', async () => {
  enCelular();
  const vuelta = { id: id(8), tipo: 'DESHACER', nombre: 'Aceites', articulos: 38, saltados: 2, deshecho: null };
  renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=lotes`,
    permisos: ['articulo.ver'],
    respuestas: { [LOTES]: pagina([lote(), lote(vuelta)]) },
  });
  const tarjeta = async (titulo: string) =>
    (await screen.findByText(titulo)).closest('.que')?.parentElement?.textContent;
  const comun = { lugar: 'Motor → Lubricantes', motivo: 'Van juntos', pie: '20/11/2026 12:00 · C. Nadal' };
  expect(await tarjeta('Fusionar: Filtros')).toBe(
    `Fusionar: Filtros · Deshecho${comun.lugar}${comun.motivo}40 artículos${comun.pie}`,
  );
  expect(await tarjeta('Vuelta atrás: Aceites')).toBe(
    `Vuelta atrás: Aceites${comun.lugar}${comun.motivo}38 artículos · 2 quedaron como estaban${comun.pie}`,
  );
});

it('CLA-03 whoever undid one goes on from its row, whose menu is there no longer', async () => {
  const DESHACER = `POST /api/articulos/clasificacion/lotes/${id(9)}/deshacer`;
  const { servidor } = renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=lotes`,
    permisos: ['articulo.ver', 'clasificacion.editar'],
    respuestas: { [LOTES]: pagina([lote({ deshecho: null })]), [DESHACER]: { saltados: 0 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Acciones.*Filtros/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deshacer…' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await userEvent.type(dialogo.getByRole('textbox'), 'No iban juntos');
  servidor.responder(LOTES, pagina([lote({ id: id(8), tipo: 'DESHACER', deshecho: null }), lote()]));
  await userEvent.click(dialogo.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Cambio de Filtros deshecho');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Fusionar'));
  expect(document.activeElement?.tagName).toBe('TR');
});

it('ART-26 whoever comes from a trail finds only that change, and from there all of them', async () => {
  const { servidor } = renderPantalla(<RubrosScreen />, {
    ruta: `${RUTA}?vista=lotes&lote=${id(9)}`,
    permisos: ['articulo.ver'],
    respuestas: { [LOTES]: pagina([lote()]) },
  });
  const persona = userEvent.setup();
  await screen.findByText('Un solo cambio');
  expect(servidor.direcciones(LOTES).at(-1)).toContain(`lote=${id(9)}`);
  (await screen.findByRole('button', { name: 'Un solo cambio' })).focus();
  await persona.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByText('Un solo cambio')).toBe(null));
  expect(servidor.direcciones(LOTES).at(-1)).not.toContain('lote=');
});
