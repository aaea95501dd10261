import type { Page } from '@playwright/test';
import { type Ejemplo, poblar } from './ejemplo.ts';
import { RUTAS_DE_GALERIA } from './galeria-rutas.ts';
import { escucharQuejas, irYRevisar, porVestido } from './revisar.ts';
import { entrar, expect, test } from './tienda.ts';

// Every screen of the product with real data, at the width, mode and direction that fall to it (all of them in `npm run
// test:todo`): no accessibility fault, no sideways scroll, nothing refused by the content policy, no error in the console,
// nothing asked of another host (F21), no label that two different icons share (F19).

// No screen waits for another: they are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

type Pantalla = {
  readonly nombre: string;
  readonly ruta: (ejemplo: Ejemplo) => string;
  readonly titulo: string | RegExp;
};
const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'inicio', ruta: () => '/', titulo: /Buen/ },
  { nombre: 'articulos', ruta: () => '/articulos/tabla', titulo: 'Artículos' },
  { nombre: 'ficha', ruta: ({ articulos }) => `/articulos/tabla/${articulos.get('WO-342')}`, titulo: /WO-342/ },
  { nombre: 'rubros', ruta: () => '/articulos/material', titulo: /Rubros/ },
  { nombre: 'arbol-de-rubros', ruta: () => '/articulos/material?vista=arbol&buscar=a', titulo: /Rubros/ },
  { nombre: 'cambios-de-clasificacion', ruta: () => '/articulos/material?vista=lotes', titulo: /Rubros/ },
  { nombre: 'familias', ruta: () => '/articulos/familia', titulo: 'Familias' },
  { nombre: 'subfamilias', ruta: () => '/articulos/subfamilia', titulo: 'Subfamilias' },
  { nombre: 'ediciones', ruta: () => '/articulos/ediciones', titulo: 'Ediciones en lote' },
  { nombre: 'proveedores', ruta: () => '/articulos/proveedores', titulo: 'Proveedores' },
  { nombre: 'estructuras', ruta: () => '/articulos/estructura', titulo: 'Estructuras' },
  { nombre: 'ordenes-de-armado', ruta: () => '/articulos/estructura/ordenes', titulo: 'Órdenes de armado' },
  { nombre: 'precios', ruta: () => '/articulos/actualizar-precio', titulo: 'Actualizar precios' },
  ...['listas', 'cotizaciones', 'configuracion'].map((pestana) => ({
    nombre: `precios-${pestana}`,
    ruta: () => `/articulos/actualizar-precio?pestana=${pestana}`,
    titulo: 'Actualizar precios',
  })),
  { nombre: 'lote-nuevo', ruta: () => '/articulos/actualizar-precio/nuevo', titulo: 'Nuevo lote de precios' },
  {
    nombre: 'etiquetas',
    ruta: ({ articulos }) => `/articulos/etiquetas?articulos=${articulos.get('WO-342')}&cantidad=5`,
    titulo: 'Imprimir etiquetas',
  },
  {
    nombre: 'lista-de-precios-impresa',
    ruta: () => '/articulos/reportes/lista-de-precios',
    titulo: 'Lista de precios impresa',
  },
  { nombre: 'reportes-de-articulos', ruta: () => '/articulos/reportes', titulo: 'Reportes de artículos' },
  ...(
    [
      ['ventas', 'Más y menos vendidos'],
      ['abc-xyz', 'ABC–XYZ'],
      ['valuacion', 'Valuación por dos relojes'],
      ['calidad', 'Calidad de datos'],
      ['cambios', 'Cambios en un período'],
      ['inactivos', 'Inactivos'],
    ] as const
  ).map(([parte, titulo]) => ({
    nombre: `reporte-${parte}`,
    ruta: () => `/articulos/reportes/${parte}`,
    titulo,
  })),
  { nombre: 'ajustes', ruta: () => '/stock/ajuste-stock', titulo: 'Ajustes de stock' },
  { nombre: 'ajuste', ruta: ({ ajusteId }) => `/stock/ajuste-stock/${ajusteId}`, titulo: /Ajuste|AJ/ },
  { nombre: 'stock-centralizado', ruta: () => '/stock/stock-centralizado', titulo: 'Stock centralizado' },
  {
    nombre: 'kardex',
    ruta: ({ articulos }) => `/stock/reportes?articuloId=${articulos.get('WO-342')}`,
    titulo: /Kardex/,
  },
  { nombre: 'clientes', ruta: () => '/clientes/tabla', titulo: 'Clientes' },
  { nombre: 'cliente', ruta: ({ clienteId }) => `/clientes/tabla/${clienteId}`, titulo: /Quiroga/ },
  { nombre: 'notas', ruta: () => '/ventas/notas-de-pedido', titulo: 'Notas de pedido' },
  { nombre: 'mostrador', ruta: ({ notas }) => `/ventas/notas-de-pedido/${notas.borrador}`, titulo: /Nota/ },
  { nombre: 'nota', ruta: ({ notas }) => `/ventas/notas-de-pedido/${notas.parcial}`, titulo: /Nota/ },
  { nombre: 'por-finalizar', ruta: () => '/ventas/finalizar-notas-de-pedido', titulo: /Finalizar/ },
  {
    nombre: 'finalizar',
    ruta: ({ notas }) => `/ventas/finalizar-notas-de-pedido/${notas.confirmada}`,
    titulo: /Finalizar/,
  },
  ...[
    'localidades',
    'provincias',
    'sucursales',
    'talleres',
    'depositos',
    'unidades',
    'marcas',
    'motivos',
    'condiciones-de-venta',
  ].map((tabla) => ({
    nombre: tabla,
    ruta: () => `/tablas-generales/${tabla}`,
    titulo: /./,
  })),
  { nombre: 'importaciones', ruta: () => '/importaciones', titulo: 'Importaciones' },
  { nombre: 'importacion-nueva', ruta: () => '/importaciones/nueva', titulo: 'Importar archivo' },
  { nombre: 'perfiles-de-importacion', ruta: () => '/importaciones/perfiles', titulo: 'Perfiles de importación' },
  { nombre: 'notificaciones', ruta: () => '/usuario/notificaciones', titulo: 'Notificaciones' },
  ...RUTAS_DE_GALERIA.map(({ ruta, titulo }) => ({
    nombre: `demo${ruta.replaceAll(/[^\w-]+/g, '-')}`,
    ruta: () => ruta,
    titulo,
  })),
  // Still to be built: one screen for all of them, under each address.
  ...[
    '/taller/sobres-ot',
    '/taller/reporte',
    '/stock/orden-movimiento',
    '/stock/reposicion',
    '/stock/obsolescencia',
    '/clientes/reporte',
    '/ventas/reportes',
    '/usuario/manual-usuario',
    '/administrador/panel',
  ].map((ruta) => ({ nombre: `por-venir${ruta.replaceAll('/', '-')}`, ruta: () => ruta, titulo: /./ })),
  {
    nombre: 'ficha-precios',
    ruta: ({ articulos }) => `/articulos/tabla/${articulos.get('WO-342')}?seccion=precios`,
    titulo: /WO-342/,
  },
  {
    nombre: 'permisos-ajustes',
    ruta: () => '/administrador/gestion-permiso?pestana=ajustes',
    titulo: 'Gestión de permisos',
  },
];

/** What the page asks of anybody but its own server. */
function escucharAjenos(page: Page, propio: string): string[] {
  const ajenos: string[] = [];
  page.on('request', (pedido) => {
    if (/^(http|ws)/.test(pedido.url()) && new URL(pedido.url()).host !== new URL(propio).host)
      ajenos.push(pedido.url());
  });
  return ajenos;
}

/** The labels that different icons have, when nothing but the icon is in the button. Runs in the page. */
function rotulosCopiados(): string[] {
  const iconos = new Map<string, Set<string>>();
  for (const uno of document.querySelectorAll('main :is(button, a[href])')) {
    const icono = uno.querySelector('svg.tabler-icon');
    // A button that is on may draw it otherwise.
    if (!icono || uno.textContent?.trim() || uno.hasAttribute('aria-pressed')) continue;
    const rotulo = uno.getAttribute('aria-label') ?? '';
    iconos.set(rotulo, (iconos.get(rotulo) ?? new Set()).add(icono.getAttribute('class') ?? ''));
  }
  return [...iconos]
    .filter(([, suyos]) => suyos.size > 1)
    .map(([rotulo, suyos]) => `${rotulo}: ${[...suyos].join(', ')}`);
}

/**
 * One page goes over some screens that are dressed alike: the first by its address, the others from one to the next within
 * the application, which is loaded once. In `npm run test:todo` each comes by its address.
 */
const POR_PAGINA = 9;

for (const algunas of porVestido(PANTALLAS, POR_PAGINA)) {
  test(`${algunas.map(({ nombre }) => nombre).join(', ')}: at their width, mode and direction`, async ({
    dentro,
    interfaz,
    servidor,
  }) => {
    const ejemplo = await poblar(interfaz);
    const quejas = escucharQuejas(dentro);
    const ajenos = escucharAjenos(dentro, servidor.url);
    for (const { nombre, ruta, titulo } of algunas) {
      await test.step(nombre, async () => {
        await irYRevisar(dentro, nombre, ruta(ejemplo), () =>
          expect(dentro.getByRole('heading', { level: 1 })).toHaveText(titulo),
        );
        if (/^demo-(?!.*sistema)/.test(nombre)) await expect(dentro.getByTestId('demo-chip')).toBeVisible();
        expect(quejas, nombre).toEqual([]);
        expect(ajenos, `${nombre}: asked of another host`).toEqual([]);
        expect(await dentro.evaluate(rotulosCopiados), `${nombre}: copied labels`).toEqual([]);
      });
    }
  });
}

test('who has no session is brought back to where they were going; an unknown path is said to be one', async ({
  page,
}) => {
  await page.goto('/stock/stock-centralizado?vista=negativos');
  await expect(page).toHaveURL(/\/login\?next=/);
  await entrar(page);
  await expect(page).toHaveURL(/\/stock\/stock-centralizado\?vista=negativos/);
  await page.goto('/no/existe');
  await expect(page).toHaveURL(/\/auth\/404/);
});
