import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EmailScreen } from './email.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const abrir = async (ruta: string) => {
  renderPantalla(<EmailScreen />, { ruta });
  await screen.findByTestId('email-detail');
};

it('T-EM-6: the pictures of somebody else come when they are asked for, and nothing else with them', async () => {
  await abrir('/apps/email?filtro=spam&id=17');
  const contenido = screen.getByTestId('email-content');
  expect(contenido.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar imágenes' }));
  expect(contenido.querySelector('img')?.getAttribute('alt')).toBe('Una playa');
  expect(contenido.querySelector('[onerror], [onclick], script, [href^=javascript]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mostrar imágenes' })).toBeNull();
});

it('each file of a mail is taken away under its own name', async () => {
  await abrir('/apps/email?id=2');
  expect(screen.getByText('Adjuntos (3)')).toBeDefined();
  const bajadas = screen.getAllByRole('link', { name: /^Descargar / });
  expect(bajadas.map((una) => una.getAttribute('download'))).toEqual(['patio.svg', 'mesa.svg', 'grupo.svg']);
  expect(bajadas.every((una) => una.getAttribute('href')?.startsWith('data:image/svg+xml'))).toBe(true);
});

it('files of the disk are attached to what is written, taken out again, and go with it', async () => {
  await abrir('/apps/email');
  await userEvent.click(screen.getByText('Redactar'));
  const dialogo = await screen.findByRole('dialog');
  const campo = dialogo.querySelector<HTMLInputElement>('input[type=file][multiple]') ?? document.body;
  await userEvent.upload(campo, [new File(['1'], 'lista.pdf'), new File(['2'], 'foto.png')]);
  expect(within(dialogo).getByText('Adjuntos (2)')).toBeDefined();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Quitar foto.png' }));
  await userEvent.type(within(dialogo).getByLabelText('Para'), 'ana@ejemplo.test{Enter}');
  await userEvent.click(within(dialogo).getByText('Enviar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByTestId('email-filter-sent'));
  const fila = () => screen.getAllByTestId('email-list-row')[0]?.querySelector<HTMLElement>('[data-fila]');
  await waitFor(() => expect(fila()?.textContent).toContain('(sin asunto)'));
  await userEvent.click(fila() ?? document.body);
  expect(await screen.findByText('Adjuntos (1)')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Descargar lista.pdf' }).getAttribute('download')).toBe('lista.pdf');
});

it('several that are ticked are marked as read together, and as not read when all of them are', async () => {
  await abrir('/apps/email?id=1');
  const filas = () => screen.getAllByTestId('email-list-row');
  const noLeidos = () => filas().flatMap(({ textContent }, i) => (textContent?.includes('Sin leer') ? [i] : []));
  const marcar = async (cuales: readonly number[], como: string) => {
    for (const i of cuales) await userEvent.click(within(filas()[i] as HTMLElement).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: como }));
    await waitFor(() => expect(screen.queryByTestId('email-bulk')).toBeNull());
  };
  expect(noLeidos()).toEqual([1, 2, 3, 6]);
  await marcar([0, 1, 2], 'Marcar como leído');
  expect(noLeidos()).toEqual([3, 6]);
  await marcar([0, 1], 'Marcar como no leído');
  expect(noLeidos()).toEqual([0, 1, 3, 6]);
});
