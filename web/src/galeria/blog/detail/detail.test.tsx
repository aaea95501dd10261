import { act, screen, within } from '@testing-library/react';
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
