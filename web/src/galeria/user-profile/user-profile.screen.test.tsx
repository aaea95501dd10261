import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Portada, type SeccionDePerfil } from './portada.tsx';
import { UserProfileScreen } from './user-profile.screen.tsx';

conTodoElEstilo();

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

it('a post that was begun waits while one is on another screen, and «Restablecer» takes it away', async () => {
  const { router } = renderPantalla(<UserProfileScreen />, { ruta: '/user-profile' });
  await userEvent.click(await screen.findByRole('button', { name: 'Artículo' }));
  await userEvent.type(screen.getByLabelText('Título del artículo'), 'Correas');
  await userEvent.type(screen.getByTestId('profile-post-input'), 'Llegaron');
  void router.navigate({ to: '/apps/friends' } as never);
  await screen.findByText('Ruta /apps/friends');
  void router.navigate({ to: '/user-profile' } as never);
  expect(await screen.findByTestId('profile-post-input')).toHaveProperty('value', 'Llegaron');
  expect(screen.getByLabelText('Título del artículo')).toHaveProperty('value', 'Correas');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  const pregunta = await screen.findByRole('dialog');
  await userEvent.click(within(pregunta).getByText('Restablecer'));
  await waitFor(() => expect(screen.getByTestId('profile-post-input')).toHaveProperty('value', ''));
  expect(screen.queryByLabelText('Título del artículo')).toBeNull();
});

it('a comment and a reply that were begun wait as well, each in its box, until they are sent', async () => {
  const { router } = renderPantalla(<UserProfileScreen />, { ruta: '/user-profile' });
  const comentarios = async () => (await screen.findAllByTestId('profile-comment-input')) as HTMLInputElement[];
  const respuesta = async () => {
    const [comentario] = await screen.findAllByTestId('profile-comment');
    await userEvent.click(within(comentario as HTMLElement).getByRole('button', { name: /^Responder a/ }));
    return screen.findByTestId('profile-reply-input');
  };
  await userEvent.type((await comentarios())[0] as HTMLElement, 'Felicitaciones');
  await userEvent.type(await respuesta(), 'Gracias');
  void router.navigate({ to: '/apps/friends' } as never);
  await screen.findByText('Ruta /apps/friends');
  void router.navigate({ to: '/user-profile' } as never);
  const escritos = (await comentarios()).map(({ value }) => value);
  expect(escritos.filter((uno) => uno !== '')).toEqual(['Felicitaciones']);
  expect(await respuesta()).toHaveProperty('value', 'Gracias');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('profile-reply-input')).toHaveProperty('value', ''));
  expect((await comentarios())[0]).toHaveProperty('value', 'Felicitaciones');
});

it('who goes to another of the four sections goes on from it, and who comes from elsewhere from the beginning', async () => {
  const abierta = (seccion: SeccionDePerfil, ruta: string) => renderPantalla(<Portada seccion={seccion} />, { ruta });
  const perfil = abierta('perfil', '/user-profile');
  await userEvent.click(await screen.findByRole('link', { name: 'Amigos' }));
  await screen.findByText('Ruta /apps/friends');
  perfil.unmount();
  const amigos = abierta('amigos', '/apps/friends');
  const seguida = await screen.findByRole('link', { name: 'Amigos' });
  expect(document.activeElement).toBe(seguida);
  amigos.unmount();
  abierta('amigos', '/apps/friends');
  await screen.findByRole('link', { name: 'Amigos' });
  expect(document.activeElement).toBe(document.body);
});

it('a double click on «Publicar» publishes one post and complains of nothing', async () => {
  renderPantalla(<UserProfileScreen />, { ruta: '/user-profile' });
  const caja = await screen.findByTestId('profile-post-input');
  await userEvent.type(caja, 'Llegaron las correas');
  await userEvent.dblClick(screen.getByTestId('profile-publish'));
  expect(await screen.findAllByText('Llegaron las correas')).toHaveLength(1);
  expect(caja.getAttribute('aria-invalid')).toBe('false');
});

it('«Artículo» pressed off and on again keeps the title, which is not published while it is off', async () => {
  renderPantalla(<UserProfileScreen />, { ruta: '/user-profile' });
  const articulo = await screen.findByRole('button', { name: 'Artículo' });
  await userEvent.click(articulo);
  await userEvent.type(screen.getByLabelText('Título del artículo'), 'Correas');
  await userEvent.click(articulo);
  expect(screen.queryByLabelText('Título del artículo')).toBeNull();
  await userEvent.click(articulo);
  expect(screen.getByLabelText('Título del artículo')).toHaveProperty('value', 'Correas');
  await userEvent.click(articulo);
  await userEvent.type(screen.getByTestId('profile-post-input'), 'Llegaron');
  await userEvent.click(screen.getByTestId('profile-publish'));
  expect(await screen.findByText('Llegaron')).toBeDefined();
});

it('a video plays and stops, and «Agregar a historia» says so and can be taken back', async () => {
  renderPantalla(<UserProfileScreen />, { ruta: '/user-profile' });
  const video = await screen.findByRole('button', { name: /^Reproducir el video de/ });
  const imagen = () => getComputedStyle(video.querySelector('img') ?? video).animationPlayState;
  expect(imagen()).toBe('paused');
  await userEvent.click(video);
  expect(video.getAttribute('aria-label')).toMatch(/^Pausar el video de/);
  expect(imagen()).toBe('running');
  await userEvent.click(video);
  expect(imagen()).toBe('paused');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar a historia' }));
  expect(await screen.findByText('Se agregó a tu historia')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar de la historia' }));
  expect(screen.getByRole('button', { name: 'Agregar a historia' })).toBeDefined();
});
