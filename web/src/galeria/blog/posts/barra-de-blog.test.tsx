import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { BarraDeBlog } from './barra-de-blog.tsx';

it('a search for the name of the order that is there at first is a search like any other', async () => {
  const { router } = renderPantalla(<BarraDeBlog />, { ruta: '/apps/blog/posts' });
  await userEvent.type(await screen.findByRole('searchbox'), 'newest');
  await waitFor(() => expect(router.state.location.search).toEqual({ buscar: 'newest' }));
});
