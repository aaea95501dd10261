import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ListaDeNumeros } from './lista-de-numeros.tsx';

const ARTICULO = '01980000-0000-7000-8000-000000000101';
const TODOS = Array.from({ length: 230 }, (_, i) => ({
  id: `01980000-0000-7000-8000-${String(i).padStart(12, '0')}`,
  numero: `NS-${String(i + 1).padStart(4, '0')}`,
  control: 'SERIE',
  vence: null,
  articuloId: ARTICULO,
  codigo: 'ALT-1',
  descripcion: 'Alternador',
  lugares: [{ depositoId: ARTICULO, deposito: 'Salón', sucursal: 'Casa Central', cantidad: '1' }],
}));

const unaPagina = (_: unknown, url: string) => {
  const query = new URL(url, 'http://x').searchParams;
  const pagina = Number(query.get('pagina'));
  const porPagina = Number(query.get('porPagina'));
  const filas = TODOS.slice((pagina - 1) * porPagina, pagina * porPagina);
  return { filas, total: TODOS.length, totalExacto: true, pagina, porPagina };
};

const mostrar = async (responder: typeof unaPagina) => {
  renderPantalla(<ListaDeNumeros articuloId={ARTICULO} onAbrir={() => undefined} />, {
    permisos: ['stock.ver'],
    respuestas: { 'GET /api/stock/numeros': responder },
  });
  const lista = await screen.findByRole('list');
  return { lista, cuantos: () => lista.querySelectorAll('li').length };
};

it('more that could not be brought is said, and asked for again', async () => {
  let caida = true;
  const { cuantos } = await mostrar((cuerpo, url) => {
    if (caida && !/pagina=1(&|$)/.test(url)) return { status: 409, code: 'prueba.no', title: 'Ahora no.' } as never;
    return unaPagina(cuerpo, url);
  });
  const antes = cuantos();
  fireEvent.click(screen.getByText('Ver más'));
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.');
  expect(cuantos()).toBe(antes);
  caida = false;
  fireEvent.click(screen.getByText('Ver más'));
  await waitFor(() => expect(cuantos()).toBeGreaterThan(antes));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an artículo with many numbers shows them all, some at a time', async () => {
  const { lista, cuantos } = await mostrar(unaPagina);
  for (let antes = cuantos(); antes < TODOS.length; antes = cuantos()) {
    fireEvent.click(screen.getByText('Ver más'));
    await waitFor(() => expect(cuantos()).toBeGreaterThan(antes));
  }
  expect(lista.lastElementChild?.textContent).toContain('NS-0230');
  expect(screen.queryByText('Ver más')).toBeNull();
});
