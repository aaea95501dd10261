import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { useListaContinua } from '#ui/listas/lista-continua.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';

const listarPiezas = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/marcas',
  summary: 'Piezas',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject(consultaDeLista(['codigo'])),
  response: listaDe(z.object({ id: z.string(), codigo: z.string() })),
  errors: [],
});
const LISTA = 'GET /api/tablas-generales/marcas';
const UNA = { filas: [{ id: '1', codigo: 'WO-1' }], total: 1, totalExacto: true, pagina: 1, porPagina: 50 };

function Piezas({ useFilas = useLista }: { readonly useFilas?: typeof useListaContinua }) {
  const consulta = useConsultaDeLista(listarPiezas);
  return (
    <TablaDatos
      etiqueta="Piezas"
      columnas={[{ id: 'codigo', titulo: 'Código', celda: ({ codigo }) => codigo }]}
      lista={useFilas(listarPiezas, consulta.valores)}
      consulta={consulta}
      idDe={({ id }) => id}
    />
  );
}
const render = (respuesta: unknown = UNA) =>
  renderPantalla(<Piezas />, { ruta: '/piezas', respuestas: { [LISTA]: respuesta } });
const conRed = (hay: boolean) => act(async () => onlineManager.setOnline(hay));

afterEach(() => onlineManager.setOnline(true));

it('TD-14 without a connection shows no rows of another search as if they were of this one, and says why', async () => {
  render();
  await screen.findByText('WO-1');
  await conRed(false);
  expect(screen.getByText('WO-1')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect((await screen.findByRole('alert')).textContent).toContain('Revisá la conexión');
  expect(screen.queryByText('WO-1')).toBeNull();

  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('WO-1')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('TD-14 a list that is opened without a connection says so, and comes by itself once there is one', async () => {
  onlineManager.setOnline(false);
  const { servidor } = render();
  expect((await screen.findByRole('alert')).textContent).toContain('Revisá la conexión');
  expect(servidor.direcciones(LISTA)).toEqual([]);
  await conRed(true);
  expect(await screen.findByText('WO-1')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('TD-14 without a connection the rows past the first block say so, and come by themselves once there is one', async () => {
  const bloque = (_: unknown, url: string) => {
    const pagina = Number(new URL(url, 'http://prueba').searchParams.get('pagina') ?? 1);
    const filas = Array.from({ length: 50 }, (__, i) => ({ id: `${pagina}-${i}`, codigo: `P${pagina}-${i}` }));
    return { filas, total: 150, totalExacto: true, pagina, porPagina: 50 };
  };
  renderPantalla(<Piezas useFilas={useListaContinua} />, { ruta: '/piezas', respuestas: { [LISTA]: bloque } });
  (await screen.findByText('P1-0')).closest('tr')?.focus();
  await conRed(false);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const [reintentar] = await screen.findAllByRole('button', { name: 'Reintentar' });
  expect(reintentar?.title).toContain('Revisá la conexión');
  await conRed(true);
  expect(await screen.findByText('P3-49')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('TD-14 whoever asks again for what failed goes on from the rows once they come', async () => {
  const { servidor } = render({ status: 500, code: 'comun.inesperado', title: 'Falló.' });
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  servidor.responder(LISTA, UNA);
  reintentar.focus();
  await userEvent.keyboard('{Enter}');
  const fila = (await screen.findByText('WO-1')).closest('tr');
  await waitFor(() => expect(document.activeElement).toBe(fila));
});

it('TD-14 when it fails again, the keyboard stays in the table', async () => {
  render({ status: 500, code: 'comun.inesperado', title: 'Falló.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Piezas' }));
});
