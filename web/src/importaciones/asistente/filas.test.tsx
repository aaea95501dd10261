import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaImportada, Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { expect, it, vi } from 'vitest';
import { ensayada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';
import { TarjetaDeFilaImportada } from './tarjeta-de-fila.tsx';

const EXPORTAR = `GET /api/importaciones/${ID}/filas/exportar`;

const abrir = (filtros: string, cambios: Partial<Importacion> = {}) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}${filtros && `?filtros=${encodeURIComponent(filtros)}`}`,
    respuestas: { [VER]: ensayada(cambios), [PERFILES]: { filas: [] }, [FILAS]: lista(filas) },
  });
type Servidor = ReturnType<typeof abrir>['servidor'];
const pedido = (servidor: Servidor) => decodeURIComponent(servidor.direcciones(FILAS).at(-1) ?? '');
const cifra = (nombre: RegExp) => screen.findByRole('button', { name: nombre });

it('TD-07 the rows are filtered by each of their columns, also by the campos of the business', async () => {
  const { servidor } = abrir('cambios:uno:precio,Rosca%2C paso;motivo:contiene:número', {
    propios: [{ campo: ID, titulo: 'Rosca, paso (mm)', nombre: 'Rosca, paso' }],
  });
  expect(await screen.findByRole('button', { name: /^Qué cambia: Precio, Rosca, paso \(mm\)/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Por qué no: .*número/ })).toBeDefined();
  expect(pedido(servidor)).toContain('filtros=cambios:uno:precio,Rosca%2C+paso;motivo:contiene:número');
  const persona = userEvent.setup();
  await persona.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Fila', 'Resultado', 'Referencia', 'Descripción', 'Qué cambia', 'Por qué no'],
  ]);
});

it('a figure and the filter of its column are one: neither hides what the other shows', async () => {
  const { servidor, router } = abrir('resultado:uno:CREAR;fila:entre:2,9');
  const persona = userEvent.setup();
  expect((await cifra(/^Se crean/)).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('button', { name: /^Resultado: Crea/ })).toBeDefined();
  await persona.click(await cifra(/^Se actualizan/));
  await waitFor(() => expect(pedido(servidor)).toContain('filtros=resultado:uno:ACTUALIZAR;fila:entre:2,9'));
  expect(await screen.findByRole('button', { name: /^Resultado: Actualiza/ })).toBeDefined();
  expect((await cifra(/^Se crean/)).getAttribute('aria-pressed')).toBe('false');
  await persona.click(await cifra(/^Se actualizan/));
  await waitFor(() => expect(router.state.location.search).toEqual({ filtros: 'fila:entre:2,9' }));
});

it('says that a filter hides the rows, and shows them again', async () => {
  const { servidor, router } = abrir('referencia:empieza:zz');
  servidor.responder(FILAS, lista([]));
  expect(await screen.findByRole('heading', { name: 'Sin resultados' })).toBeDefined();
  servidor.responder(FILAS, lista(filas));
  const [limpiar] = screen.getAllByRole('button', { name: /Limpiar/ });
  await userEvent.click(limpiar as HTMLElement);
  expect(await screen.findByText('GP-30512')).toBeDefined();
  expect(router.state.location.search).toEqual({});
});

it('TD-12 the rows that are filtered are exported, with the columns in view, named after their file', async () => {
  const { servidor } = abrir('resultado:uno:CREAR');
  servidor.responder(EXPORTAR, 'Fila;Resultado\r\n');
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const persona = userEvent.setup();
  await screen.findByText('GP-30512');
  await persona.click(screen.getByRole('button', { name: 'Exportar' }));
  await persona.click(await screen.findByRole('menuitem', { name: 'CSV, Columnas a la vista' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  expect(bajar.mock.contexts[0]).toHaveProperty('download', 'filas-lista.csv');
  const pedida = decodeURIComponent(servidor.direcciones(EXPORTAR)[0] ?? '');
  expect(pedida).toContain('filtros=resultado:uno:CREAR');
  expect(pedida).toContain('columnas=fila,resultado,referencia,texto,cambios');
});

it('on a phone a row without code is known by its place', async () => {
  const sinCodigo = { ...(filas[2] as FilaImportada), fila: 1_204, referencia: '' };
  renderPantalla(<TarjetaDeFilaImportada fila={sinCodigo} />);
  expect((await screen.findByText('Fila 1.204')).tagName).toBe('BDI');
});

it('ART-20 the panel of a row says why it is rejected, or of one that is taken, what of it is not', async () => {
  const rechazos = [{ columna: 'Precio lista', valor: 'consultar', motivo: 'No es un número.' }];
  const { servidor } = abrir('');
  servidor.responder(FILAS, lista([{ ...(filas[1] as FilaImportada), rechazos }, filas[2] as FilaImportada]));
  for (const [codigo, titulo] of [
    ['GP-30512', 'Qué no se toma y por qué'],
    ['FAP-9128', 'Por qué se rechaza'],
  ] as const) {
    await userEvent.click(await screen.findByText(codigo));
    const panel = within(await screen.findByRole('dialog', { name: codigo }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([titulo]);
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
