import { createServer, type Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { nuevo } from '#campanias/c08-permisos/mundo.ts';
import { tokenEn } from '#campanias/c08-permisos/personas.ts';
import { chromiumDeAca } from '#herramientas/navegador.ts';
import { algunos, anotar, asentados, type Batalla, type Familia } from './batalla.ts';
import { CANARIO, MARCA, SELECTOR_DE_MARCA, sembrarTextos } from './canario.ts';
import { quienPuede } from './puertas.ts';

const ESPERA_MS = 400;
const PAGINAS_A_LA_VEZ = 3;

type Visita = { readonly __herido?: number; readonly __faltas?: readonly string[] };

type Falta = Readonly<Record<'violatedDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber', unknown>>;
type Elemento = { innerHTML: string; textContent: string; src: string };
/** What is used of a page by what runs in it. Campaigns are checked with the server, which knows of none. */
type Pagina = {
  __faltas?: string[];
  readonly addEventListener: (suceso: 'securitypolicyviolation', alSuceder: (falta: Falta) => void) => void;
  readonly document: {
    readonly createElement: (cual: string) => Elemento;
    readonly body: { readonly append: (uno: Elemento) => void };
    readonly querySelector: (selector: 'form') => { readonly submit: () => void } | null;
  };
};

export const navegador: Familia = {
  nombre: 'en un navegador',
  busca: ['c09-pagina-reflejada'],
  atacar: async (batalla) => {
    const rutas = await sembrar(batalla);
    const abierto = await chromium.launch({
      executablePath: chromiumDeAca(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    batalla.contexto.cierre.anotar('cerrar el navegador', () => abierto.close());
    try {
      await visitar(batalla, abierto, rutas);
      await desdeOtroSitio(batalla, abierto);
    } finally {
      await abierto.close();
    }
  },
};

/** The canary in every text that a person can write, and the screens where it shows. */
async function sembrar(batalla: Batalla): Promise<readonly string[]> {
  const { hacer, sedes } = batalla.terreno;
  if (!batalla.contexto.planta) await sembrarTextos(batalla);
  const articulo = await hacer('POST', '/api/articulos', { codigo: nuevo('X'), descripcion: CANARIO, precio: '10' });
  const cliente = await hacer('POST', '/api/clientes', {
    razonSocial: CANARIO,
    condicionIva: 5,
    alerta: CANARIO.slice(0, 100),
  });
  const nota = await hacer('POST', '/api/ventas/notas-de-pedido', {
    clienteId: cliente.id,
    depositoId: sedes.central.depositoId,
    renglones: [{ articuloId: articulo.id, cantidad: '1' }],
    observaciones: CANARIO,
  });
  await hacer('POST', '/api/tablas-generales/marcas', { nombre: CANARIO.slice(0, 110) });
  await hacer('POST', '/api/tablas-generales/motivos', { clase: 'AJUSTE', nombre: CANARIO.slice(0, 75) });
  await hacer('POST', '/api/articulos/rubros', { codigo: nuevo('X'), nombre: CANARIO.slice(0, 70) });
  const importacion = await hacer(
    'POST',
    '/api/importaciones',
    { entidad: 'articulos' },
    {
      nombre: `${CANARIO.replaceAll('"', "'").slice(0, 90)}.csv`,
      contenido: `Código;Descripción;Precio\r\n${nuevo('X')};"${CANARIO.replaceAll('"', '""')}";1\r\n;"${CANARIO.replaceAll('"', '""')}";1\r\n`,
    },
  );
  const eco = encodeURIComponent(CANARIO);
  return [
    `/articulos/tabla?buscar=${eco}`,
    `/articulos/tabla/${articulo.id}`,
    '/articulos/material',
    `/clientes/tabla?buscar=${eco}`,
    `/clientes/tabla/${cliente.id}`,
    '/ventas/notas-de-pedido',
    `/ventas/notas-de-pedido/${nota.id}`,
    '/ventas/finalizar-notas-de-pedido',
    '/stock/stock-centralizado',
    `/ventas/finalizar-notas-de-pedido/${nota.id}`,
    ...PANTALLAS,
    `/importaciones/${importacion.id}`,
    '/administrador/gestion-usuario',
    '/usuario/perfil?pestana=actividad',
    '/',
    `/auth/404?desde=${eco}`,
    `/no-existe/${eco}`,
    `/login?next=javascript:alert(1)`,
    `/login?next=${eco}`,
    `/auth/forgot-password#codigo=${eco}`,
  ];
}

/** Where what people wrote anywhere is listed. */
const PANTALLAS: readonly string[] = [
  ...['material?vista=arbol', 'material?vista=lotes', 'familia', 'subfamilia', 'ediciones', 'proveedores'],
  ...['estructura', 'estructura/ordenes', 'actualizar-precio', 'actualizar-precio?pestana=listas'],
  ...['actualizar-precio?pestana=cotizaciones', 'reportes/cambios', 'reportes/calidad'],
]
  .map((una) => `/articulos/${una}`)
  .concat(
    ['localidades', 'sucursales', 'talleres', 'depositos', 'unidades', 'marcas', 'motivos', 'condiciones-de-venta'].map(
      (una) => `/tablas-generales/${una}`,
    ),
    ['/stock/ajuste-stock', '/importaciones', '/importaciones/perfiles', '/usuario/notificaciones'],
    ['/administrador/gestion-permiso?pestana=ajustes'],
  );

async function visitar(batalla: Batalla, abierto: Browser, rutas: readonly string[]): Promise<void> {
  const contexto = await abierto.newContext({ baseURL: batalla.url, locale: 'es-AR' });
  await abrirSesion(batalla, contexto, batalla.url);
  await contexto.addInitScript(() => {
    const visita = globalThis as unknown as Pagina;
    visita.__faltas = [];
    visita.addEventListener('securitypolicyviolation', (falta) => {
      visita.__faltas?.push(`${falta.violatedDirective} ${falta.blockedURI} ${falta.sourceFile}:${falta.lineNumber}`);
    });
  });
  const cola = [...algunos(batalla, rutas, 6)];
  const vistas = await Promise.all(Array.from({ length: PAGINAS_A_LA_VEZ }, () => recorrer(batalla, contexto, cola)));
  const mostraron = vistas.reduce((suma, una) => suma + una, 0);
  const ciega = !batalla.contexto.planta && batalla.seguir() && mostraron < PANTALLAS.length / 2;
  anotar(batalla, 'las pantallas', !ciega, `solo ${mostraron} mostraron el canario`);
  if (!batalla.contexto.planta) await bajoAtaque(batalla, await contexto.newPage());
  await contexto.close();
}

/** One screen after another, until nobody has any left to look at. Answers how many showed the canary, as the text it is. */
async function recorrer(batalla: Batalla, contexto: BrowserContext, cola: string[]): Promise<number> {
  let mostraron = 0;
  const page = await contexto.newPage();
  let dialogos = 0;
  page.on('dialog', (dialogo) => {
    dialogos += 1;
    void dialogo.dismiss();
  });
  for (let ruta = cola.shift(); ruta !== undefined && batalla.seguir(); ruta = cola.shift()) {
    await page.goto(ruta);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(ESPERA_MS);
    const { __herido, __faltas = [] } = await mirar(page);
    anotar(batalla, ruta, __herido === undefined, 'un texto corrió como código');
    anotar(batalla, ruta, (await page.locator(SELECTOR_DE_MARCA).count()) === 0, 'un texto se tomó por marcado');
    anotar(batalla, ruta, __faltas.length === 0, 'la política de la página se quejó en el uso normal', __faltas);
    if ((await page.getByText(MARCA).count()) > 0) mostraron += 1;
    const enlaces = await page.locator('a[href^="javascript:" i]').count();
    anotar(batalla, ruta, enlaces === 0 && dialogos === 0, 'un enlace o un diálogo de otro');
  }
  await page.close();
  return mostraron;
}

/** Of somebody who may do all, in that browser. */
async function abrirSesion(batalla: Batalla, contexto: BrowserContext, url: string): Promise<void> {
  const { cookie = '' } = quienPuede(batalla, 'cookie').encabezados();
  await contexto.addCookies([{ name: 'sid', value: tokenEn(cookie), url, httpOnly: true, sameSite: 'Lax' }]);
}

const mirar = (page: Page): Promise<Visita> =>
  page.evaluate(() => {
    const { __herido, __faltas } = globalThis as Visita;
    return { ...(__herido === undefined ? {} : { __herido }), ...(__faltas ? { __faltas } : {}) };
  });

/** What would run if markup ever got in: the policy stops it, and says so. */
async function bajoAtaque(batalla: Batalla, page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.evaluate((marcado) => {
    const { document } = globalThis as unknown as Pagina;
    const sitio = document.createElement('div');
    sitio.innerHTML = marcado;
    document.body.append(sitio);
    const escrito = document.createElement('script');
    escrito.textContent = 'globalThis.__herido = 4';
    document.body.append(escrito);
    const ajeno = document.createElement('script');
    ajeno.src = 'https://ajeno.test/x.js';
    document.body.append(ajeno);
  }, CANARIO);
  await page.waitForTimeout(ESPERA_MS);
  const { __herido, __faltas = [] } = await mirar(page);
  anotar(batalla, 'la política bajo ataque', __herido === undefined, 'dejó correr código escrito en la página');
  // Here the mark did get in as markup: what looks for it on every screen has to find it.
  const marcas = await page.locator(SELECTOR_DE_MARCA).count();
  anotar(batalla, 'la política bajo ataque', marcas === 1, 'no se vio la marca puesta como marcado');
  anotar(batalla, 'la política bajo ataque', __faltas.length >= 3, 'no avisó de cada intento', __faltas);
}

/** A page of another site, in the same browser, with this person's session open. */
async function desdeOtroSitio(batalla: Batalla, abierto: Browser): Promise<void> {
  const destino = batalla.url.replace('127.0.0.1', 'localhost');
  const atacante = await servir(paginaAtacante(destino));
  try {
    const contexto = await abierto.newContext();
    await abrirSesion(batalla, contexto, destino);
    const antes = await asentados(batalla);
    const page = await contexto.newPage();
    await page.goto(atacante.url);
    await page.waitForFunction(() => (globalThis as { __listo?: boolean }).__listo === true);
    await page.evaluate(() => (globalThis as unknown as Pagina).document.querySelector('form')?.submit());
    await page.waitForTimeout(ESPERA_MS * 3);
    anotar(batalla, 'desde otro sitio', (await asentados(batalla)) === antes, 'otro sitio dejó algo hecho');
    await contexto.close();
  } finally {
    atacante.servidor.close();
  }
}

const paginaAtacante = (destino: string): string => `<!doctype html><meta charset="utf-8">
<form method="post" enctype="text/plain" action="${destino}/api/clientes">
  <input name='{"razonSocial":"Ajeno","condicionIva":5,"x":"' value='"}'></form>
<script>
  const cuerpo = JSON.stringify({ razonSocial: 'Ajeno', condicionIva: 5 });
  const intentos = [
    { mode: 'no-cors', body: cuerpo }, { mode: 'no-cors', body: new URLSearchParams({ razonSocial: 'Ajeno' }) },
    { mode: 'cors', body: cuerpo, headers: { 'content-type': 'application/json', 'x-requested-with': 'app' } },
    { mode: 'cors', body: cuerpo, headers: { 'content-type': 'application/json' } },
  ];
  Promise.allSettled(intentos.map((uno) => fetch('${destino}/api/clientes', { method: 'POST', credentials: 'include', ...uno })))
    .then(() => { globalThis.__listo = true; });
</script>`;

function servir(html: string): Promise<{ readonly url: string; readonly servidor: Server }> {
  const servidor = createServer((_pedido, respuesta) => respuesta.setHeader('content-type', 'text/html').end(html));
  return new Promise((listo) => {
    servidor.listen(0, '127.0.0.1', () => {
      const direccion = servidor.address();
      const puerto = typeof direccion === 'object' && direccion ? direccion.port : 0;
      listo({ url: `http://127.0.0.1:${puerto}/`, servidor });
    });
  });
}
