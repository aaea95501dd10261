import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { restablecerTodo } from './comun/almacen.ts';
import { traerPantalla } from './pantallas.ts';

conTodoElEstilo();

const CON_DATOS = [
  '/apps/chats',
  '/apps/notes',
  '/apps/email',
  '/apps/tickets',
  '/apps/contacts',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/detail/1',
  '/apps/ecommerce/eco-product-list',
  '/apps/ecommerce/eco-checkout',
  '/apps/blog/posts',
  '/apps/blog/detail/caminar-mientras-se-piensa',
  '/user-profile',
  '/apps/followers',
  '/apps/friends',
  '/apps/gallery',
  '/dashboards/ecommerce',
];

afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

/** Lines of text are what is shown in the place of anything. */
const esDeTexto = ({ style }: HTMLElement) => style.height === '16px';

it.each(CON_DATOS)('while its samples are late, %s holds their place in the shape of what comes', async (camino) => {
  const Pantalla = await traerPantalla(camino);
  renderPantalla(Pantalla && <Pantalla />, { ruta: `${camino}?mock=slow` });
  const lugares = await screen.findAllByTestId('demo-esqueleto');
  for (const lugar of lugares) {
    await waitFor(() => expect(getComputedStyle(lugar).visibility).toBe('visible'));
    const piezas = [...lugar.querySelectorAll<HTMLElement>('.MuiSkeleton-root')];
    expect(piezas.filter((una) => !esDeTexto(una)).length).toBeGreaterThan(0);
  }
});
