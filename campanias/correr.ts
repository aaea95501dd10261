import { parseArgs } from 'node:util';
import type { Campania, Tamano, Violacion } from './comun/campania.ts';
import { type Ejecucion, ejecutar } from './comun/ejecutar.ts';
import { anotarFila, type Linea, leerCommit, lineaDe } from './comun/informe.ts';
import type { OrigenDelMotor } from './comun/sitio.ts';
import { defectos } from './defectos/lista.ts';
import { campanias } from './lista.ts';

const USO = `Uso: npm run campania -- C01 [C05 …] [--seed N] [--minutos M] [--size quick|full] [--defecto NOMBRE]
                          [--sin-controles] [--anotar] [--lista]
  --seed N         de dónde sale cada elección al azar; 42 si no se dice
  --minutos M      cuánto busca en total, con sus controles
  --defecto NOMBRE sólo la corrida de control de ese defecto
  --sin-controles  sin las corridas de control
  --anotar         pone la fila en bench/CAMPANIAS.md
  --lista          qué campañas hay y qué defectos planta cada una
Sin DATABASE_URL corre sobre el motor propio del producto; con ella, en una base nueva de ese servidor.`;

/** What the control runs may take of the whole: each ends as soon as it finds its defect. */
const PARTE_DE_CONTROLES = 0.3;
const CONTROL_MINIMO_MS = 30_000;
const VIOLACIONES_A_LA_VISTA = 10;

const decir = (texto: string): void => console.log(texto);

type Pedido = {
  readonly ids: readonly string[];
  readonly semilla: number;
  readonly minutos: number | undefined;
  readonly tamano: Tamano;
  readonly defecto: string | undefined;
  readonly controles: boolean;
  readonly anotar: boolean;
};

function leerPedido(): Pedido | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '42' },
      minutos: { type: 'string' },
      size: { type: 'string', default: 'quick' },
      defecto: { type: 'string' },
      'sin-controles': { type: 'boolean', default: false },
      anotar: { type: 'boolean', default: false },
      lista: { type: 'boolean', default: false },
    },
  });
  const semilla = Number(values.seed);
  const minutos = values.minutos === undefined ? undefined : Number(values.minutos);
  const tamano = (['quick', 'full'] as const).find((uno) => uno === values.size);
  const sirve = Number.isSafeInteger(semilla) && (minutos === undefined || minutos > 0) && tamano !== undefined;
  if (values.lista || positionals.length === 0 || !sirve) return undefined;
  const { defecto, anotar } = values;
  const ids = positionals.map((id) => id.toUpperCase());
  return { ids, semilla, minutos, tamano, defecto, controles: !values['sin-controles'], anotar };
}

function mostrarLista(): void {
  decir(USO);
  for (const { id, titulo, defectos: nombres } of campanias) {
    decir(`\n${id}  ${titulo}`);
    for (const nombre of nombres) decir(`     ${nombre}: ${defectos.find((uno) => uno.nombre === nombre)?.que ?? '?'}`);
  }
}

const motorDelEntorno = (): OrigenDelMotor => {
  const url = process.env.DATABASE_URL;
  return url === undefined || url === '' ? { tipo: 'propio' } : { tipo: 'servidor', url };
};

/** Answers whether nothing was found that should not be, and everything that should. */
async function correrUna(campania: Campania, pedido: Pedido): Promise<boolean> {
  const { semilla, tamano, defecto } = pedido;
  const ms = (pedido.minutos ?? campania.minutos[tamano === 'full' ? 'full' : 'quick']) * 60_000;
  decir(`\n${campania.id} ${campania.titulo}\nsemilla ${semilla}, commit ${leerCommit()}`);
  const comun = { semilla, tamano, motor: motorDelEntorno(), decir: (texto: string) => decir(`  ${texto}`) };
  if (defecto !== undefined) return controlar(campania, { ...comun, ms, defecto });

  const plantados = pedido.controles ? campania.defectos : [];
  const deControles = plantados.length === 0 ? 0 : ms * PARTE_DE_CONTROLES;
  const { informe, ms: tardo, guardado } = await ejecutar(campania, { ...comun, ms: ms - deControles });
  mostrarViolaciones(informe.violaciones, guardado);
  let hallados = 0;
  let enControles = 0;
  for (const nombre of plantados) {
    const inicio = performance.now();
    const paraUno = Math.max(CONTROL_MINIMO_MS, deControles / plantados.length);
    // One that breaks down has found nothing, and does not take the report with it.
    const hallado = await controlar(campania, { ...comun, ms: paraUno, defecto: nombre }).catch((error: unknown) => {
      decir(`  control ${nombre}: SE CORTÓ (${error instanceof Error ? error.message : String(error)})`);
      return false;
    });
    if (hallado) hallados += 1;
    enControles += performance.now() - inicio;
  }
  const minutos = (tardo + enControles) / 60_000;
  const linea: Linea = { campania, semilla, minutos, informe, hallados, plantados: plantados.length };
  for (const [nombre, valor] of Object.entries(informe.cifras)) decir(`  ${nombre}: ${valor}`);
  decir(lineaDe(linea).join(', '));
  if (pedido.anotar) anotarFila(linea);
  return informe.violaciones.length === 0 && hallados === plantados.length;
}

async function controlar(campania: Campania, ejecucion: Ejecucion): Promise<boolean> {
  const { informe, prendio, ms } = await ejecutar(campania, { ...ejecucion, decir: () => {} });
  const [primera] = informe.violaciones;
  const segundos = (ms / 1000).toFixed(1);
  if (!prendio) decir(`  control ${ejecucion.defecto}: NO PRENDIÓ, ningún proceso corrió con el defecto`);
  else if (!primera) decir(`  control ${ejecucion.defecto}: NO HALLADO en ${segundos} s`);
  else decir(`  control ${ejecucion.defecto}: hallado en ${segundos} s (${primera.invariante} ${primera.que})`);
  return prendio && primera !== undefined;
}

function mostrarViolaciones(violaciones: readonly Violacion[], guardado: string | undefined): void {
  for (const { invariante, que, datos } of violaciones.slice(0, VIOLACIONES_A_LA_VISTA)) {
    decir(`  VIOLACIÓN ${invariante}: ${que} ${JSON.stringify(datos)?.slice(0, 600) ?? ''}`);
  }
  const mas = violaciones.length - VIOLACIONES_A_LA_VISTA;
  if (mas > 0) decir(`  … y ${mas} más`);
  if (guardado !== undefined) decir(`  La historia y los hallazgos quedaron en ${guardado}`);
}

const pedido = leerPedido();
if (!pedido) {
  mostrarLista();
  process.exit(process.argv.includes('--lista') ? 0 : 2);
}
const elegidas = pedido.ids.map((id) => campanias.find((campania) => campania.id === id));
if (elegidas.includes(undefined)) {
  decir(`No existe esa campaña: hay ${campanias.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
let todoBien = true;
for (const campania of elegidas) {
  if (campania && !(await correrUna(campania, pedido))) todoBien = false;
}
process.exit(todoBien ? 0 : 1);
