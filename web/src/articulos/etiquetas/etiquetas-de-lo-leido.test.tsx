import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, hallazgo, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ImprimirEtiquetasScreen } from './etiquetas.screen.tsx';

const MUESTRA = 'GET /api/articulos/etiquetas/muestra';
const IMPRESIONES = '/api/articulos/etiquetas/impresiones';
const idNumero = (n: number): string => `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Those of the address, each called by its place. */
const losDe = (url: string) => {
  const ids = new URL(url, 'http://x').searchParams.get('articulos')?.split(',') ?? [];
  return {
    ...{ articulos: ids.length, etiquetas: ids.length, origen: '', hoy: '20/11/2026', filas: [] },
    sueltos: ids.map((articuloId) => ({ articuloId, codigo: `ART-${Number(articuloId.slice(-12))}` })),
    ...{ malImpresos: { cuantos: 0, codigos: [] }, sinSimbolo: { cuantos: 0, codigos: [] }, anchosDeBarras: [] },
    lista: { id: ARTICULO_ID, nombre: 'Lista 1', moneda: 'ARS' },
  };
};

it('ART-23 they are scanned one after the other, the same one again too, and let go from the keyboard', async () => {
  const { router } = renderPantalla(<ImprimirEtiquetasScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    camino: '/articulos/etiquetas',
    ruta: '/articulos/etiquetas',
    respuestas: {
      [MUESTRA]: (_: unknown, url: string) => losDe(url),
      'GET /api/articulos/buscar': (_: unknown, url: string) => {
        const texto = new URL(url, 'http://x').searchParams.get('texto') ?? '';
        const n = Number(texto.replace('ART-', ''));
        return { exacto: true, filas: [hallazgo({ id: idNumero(n), codigo: texto })], total: 1 };
      },
      'GET /api/articulos/etiquetas/formatos': { filas: [] },
      [`GET ${IMPRESIONES}`]: pagina([]),
      'GET /api/articulos/listas-de-precio': LISTAS,
    },
  });
  const elegidos = () => (router.state.location.search as { articulos?: string }).articulos?.split(',') ?? [];
  await userEvent.click(await screen.findByRole('combobox', { name: 'Agregar un artículo' }));
  const leidos = [1, 2, 1, 3];
  for (const [i, n] of leidos.entries()) {
    await userEvent.keyboard(`ART-${n}{Enter}`);
    const hasta = leidos.slice(0, i + 1);
    const ultimos = [...new Set(hasta.toReversed())].toReversed().map(idNumero);
    await waitFor(() => expect(elegidos()).toEqual(ultimos));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Agregar un artículo' })).toBe(document.activeElement),
    );
    expect(screen.getByRole('combobox', { name: 'Agregar un artículo' })).toHaveProperty('value', '');
  }
  const primero = await screen.findByRole('button', { name: 'Quitar ART-2' });
  primero.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(elegidos()).toEqual([1, 3].map(idNumero)));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quitar ART-1' })).toBe(document.activeElement));
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(elegidos()).toEqual([3].map(idNumero)));
});
