import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { en } from '#prueba/caminos.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { salidaSinSesion } from '#prueba/salida-sin-sesion.ts';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { caminosDe } from '#ui/pantalla/menu.ts';
import { ampliacion } from './ampliacion.ts';
import { esDeGaleria } from './caminos.ts';
import { pantallas } from './pantallas.ts';

/** Every demonstration the product specification names. */
const DE_LA_ESPECIFICACION: readonly string[] = [
  '/dashboards/ecommerce',
  ...en('/apps', 'chats notes calendar email tickets contacts followers friends gallery'),
  ...en('/apps/ecommerce', 'shop eco-product-list eco-checkout detail/1'),
  ...en('/apps/blog', 'posts detail/caminar-mientras-se-piensa'),
  '/user-profile',
  ...en('/pages', 'casl treeview pricing account-settings faq'),
  ...en('/forms/form-elements', 'autocomplete button checkbox radio slider date-time switch'),
  ...en('/forms', 'quill-editor form-layouts form-horizontal form-vertical form-custom form-wizard form-validation'),
  ...en('/tables', 'basic collapsible enhanced fixed-header pagination search'),
  ...en(
    '/charts',
    'line-chart gredient-chart doughnut-pie-chart area-chart column-chart candlestick-chart radialbar-chart',
  ),
  ...en(
    '/ui-components',
    'alert accordion avatar chip dialog list popover rating tabs tooltip transfer-list typography',
  ),
  ...en('/widgets', 'cards banners charts'),
];

const { rama, accesos, nombres } = ampliacion;

/** The keys of some texts, joined with dots. */
const claves = (textos: object, antes = ''): readonly string[] =>
  Object.entries(textos).flatMap(([clave, texto]) =>
    typeof texto === 'string' ? (texto.trim() === '' ? [] : [`${antes}${clave}`]) : claves(texto, `${antes}${clave}.`),
  );

describe('T-0-1: the addresses of the demonstration', () => {
  it('are those of the specification, and each has its screen', () => {
    expect(DE_LA_ESPECIFICACION).toHaveLength(64);
    expect(DE_LA_ESPECIFICACION.filter((camino) => !esDeGaleria(camino))).toEqual([]);
    expect(DE_LA_ESPECIFICACION.filter((camino) => !pantallas.some(({ ruta }) => ruta.test(camino)))).toEqual([]);
  });

  it.each(DE_LA_ESPECIFICACION)('T-0-2: %s sends a visitor to the login, and back there later', async (camino) => {
    expect(await salidaSinSesion(camino)).toEqual([`/login?next=${encodeURIComponent(camino)}`]);
  });

  it('are all in the menu, which leads nowhere else but to the product and its doors', () => {
    const hojas = caminosDe(rama).map(({ hoja }) => hoja);
    const enElMenu = hojas.map(({ a }) => a);
    expect(DE_LA_ESPECIFICACION.filter((camino) => !enElMenu.includes(camino))).toEqual([]);
    const ajenas = hojas.filter(({ a, afuera }) => afuera !== true && !esDeGaleria(a)).map(({ a }) => a);
    expect(ajenas).toEqual(['/dashboards/modern']);
    expect(hojas.filter(({ permiso }) => permiso !== 'galeria.ver')).toEqual([]);
    const deLaBarra = [...accesos.aplicaciones, ...accesos.enlaces, ...accesos.directos];
    expect(deLaBarra.filter(({ a, afuera }) => afuera !== true && !esDeGaleria(a))).toEqual([]);
  });

  it('T-LA-1: have their names in every language', async () => {
    const enEspanol = claves(await nombres.es());
    expect(enEspanol.length).toBeGreaterThan(60);
    for (const traer of Object.values(nombres)) expect(claves(await traer())).toEqual(enEspanol);
  });

  it('are not shown to whoever may not see them', async () => {
    renderAplicacion('/apps/chats', sesionDePrueba([]));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No tenés permiso para ver esta pantalla' }),
    ).toBeDefined();
  });
});

describe('where one is', () => {
  afterEach(() => interceptar(undefined));

  const abrir = async (camino: string) => {
    renderAplicacion(camino, sesionDePrueba(['galeria.ver']));
    const rastro = await screen.findByRole('navigation', { name: 'Ubicación' });
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
    const pasos = () =>
      within(rastro)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const actuales = () =>
      within(menu)
        .queryAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent);
    return { pasos, actuales };
  };

  it.each(['1', '5', '999'])('is the same for the product %s, whether or not the menu names it', async (id) => {
    const { pasos, actuales } = await abrir(`/apps/ecommerce/detail/${id}`);
    await waitFor(() => expect(pasos()).toEqual(['Inicio', 'Demostración', 'Aplicaciones', 'Tienda', 'Detalle']));
    await waitFor(() => expect(actuales()).toEqual(['Detalle']));
  });

  it('is said once at an address that ends in a slash', async () => {
    const { pasos, actuales } = await abrir('/apps/tickets/');
    await waitFor(() => expect(pasos()).toEqual(['Inicio', 'Demostración', 'Aplicaciones', 'Tickets']));
    await waitFor(() => expect(actuales()).toEqual(['Tickets']));
  });
});
