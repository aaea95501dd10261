import { join } from 'node:path';
import { type APIRequestContext, chromium, request } from '@playwright/test';
import { crearLimpieza, type Limpieza } from '#bench/limpieza.ts';
import { iniciarServidor, ordenar } from '#bench/procesos.ts';
import { crearTerreno } from '#bench/terreno.ts';

// The pictures of the README, taken of the demonstration company, so that they never show what is no longer there.

const DESTINO = join(import.meta.dirname, '../../docs/capturas');
const ADMIN = { ADMIN_EMAIL: 'sofia.quiroga@trastienda.test', ADMIN_PASSWORD: 'cuatro cajones y una balanza' };
const DEMO = ['--articulos', '3000', '--clientes', '300', '--notas', '300'];
const MEDIDA = { width: 1440, height: 900 } as const;

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
  const terreno = await crearTerreno(limpieza, 'capturas');
  await terreno.encender();
  await ordenar(limpieza, ['demo', ...DEMO], terreno.entorno);
  const servidor = await iniciarServidor(limpieza, { ...terreno.entorno, ...ADMIN });
  const url = servidor.url.replace('127.0.0.1', 'localhost');
  const pedidos = await request.newContext({ baseURL: url });
  await pedidos.post('/api/acceso/ingresar', {
    data: { usuario: ADMIN.ADMIN_EMAIL, contrasena: ADMIN.ADMIN_PASSWORD },
  });
  const { cookies } = await pedidos.storageState();
  const navegador = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  limpieza.anotar(() => navegador.close());
  for (const { nombre, ruta, ajustes = {}, sinSesion } of await capturasDe(pedidos)) {
    const contexto = await navegador.newContext({ baseURL: url, locale: 'es-AR', viewport: MEDIDA });
    if (!sinSesion) await contexto.addCookies(cookies);
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

const limpieza = crearLimpieza();
try {
  await capturar(limpieza);
} finally {
  await limpieza.deshacerTodo();
}
