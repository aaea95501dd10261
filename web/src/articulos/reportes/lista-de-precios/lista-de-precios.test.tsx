import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MalImpresos } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ListaDePreciosScreen } from './lista-de-precios.screen.tsx';

const MEDIDA = 'GET /api/articulos/lista-de-precios/medida';
const LISTAS = 'GET /api/articulos/listas-de-precio';

afterEach(() => vi.restoreAllMocks());

const abrir = (
  articulos = 1201,
  lotesPorCumplirse: readonly number[] = [],
  malImpresos: MalImpresos = { cuantos: 0, codigos: [] },
) =>
  renderPantalla(<ListaDePreciosScreen />, {
    permisos: ['articulo.ver'],
    camino: '/articulos/reportes/lista-de-precios',
    ruta: '/articulos/reportes/lista-de-precios',
    respuestas: {
      [MEDIDA]: {
        articulos,
        paginas: 24,
        lotesPorCumplirse,
        malImpresos,
        rubros:
          articulos === 0
            ? []
            : [
                { nombre: 'Frenos', articulos: 1200, pagina: 2 },
                { nombre: 'Varios', articulos: 1, pagina: 24 },
              ],
      },
      [LISTAS]: { filas: [] },
    },
  });

it('REA-01 tells how much paper it takes and the page of each rubro before it is drawn', async () => {
  abrir();
  expect(await screen.findByText('24 páginas')).toBeTruthy();
  expect(screen.getByText('1.201 artículos')).toBeTruthy();
  expect(screen.getByText('Página 2')).toBeTruthy();
  expect(screen.getByText('1 artículo')).toBeTruthy();
});

it('REA-01 measures again what is chosen, and keeps it in the address', async () => {
  const { servidor } = abrir();
  await userEvent.click(await screen.findByLabelText('Precios'));
  await userEvent.click(await screen.findByRole('option', { name: 'Sin y con IVA' }));
  await userEvent.click(screen.getByLabelText('Solo lo que tiene stock para vender'));
  await userEvent.type(screen.getByLabelText('Título'), 'Mayorista');
  await waitFor(() => {
    const ultima = servidor.direcciones(MEDIDA).at(-1) ?? '';
    expect(ultima).toContain('precios=AMBOS');
    expect(ultima).toContain('conStock=true');
    expect(ultima).toContain('titulo=Mayorista');
  });
});

it('REA-01 does not offer a document without artículos', async () => {
  abrir(0);
  expect(await screen.findByText('No hay nada para imprimir')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Descargar PDF' })).toHaveProperty('disabled', true);
});

it('PRE-05 names the batches that will change its prices by the day it holds from, which are not on it', async () => {
  abrir(1201, [12, 15]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Los lotes 12, 15 van a cambiar precios de esta lista para ese día y todavía no lo hicieron: se imprimen sin esos cambios.',
  );
});

it('REA-01 says before it is drawn how many artículos have letters that do not print', async () => {
  abrir(1201, [], { cuantos: 1200, codigos: ['AR-1', 'AR-2', 'AR-3'] });
  expect((await screen.findByRole('alert')).textContent).toBe(
    '1.200 artículos tienen letras que no se pueden imprimir, y en su lugar va a salir «?»: AR-1, AR-2, AR-3…',
  );
});
