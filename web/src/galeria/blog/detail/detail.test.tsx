import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { muestrasDeBlog } from '#galeria/api-falsa/muestras/blog.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { slugDe } from '#galeria/blog/estado.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DetailScreen } from './detail.screen.tsx';

afterEach(async () => {
  interceptar(undefined);
  restablecerTodo();
  await act(() => i18next.changeLanguage('es'));
});

it('what one writes is signed in the language of now, a comment and an answer alike', async () => {
  interceptar(crearApiFalsa(rutas));
  const slug = slugDe(muestrasDeBlog(Date.now())[0]?.title ?? '');
  renderPantalla(<DetailScreen />, { ruta: `/apps/blog/detail/${slug}`, camino: '/apps/$' });
  await userEvent.type(await screen.findByTestId('blog-comment-text'), 'Muy claro');
  await userEvent.click(screen.getByTestId('blog-comment-send'));
  const mio = async () => (await screen.findByText('Muy claro')).closest('li') as HTMLElement;
  expect(within(await mio()).getByText('Vos')).toBeDefined();
  await userEvent.click(within(await mio()).getByRole('button', { name: 'Responder a Vos' }));
  await userEvent.type(screen.getByTestId('blog-reply-text'), 'De nada');
  await userEvent.click(screen.getByTestId('blog-reply-send'));
  expect(within(await mio()).getAllByText('Vos')).toHaveLength(2);

  await act(() => i18next.changeLanguage('en'));
  expect(within(await mio()).getAllByText('You')).toHaveLength(2);
  expect(within(await mio()).queryByText('Vos')).toBeNull();
  expect(within(await mio()).getByRole('button', { name: 'Reply to You' })).toBeDefined();
});

it('a comment and an answer that were begun wait while one is elsewhere, until they are sent or «Restablecer»', async () => {
  interceptar(crearApiFalsa(rutas));
  const [uno, otro] = muestrasDeBlog(Date.now());
  const aca = `/apps/blog/detail/${slugDe(uno?.title ?? '')}`;
  const { router } = renderPantalla(<DetailScreen />, { ruta: aca, camino: '/apps/$' });
  const comentario = () => screen.findByTestId('blog-comment-text');
  const respuesta = async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Responder a/ }))[0] as HTMLElement);
    return screen.findByTestId('blog-reply-text');
  };
  const ir = (to: string) => act(() => router.navigate({ to } as never));
  await userEvent.type(await comentario(), 'Muy claro');
  await userEvent.type(await respuesta(), 'De nada');
  await ir(`/apps/blog/detail/${slugDe(otro?.title ?? '')}`);
  await waitFor(async () => expect(await comentario()).toHaveProperty('value', ''));
  await ir('/otra');
  await screen.findByText('Ruta /otra');
  await ir(aca);
  expect(await comentario()).toHaveProperty('value', 'Muy claro');
  expect(await respuesta()).toHaveProperty('value', 'De nada');

  await userEvent.click(screen.getByTestId('blog-reply-send'));
  expect(await respuesta()).toHaveProperty('value', '');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restablecer'));
  await waitFor(async () => expect(await comentario()).toHaveProperty('value', ''));
});

const MIO = 'Muy claro';
const enUnaEntrada = async (consulta = '') => {
  const slug = slugDe(muestrasDeBlog(Date.now())[0]?.title ?? '');
  renderPantalla(<DetailScreen />, { ruta: `/apps/blog/detail/${slug}${consulta}`, camino: '/apps/$' });
  const caja = await screen.findByTestId<HTMLTextAreaElement>('blog-comment-text');
  await userEvent.type(caja, MIO);
  return caja;
};

it('a double click on «Publicar comentario» publishes it once and complains of nothing', async () => {
  interceptar(crearApiFalsa(rutas));
  const caja = await enUnaEntrada();
  await userEvent.dblClick(screen.getByTestId('blog-comment-send'));
  await waitFor(() => expect(caja.value).toBe(''));
  expect(await screen.findAllByText(MIO)).toHaveLength(1);
  expect(caja.getAttribute('aria-invalid')).toBe('false');
});

const ENVIO = 'POST /api/data/blog/post/add';
/** The comment is sent, and answered when `contestar` is called. */
function interceptarConDemora() {
  let enviados = 0;
  let contestar: () => void = () => undefined;
  const demora = new Promise<void>((listo) => {
    contestar = listo;
  });
  const conDemora = async () => {
    enviados++;
    await demora;
    return (rutas[ENVIO] as (typeof rutas)[typeof ENVIO])();
  };
  interceptar(crearApiFalsa({ ...rutas, [ENVIO]: conDemora }));
  return { cuantos: () => enviados, contestar: () => act(async () => contestar()) };
}

it('Ctrl+Enter while a comment is on its way sends no other, and what is typed meanwhile stays', async () => {
  const envio = interceptarConDemora();
  const caja = await enUnaEntrada();
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await userEvent.type(caja, ', gracias');
  await envio.contestar();
  expect(await screen.findAllByText(MIO)).toHaveLength(1);
  expect(envio.cuantos()).toBe(1);
  expect(caja.value).toBe(`${MIO}, gracias`);
});

it('the button that waited for a comment to go has the keyboard again', async () => {
  const envio = interceptarConDemora();
  await enUnaEntrada();
  const boton = screen.getByTestId('blog-comment-send');
  boton.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(boton).toHaveProperty('disabled', true));
  // As a browser does with one that cannot be pressed.
  act(() => boton.blur());
  await envio.contestar();
  await screen.findAllByText(MIO);
  await waitFor(() => expect(document.activeElement).toBe(boton));
});

it('who answers a comment, or thinks better of it, goes on from its «Responder»', async () => {
  interceptar(crearApiFalsa(rutas));
  await enUnaEntrada();
  const enfocado = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  const responder = screen.getAllByRole('button', { name: /^Responder a/ })[0] as HTMLElement;
  const nombre = responder.getAttribute('aria-label');
  await userEvent.click(responder);
  await userEvent.type(await screen.findByTestId('blog-reply-text'), 'De nada');
  await userEvent.click(screen.getByTestId('blog-reply-send'));
  await screen.findByText('De nada');
  expect(enfocado()).toBe(nombre);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByTestId('blog-reply-text'));
  await userEvent.keyboard('{Escape}');
  expect(enfocado()).toBe(nombre);
});
