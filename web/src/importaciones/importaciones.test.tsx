import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { aplicada, ID, importacion, lista, PERFILES, perfil } from './ejemplos.prueba.ts';
import { ImportacionesScreen } from './importaciones.screen.tsx';
import { PerfilesScreen } from './perfiles/perfiles.screen.tsx';

const LISTA = 'GET /api/importaciones';
const OTRA = ID.replace('a001', 'a002');
const enMarcha = importacion({
  tarea: { tarea: 'aplicar', etapa: 'guardar', hechos: 31, total: 50, desde: '2026-11-21T13:40:00.000Z' },
});
const mostrar = (respuestas: Respuestas) =>
  renderPantalla(<ImportacionesScreen />, {
    permisos: ['importacion.hacer'],
    ruta: '/importaciones',
    respuestas,
  });

it('says of each file what it brought, what became of it, and who and when', async () => {
  mostrar({ [LISTA]: lista([aplicada({ id: OTRA, archivo: 'octubre.csv' })]) });
  const renglon = (await screen.findByText('octubre.csv')).closest('tr') as HTMLElement;
  for (const texto of ['Artículos', 'Aplicada', '1.200', '40', '2', 'Lucía Ferreyra', '21/11/2026 10:38']) {
    expect(within(renglon).getByText(texto)).toBeDefined();
  }
});

it('follows a work in course until it ends, and asks no more', async () => {
  const { servidor } = mostrar({ [LISTA]: lista([enMarcha]) });
  expect(await screen.findByRole('progressbar', { name: 'Avance de lista.csv' })).toHaveProperty('ariaValueNow', '62');
  servidor.responder(LISTA, lista([aplicada()]));
  expect(await screen.findByText('Aplicada')).toBeDefined();
  const pedidos = servidor.direcciones(LISTA).length;
  await new Promise((listo) => setTimeout(listo, 1500));
  expect(servidor.direcciones(LISTA)).toHaveLength(pedidos);
});

it('filters by what it brings and by state, and opens a file with Enter', async () => {
  const { servidor, router } = mostrar({ [LISTA]: lista([aplicada()]) });
  await screen.findByText('lista.csv');
  await userEvent.click(screen.getByRole('button', { name: 'Qué trae' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stock inicial' }));
  await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revertida' }));
  await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('entidad=stock&estado=REVERTIDA'));

  (await screen.findByText('lista.csv')).closest('tr')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(`Ruta /importaciones/${ID}`)).toBeDefined();
  expect(router.state.location.pathname).toBe(`/importaciones/${ID}`);
});

it('hands over the errors of a file from its row', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const informe = `GET /api/importaciones/${ID}/rechazos`;
  const { servidor } = mostrar({
    [LISTA]: lista([aplicada()]),
    [informe]: () => new Response('fila;columna', { headers: { 'content-type': 'text/csv' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de lista.csv' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Descargar informe de errores' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  expect((bajar.mock.contexts[0] as HTMLAnchorElement).download).toBe('errores-lista.csv');
  expect(servidor.encabezados(informe, 'accept')).toEqual(['text/csv']);
});

it('tells whoever comes first what to do', async () => {
  mostrar({ [LISTA]: lista([]) });
  expect(await screen.findByText('Todavía no se importó ningún archivo')).toBeDefined();
  const enlaces = screen.getAllByRole('link', { name: 'Importar archivo' });
  expect(enlaces.map((enlace) => enlace.getAttribute('href'))).toEqual([
    '/importaciones/nueva',
    '/importaciones/nueva',
  ]);
});

it('lists the profiles and forgets one, asking first', async () => {
  const BORRAR = `DELETE /api/importaciones/perfiles/${perfil.id}`;
  const { servidor } = renderPantalla(<PerfilesScreen />, {
    permisos: ['importacion.hacer'],
    ruta: '/importaciones/perfiles',
    respuestas: { [PERFILES]: { filas: [perfil] }, [BORRAR]: { id: perfil.id } },
  });
  expect(await screen.findByText('Windows-1252 · Punto y coma')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar Lista de Mahle' }));
  const dialogo = await screen.findByRole('dialog', { name: '¿Borrar el perfil Lista de Mahle?' });
  expect(document.activeElement?.textContent).toBe('Volver');
  servidor.responder(PERFILES, { filas: [] });
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Borrar perfil' }));
  expect(await screen.findByText('Todavía no hay perfiles')).toBeDefined();
  expect(servidor.direcciones(BORRAR)).toHaveLength(1);
});
