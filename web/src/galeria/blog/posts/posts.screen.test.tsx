import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PostsScreen } from './posts.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => interceptar(undefined));

const tarjetas = () => screen.getAllByTestId('blog-card');

it('a category leaves its own, featured ones too, from the first page; «Todas» brings the others back', async () => {
  const { router } = renderPantalla(<PostsScreen />, { ruta: '/apps/blog/posts?pagina=2' });
  const salud = await screen.findByRole('button', { name: 'Salud' });
  expect(tarjetas()).toHaveLength(2);
  await userEvent.click(salud);
  await waitFor(() => expect(router.state.location.href).toBe('/apps/blog/posts?categoria=Health'));
  expect(salud.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryAllByTestId('blog-featured')).toEqual([]);
  expect(tarjetas().map(({ textContent }) => textContent?.includes('Salud'))).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Todas' }));
  await waitFor(() => expect(tarjetas()).toHaveLength(6));
  expect(router.state.location.href).toBe('/apps/blog/posts');
});

it('«Populares» goes by how many saw each', async () => {
  const { router } = renderPantalla(<PostsScreen />, { ruta: '/apps/blog/posts' });
  await userEvent.click(await screen.findByRole('combobox', { name: /Orden/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Populares' }));
  await waitFor(() => expect(router.state.location.href).toBe('/apps/blog/posts?orden=popular'));
  const vistas = tarjetas().map((una) =>
    Number(
      within(una)
        .getByText(/ vistas$/)
        .textContent?.replace(/\D/g, ''),
    ),
  );
  expect(vistas.length).toBe(6);
  expect(vistas).toEqual(vistas.toSorted((una, otra) => otra - una));
});
