import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Limpieza } from '#bench/limpieza.ts';
import { filasDe, informar, type Medicion } from './informe.ts';
import { type Corrida, medianaDeLighthouse, prepararLighthouse } from './lighthouse.ts';
import { objetivos, type Pagina } from './objetivos.ts';
import { listas, loPropio } from './paginas.ts';
import { pesar } from './pesar.ts';
import { abrirNavegador, abrirVentana, CHROMIUM, conLimpieza, levantarSitio, type Sitio } from './sitio.ts';

const DESTINO = join(import.meta.dirname, '../WEB.md');
const AYUDA = `Uso: npm run presupuesto -- [opciones]

  --sin-lighthouse    solo bytes, pedidos y axe: medio minuto
  --veces N           corridas de Lighthouse por página y aparato; 5 si no se dice
  --anotar            guarda lo medido en bench/WEB.md`;

const SITIO = {
  nombre: 'web',
  email: 'presupuesto@trastienda.test',
  demo: ['--articulos', '20000', '--clientes', '500', '--notas', '500'],
};

const decir = (texto: string): void => {
  process.stderr.write(`${texto}\n`);
};

async function pesarPagina(pagina: Pagina, sitio: Sitio, limpieza: Limpieza): Promise<Medicion['peso']> {
  const { camino, conSesion } = objetivos[pagina];
  const { navegador, cerrar } = await abrirNavegador(limpieza);
  const ventana = await abrirVentana(navegador, sitio, conSesion);
  const peso = await pesar(await ventana.newPage(), { camino, propio: loPropio[pagina], listo: listas[pagina] });
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
    const cookie = conSesion ? `sid=${sitio.sid}` : undefined;
    const { veces } = opciones;
    return medianaDeLighthouse({ url: `${sitio.url}${camino}`, cookie, preset, veces, chromium: CHROMIUM });
  };
  return { pagina, peso, movil: await lighthouse('movil'), escritorio: await lighthouse('escritorio') };
}

async function correr(limpieza: Limpieza, opciones: Opciones & { readonly anotar: boolean }): Promise<number> {
  if (opciones.conLighthouse) await prepararLighthouse();
  decir('Cargando la empresa de demostración…');
  const sitio = await levantarSitio(limpieza, SITIO);
  const mediciones: Medicion[] = [];
  for (const pagina of Object.keys(objetivos) as Pagina[]) {
    mediciones.push(await medir(pagina, sitio, limpieza, opciones));
  }
  const informe = informar(mediciones);
  console.log(informe);
  const faltas = mediciones.flatMap(({ peso }) => peso.axe);
  if (faltas.length > 0) console.log(['\nFaltas de axe:', ...faltas].join('\n'));
  if (opciones.anotar) await writeFile(DESTINO, paginaDe(informe, opciones.veces));
  return filasDe(mediciones).every(({ cumple }) => cumple) ? 0 : 1;
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
  const veces = Math.max(1, Number(values.veces) || 5);
  const opciones = { veces, conLighthouse: !values['sin-lighthouse'], anotar: values.anotar };
  await conLimpieza(async (limpieza) => {
    process.exitCode = await correr(limpieza, opciones);
  });
}
