import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { OrdenesDeArmadoScreen } from './ordenes.screen.tsx';

const LISTAR = 'GET /api/articulos/armados';
const ORDEN_ID = '01980000-0000-7000-8000-00000000f001';
const REVERTIR = `POST /api/articulos/armados/${ORDEN_ID}/revertir`;
const ACTIVIDAD = `GET /api/actividad/armado/${ORDEN_ID}`;
const hecho = (accion: string, motivo: string | null) => ({
  ...{ id: accion, en: '2026-11-20T12:00:00.000Z', quien: 'Lucía Ferreyra', accion, motivo, loteId: null, campos: [] },
});
const ESTRUCTURA_ID = '01980000-0000-7000-8000-00000000e001';

const orden = (mas: object = {}) => ({
  id: ORDEN_ID,
  version: 1,
  numero: 12,
  texto: 'OA 0012',
  estado: 'TERMINADA',
  sentido: 'ARMAR',
  estructuraId: ESTRUCTURA_ID,
  numeroDeEstructura: 2,
  articuloId: ARTICULO_ID,
  codigo: 'CONJ-1',
  descripcion: 'Conjunto armado',
  unidad: 'U',
  cantidad: '3',
  sucursalId: CASA_CENTRAL,
  sucursal: 'Casa Central',
  depositoId: '01980000-0000-7000-8000-00000000d001',
  deposito: 'Salón',
  nota: '',
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  revertidaEn: null,
  costoAgregado: null,
  valor: null,
  movidos: [{ articuloId: ARTICULO_ID, codigo: 'BKR6', cantidad: '-6', numeros: [] }],
  ...mas,
});

const TODO = ['stock.ver', 'armado.hacer', 'articulo.ver'] as const;
const render = (query = '', permisos: readonly (typeof TODO)[number][] = TODO) =>
  renderPantalla(<OrdenesDeArmadoScreen />, {
    permisos,
    ruta: `/articulos/estructura/ordenes${query}`,
    respuestas: {
      [LISTAR]: pagina([orden(), orden({ id: 'otra', texto: 'OA 0011', numero: 11, estado: 'REVERTIDA' })]),
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo({ codigo: 'CONJ-1' }),
      [ACTIVIDAD]: {
        hechos: [hecho('armado.revertir', 'Era de otra bandeja'), hecho('armado.armar', null)],
        hayMas: false,
      },
      [REVERTIR]: orden({ estado: 'REVERTIDA', version: 2 }),
    },
  });
const menuDe = async (texto: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${texto}`) }));
  return within(await screen.findByRole('menu'));
};

describe('EST-08 the orders of assembly', () => {
  it('are narrowed by what the address says, and each view and filter is in it', async () => {
    const { servidor } = render(`?articuloId=${ARTICULO_ID}&desde=2026-11-01`);
    expect(await screen.findByText('OA 0012')).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Artículo: ?CONJ-1/ })).toBeDefined();
    expect(servidor.direcciones(LISTAR)[0]).toContain(`articuloId=${ARTICULO_ID}`);
    expect(servidor.direcciones(LISTAR)[0]).toContain('desde=2026-11-01');
    await userEvent.click(screen.getByRole('tab', { name: /Desarmados/ }));
    await screen.findByRole('tab', { name: /Desarmados/, selected: true });
    expect(servidor.direcciones(LISTAR).at(-1)).toContain('sentido=DESARMAR');
  });

  it('where there is none, leads to where they are made', async () => {
    renderPantalla(<OrdenesDeArmadoScreen />, {
      permisos: TODO,
      ruta: '/articulos/estructura/ordenes',
      respuestas: { [LISTAR]: pagina([]) },
    });
    const enlace = await screen.findByRole('link', { name: 'Ir a las estructuras' });
    expect(enlace.getAttribute('href')).toBe('/articulos/estructura');
    expect(enlace.getAttribute('aria-current')).toBeNull();
  });

  it('opens the estructura an order was made with', async () => {
    const { router } = render();
    await userEvent.click(await screen.findByText('OA 0012'));
    expect(router.state.location.pathname).toBe(`/articulos/estructura/${ESTRUCTURA_ID}`);
    expect(router.state.location.search).toEqual({ seccion: 'ordenes' });
  });

  it('is reverted once, saying why or not', async () => {
    const { servidor } = render();
    const menu = await menuDe('OA 0012');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Revertir' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Revertir OA 0012?' }));
    const motivo = dialogo.getByLabelText('Motivo (opcional)');
    // As short as this says nothing; nothing at all is allowed.
    await userEvent.type(motivo, 'ab');
    await userEvent.click(dialogo.getByRole('button', { name: 'Revertir' }));
    expect(servidor.recibido(REVERTIR)).toEqual([]);
    await userEvent.type(motivo, 'andeja equivocada');
    await userEvent.click(dialogo.getByRole('button', { name: 'Revertir' }));
    expect(await screen.findByText('OA 0012 revertida')).toBeDefined();
    expect(servidor.recibido(REVERTIR)).toEqual([{ version: 1, motivo: 'abandeja equivocada' }]);
  });

  it('is looked at by itself from its menu, and nothing is known of it where the list has it not', async () => {
    const { router } = render(`?ver=${ESTRUCTURA_ID}`);
    const menu = await menuDe('OA 0012');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Ver la orden' }));
    expect(await screen.findByRole('dialog', { name: 'OA 0012' })).toBeDefined();
    expect(router.state.location.search).toEqual({ ver: ORDEN_ID });
  });

  it('the address of one opens it, with what it moved and why it was undone', async () => {
    const { router, servidor } = render(`?buscar=OA%200012&ver=${ORDEN_ID}`);
    const panel = within(await screen.findByRole('dialog', { name: 'OA 0012' }));
    expect(panel.getByText('CONJ-1 · Conjunto armado')).toBeDefined();
    expect(panel.getByText('BKR6 −6')).toBeDefined();
    // EST-09: another version may be in force by now.
    const version = panel.getByRole('link', { name: '2' });
    expect(version.getAttribute('href')).toBe(`/articulos/estructura/${ESTRUCTURA_ID}`);
    expect(panel.queryByText('Valor')).toBeNull();
    expect(await panel.findByText('Motivo: Era de otra bandeja')).toBeDefined();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Reversión'),
      expect.stringContaining('Armado'),
    ]);
    expect(servidor.direcciones(LISTAR)[0]).not.toContain('ver=');
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({ buscar: 'OA 0012' });
  });

  it('is not reverted twice, nor by who may not', async () => {
    render();
    const menu = await menuDe('OA 0011');
    expect(menu.queryByRole('menuitem', { name: 'Revertir' })).toBeNull();
  });
});

it('a reason that may be left out is not asked twice', async () => {
  const { servidor } = render();
  const menu = await menuDe('OA 0012');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Revertir' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await userEvent.click(dialogo.getByRole('button', { name: 'Revertir' }));
  expect(await screen.findByText('OA 0012 revertida')).toBeDefined();
  expect(servidor.recibido(REVERTIR)).toEqual([{ version: 1 }]);
});
