import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { crearLimpieza, type Limpieza } from '#bench/limpieza.ts';
import { iniciarServidor, ordenar } from '#bench/procesos.ts';
import { crearTerreno } from '#bench/terreno.ts';
import { filasDeLighthouse, filasDePeso, informar, type Medicion } from './informe.ts';
import { type Corrida, medianaDeLighthouse, prepararLighthouse } from './lighthouse.ts';
import { objetivos, type Pagina } from './objetivos.ts';
import { listas } from './paginas.ts';
import { pesar } from './pesar.ts';

const DESTINO = join(import.meta.dirname, '../WEB.md');
const AYUDA = `Uso: npm run presupuesto -- [opciones]

  --sin-lighthouse    solo bytes, pedidos y axe: medio minuto
  --veces N           corridas de Lighthouse por página y aparato; 5 si no se dice
  --anotar            guarda lo medido en bench/WEB.md`;

const ADMIN = { ADMIN_EMAIL: 'presupuesto@trastienda.test', ADMIN_PASSWORD: 'cuatro cajones y una balanza' };
const DEMO = ['--articulos', '20000', '--clientes', '500', '--notas', '500'];

const decir = (texto: string): void => {
  process.stderr.write(`${texto}\n`);
};

type Sitio = { readonly url: string; readonly cookie: string; readonly chromium: string };

/** The production build on a database of its own with the demonstration company, and a session to look at it. */
async function levantar(limpieza: Limpieza): Promise<Sitio> {
  const terreno = await crearTerreno(limpieza, 'web');
  await terreno.encender();
  decir('Cargando la empresa de demostración…');
  await ordenar(limpieza, ['demo', ...DEMO], terreno.entorno);
  const servidor = await iniciarServidor(limpieza, { ...terreno.entorno, ...ADMIN });
  // A name and not a number, as people open it.
  const url = servidor.url.replace('127.0.0.1', 'localhost');
  const pedidos = await request.newContext({ baseURL: url });
  await pedidos.post('/api/acceso/ingresar', {
    data: { usuario: ADMIN.ADMIN_EMAIL, contrasena: ADMIN.ADMIN_PASSWORD },
  });
  const { cookies } = await pedidos.storageState();
  await pedidos.dispose();
  const sid = cookies.find(({ name }) => name === 'sid');
  if (!sid) throw new Error('the administrator could not log in');
  return { url, cookie: `sid=${sid.value}`, chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
}

async function pesarPagina(pagina: Pagina, sitio: Sitio, limpieza: Limpieza): Promise<Medicion['peso']> {
  const navegador = await chromium.launch({
    executablePath: sitio.chromium,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const cerrar = limpieza.anotar(() => navegador.close());
  const contexto = await navegador.newContext({
    baseURL: sitio.url,
    locale: 'es-AR',
    viewport: { width: 1440, height: 900 },
  });
  if (objetivos[pagina].conSesion) {
    await contexto.addCookies([{ name: 'sid', value: sitio.cookie.slice(4), url: sitio.url, httpOnly: true }]);
  }
  const peso = await pesar(await contexto.newPage(), objetivos[pagina].camino, listas[pagina]);
  await cerrar();
  return peso;
}

type Opciones = { readonly veces: number; readonly conLighthouse: boolean };

async function medir(pagina: Pagina, sitio: Sitio, limpieza: Limpieza, opciones: Opciones): Promise<Medicion> {
  const { nombre, camino, conSesion } = objetivos[pagina];
  decir(`${nombre}: bytes, pedidos y axe…`);
  const peso = await pesarPagina(pagina, sitio, limpieza);
  const lighthouse = async (preset: 'movil' | 'escritorio'): Promise<Corrida | undefined> => {
    if (!opciones.conLighthouse) return undefined;
    decir(`${nombre}: Lighthouse, ${preset}…`);
    const cookie = conSesion ? sitio.cookie : undefined;
    const { veces } = opciones;
    return medianaDeLighthouse({ url: `${sitio.url}${camino}`, cookie, preset, veces, chromium: sitio.chromium });
  };
  return { pagina, peso, movil: await lighthouse('movil'), escritorio: await lighthouse('escritorio') };
}

async function correr(limpieza: Limpieza, opciones: Opciones & { readonly anotar: boolean }): Promise<number> {
  if (opciones.conLighthouse) await prepararLighthouse();
  const sitio = await levantar(limpieza);
  const mediciones: Medicion[] = [];
  for (const pagina of Object.keys(objetivos) as Pagina[]) {
    mediciones.push(await medir(pagina, sitio, limpieza, opciones));
  }
  const informe = informar(mediciones);
  console.log(informe);
  const faltas = mediciones.flatMap(({ peso }) => peso.axe);
  if (faltas.length > 0) console.log(['\nFaltas de axe:', ...faltas].join('\n'));
  if (opciones.anotar) await writeFile(DESTINO, paginaDe(informe, opciones.veces));
  const filas = mediciones.flatMap((una) => [...filasDePeso(una.pagina, una.peso), ...filasDeLighthouse(una)]);
  return filas.every(({ cumple }) => cumple) ? 0 : 1;
}

const paginaDe = (informe: string, veces: number): string =>
  [
    '# Presupuesto de la web: última medición',
    `La escribe \`npm run presupuesto -- --anotar\`. Medido el ${fechaHoraTexto(new Date())}, con la versión de producción y 20.000 artículos de demostración, navegador y servidor en la misma máquina. 1 kB son 1000 bytes. «Al mostrar» es lo que llegó hasta que la pantalla muestra su propio contenido; «en total», hasta 3,5 s después de cargar. Lighthouse: mediana de ${veces} corridas, cada una con un navegador nuevo.`,
    informe,
    '',
  ].join('\n\n');

const { values } = parseArgs({
  options: {
    'sin-lighthouse': { type: 'boolean', default: false },
    veces: { type: 'string', default: '5' },
    anotar: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(AYUDA);
} else {
  const limpieza = crearLimpieza();
  for (const senial of ['SIGINT', 'SIGTERM'] as const) {
    process.on(senial, () => void limpieza.deshacerTodo().then(() => process.exit(130)));
  }
  try {
    const veces = Math.max(1, Number(values.veces) || 5);
    process.exitCode = await correr(limpieza, {
      veces,
      conLighthouse: !values['sin-lighthouse'],
      anotar: values.anotar,
    });
  } finally {
    await limpieza.deshacerTodo();
  }
}
