import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Limpieza } from '#bench/limpieza.ts';
import { abrirNavegador, abrirVentana, conLimpieza, levantarSitio } from './sitio.ts';

// The pictures of the README, taken of the demonstration company, so that they never show what is no longer there.

const DESTINO = join(import.meta.dirname, '../../docs/capturas');
const SITIO = {
  nombre: 'capturas',
  email: 'sofia.quiroga@trastienda.test',
  demo: ['--articulos', '3000', '--clientes', '300', '--notas', '300'],
};

type Ajustes = { readonly modo?: 'dark'; readonly barra?: 'mini'; readonly contenido?: 'ancho' };
type Captura = {
  readonly nombre: string;
  readonly ruta: string;
  readonly ajustes?: Ajustes;
  readonly sinSesion?: true;
};

const AMPLIA = { barra: 'mini', contenido: 'ancho' } as const;

async function capturasDe(pedidos: APIRequestContext): Promise<readonly Captura[]> {
  const notaEn = async (estado: string): Promise<string> => {
    const { filas } = await (await pedidos.get(`/api/ventas/notas-de-pedido?estado=${estado}&porPagina=1`)).json();
    return filas[0]?.id ?? '';
  };
  return [
    { nombre: 'acceso', ruta: '/login', sinSesion: true },
    { nombre: 'inicio', ruta: '/', ajustes: { modo: 'dark' } },
    { nombre: 'articulos', ruta: '/articulos/tabla' },
    { nombre: 'mostrador', ruta: `/ventas/notas-de-pedido/${await notaEn('BORRADOR')}`, ajustes: AMPLIA },
    {
      nombre: 'finalizar',
      ruta: `/ventas/finalizar-notas-de-pedido/${await notaEn('CONFIRMADA')}`,
      ajustes: AMPLIA,
    },
    { nombre: 'stock-centralizado', ruta: '/stock/stock-centralizado', ajustes: AMPLIA },
    { nombre: 'permisos', ruta: '/administrador/gestion-permiso' },
    { nombre: 'sistema', ruta: '/ui-components/sistema' },
  ];
}

async function capturar(limpieza: Limpieza): Promise<void> {
  const sitio = await levantarSitio(limpieza, SITIO);
  const { navegador } = await abrirNavegador(limpieza);
  for (const { nombre, ruta, ajustes = {}, sinSesion } of await capturasDe(sitio.pedidos)) {
    const contexto = await abrirVentana(navegador, sitio, !sinSesion);
    await contexto.addInitScript(
      (activa) => localStorage.setItem('trastienda.apariencia.v2', JSON.stringify({ activa, usuarios: {} })),
      ajustes,
    );
    const page = await contexto.newPage();
    await page.goto(ruta);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(DESTINO, `${nombre}.png`), animations: 'disabled' });
    await contexto.close();
  }
}

await conLimpieza(capturar);
