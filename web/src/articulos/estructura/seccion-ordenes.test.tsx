import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { SeccionOrdenes } from './seccion-ordenes.tsx';
import { SeccionVersiones } from './seccion-versiones.tsx';

const [ID, ORDEN, OTRA] = [1, 2, 3].map((n) => `01980000-0000-7000-8000-00000000000${n}`) as [string, string, string];
const LISTAR = 'GET /api/articulos/armados';
const REVERTIR = `POST /api/articulos/armados/${ORDEN}/revertir`;
const version = { id: ID, numero: 2, estado: 'VIGENTE', validada: false, desde: null, hasta: null, componentes: 4 };
const estructura = {
  id: ID,
  articuloId: ID,
  codigo: 'MOTOR',
  lineas: [],
  versiones: [version],
} as unknown as Estructura;
const orden = (id: string, texto: string, estado: string) => ({
  ...{ id, texto, estado, version: 1, sentido: 'ARMAR', cantidad: '2', unidad: 'U', articuloId: ID, codigo: 'MOTOR' },
  ...{ descripcion: 'Motor', deposito: 'Salón', sucursal: 'Centro', sucursalId: CASA_CENTRAL, valor: '1500' },
  ...{ creadoEn: '2026-11-20T12:00:00.000Z', creadoPor: 'L. Ferreyra', movidos: [] },
});
const terminada = orden(ORDEN, 'OA 0002', 'TERMINADA');
const revertida = orden(OTRA, 'OA 0001', 'REVERTIDA');

const abrir = (que: React.ReactNode) =>
  renderPantalla(
    <>
      <h1>MOTOR</h1>
      {que}
    </>,
    {
      ...{ ruta: '/', camino: '/', permisos: ['articulo.ver', 'stock.ver', 'armado.hacer', 'costo.ver'] },
      respuestas: { [LISTAR]: pagina([terminada, revertida]), [REVERTIR]: revertida },
    },
  );

it('EST-08 each order says its state, and what can be done with it has a column of its own', async () => {
  const { servidor } = abrir(<SeccionOrdenes estructura={estructura} />);
  const tabla = await screen.findByRole('table', { name: 'Órdenes de armado' });
  const titulos = within(tabla)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const celda = (fila: number, titulo: string) =>
    within(within(tabla).getAllByRole('row')[fila] as HTMLElement).getAllByRole('cell')[titulos.indexOf(titulo)];
  expect([1, 2].map((fila) => celda(fila, 'Estado')?.textContent)).toEqual(['Terminada', 'Revertida']);
  expect([1, 2].map((fila) => celda(fila, 'Acciones')?.textContent)).toEqual(['Revertir', '']);

  expect(within(tabla).getByRole('link', { name: 'OA 0001' }).getAttribute('href')).toBe(
    `/articulos/estructura/ordenes?buscar=OA+0001&ver=${OTRA}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Revertir OA 0002' }));
  servidor.responder(LISTAR, pagina([{ ...terminada, estado: 'REVERTIDA' }, revertida]));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revertir' }));
  await screen.findByText('OA 0002 revertida');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('MOTOR'));
});

it('TD-18 on a phone orders and versions stand one below the other', async () => {
  enCelular();
  abrir(
    <>
      <SeccionOrdenes estructura={estructura} />
      <SeccionVersiones estructura={estructura} comparar={undefined} onComparar={() => undefined} />
    </>,
  );
  const ordenes = within(await screen.findByRole('list', { name: 'Órdenes de armado' }));
  const [primera, segunda] = ordenes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(primera).toMatch(/Valor\$\s1.500,00.*EstadoTerminadaAccionesRevertir$/);
  expect(segunda).toMatch(/EstadoRevertida$/);
  expect(screen.getByRole('list', { name: 'Versiones' }).textContent).toContain('Versión 2EstadoVigente');
  expect(screen.queryByRole('table')).toBeNull();
});
