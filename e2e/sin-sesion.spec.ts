import { TODO } from './revisar.ts';
import { expect, test } from './tienda.ts';

// The guard of the product in a real browser: at one address of each room, and in `npm run test:todo` at all of them. Each
// address is asked of the router without a browser in `web/src/app/router.test.tsx`.

test('T-0-2: without a session a screen of each room leads to the login, which knows where to go on', async ({
  page,
}) => {
  // The login itself is another journey: only its address is looked at.
  await page.route('**/login**', (camino) => camino.fulfill({ contentType: 'text/html', body: '<h1>Puerta</h1>' }));
  for (const ruta of TODO ? DEL_PRODUCTO : unaPorSala(DEL_PRODUCTO)) {
    await page.goto(`${ruta}?pagina=2`);
    const vuelta = encodeURIComponent(`${ruta}?pagina=2`);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === `/login?next=${vuelta}`);
  }
});

/** The routes of the product (`00-producto.md` 2); those of the demonstration hang from the same guard. */
const DEL_PRODUCTO = [
  ...['/', '/dashboards/modern', '/dashboards/ecommerce', '/apps/chats', '/pages/faq', '/charts/line-chart'],
  ...['tabla', 'actualizar-precio', 'material', 'familia', 'subfamilia', 'estructura', 'reportes'].map(
    (una) => `/articulos/${una}`,
  ),
  ...['ajuste-stock', 'orden-movimiento', 'stock-centralizado', 'reposicion', 'obsolescencia', 'reportes'].map(
    (una) => `/stock/${una}`,
  ),
  ...['/clientes/tabla', '/clientes/reporte', '/taller/sobres-ot', '/taller/reporte'],
  ...['perfil', 'configuracion', 'manual-usuario'].map((una) => `/usuario/${una}`),
  ...['gestion-usuario', 'gestion-permiso', 'panel'].map((una) => `/administrador/${una}`),
  ...['notas-de-pedido', 'finalizar-notas-de-pedido', 'reportes'].map((una) => `/ventas/${una}`),
  ...['localidades', 'provincias', 'sucursales', 'talleres'].map((una) => `/tablas-generales/${una}`),
] as const;

const unaPorSala = (rutas: readonly string[]): readonly string[] =>
  [...Map.groupBy(rutas, (ruta) => ruta.split('/')[1]).values()].map(([primera = '/']) => primera);
