import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PiezasConTotales, SUMA } from '#prueba/piezas-con-totales.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Fila = { readonly id: string };
type Tanda = PaginaDeLista<Fila>['tanda'];

const PRIMERA: Fila = { id: 'WO-1' };
const OTRA: Fila = { id: 'WO-2' };
const COLUMNAS: readonly Columna<Fila>[] = [{ id: 'codigo', titulo: 'Código', celda: ({ id }) => id }];

const render = (tanda: Tanda) =>
  renderPantalla(
    <TablaDatos
      etiqueta="Piezas"
      columnas={COLUMNAS}
      lista={{
        filas: [PRIMERA],
        total: 2,
        totalExacto: true,
        pagina: 1,
        porPagina: 1,
        actualizando: false,
        error: null,
        reintentar: () => {},
        tanda,
      }}
      consulta={{ valores: {}, cambiar: () => {}, limpiar: () => {}, hayFiltros: false }}
      idDe={({ id }) => id}
    />,
  );
const imprimir = async () => userEvent.click(await screen.findByRole('button', { name: 'Imprimir la tabla' }));
const hoja = () => document.querySelector('.impresion');

afterEach(() => vi.restoreAllMocks());

it('TD-17 prints every row, also those that are not on the page, and the sheet is gone after that', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  render(async () => [PRIMERA, OTRA]);
  await imprimir();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect([...(hoja()?.querySelectorAll('tbody td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'WO-1',
    'WO-2',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(hoja()).toBeNull();
});

it('TD-17 gives its rows up, and prints nothing, when the person leaves before they came', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  let pedido: AbortSignal | undefined;
  const { unmount } = render((_, __, signal) => {
    pedido = signal;
    return new Promise((_, falla) => signal.addEventListener('abort', () => falla(signal.reason)));
  });
  await imprimir();
  await waitFor(() => expect(pedido?.aborted).toBe(false));
  unmount();
  expect(pedido?.aborted).toBe(true);
  expect(print).not.toHaveBeenCalled();
});

it('TD-15 TD-17 prints what everything adds up to at the end, when the table shows it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  renderPantalla(<PiezasConTotales />, { respuestas: { [SUMA]: { cuantas: 120 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Totales' }));
  await imprimir();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect([...(hoja()?.querySelectorAll('tfoot td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Totales',
    '120 piezas',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  await imprimir();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(hoja()?.querySelector('tfoot')).toBeNull();
});
