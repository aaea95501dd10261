import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correrALaVista, programa } from './correr.ts';
import {
  type Cuenta,
  contarPlaywright,
  contarRevisiones,
  contarVitest,
  NINGUNA,
  resumen,
  sumar,
  unaFalla,
} from './cuenta.ts';
import { ARCHIVO_DE_SUELTOS, type ErrorSuelto } from './errores-sueltos.ts';
import { prepararNavegador } from './navegador.ts';
import { conLaWeb, RUTAS_PROBADAS, revisar } from './revisar.ts';

// The long run crosses every width with every mode (`npm run test:todo`).
if (process.argv.includes('--todo')) process.env.TRASTIENDA_PRUEBAS = 'todo';
const informes = await mkdtemp(join(tmpdir(), 'trastienda-informes-'));
const etapas: readonly (readonly [string, () => Promise<Cuenta>])[] = [
  ['Revisiones', async () => contarRevisiones(await revisar(conLaWeb))],
  ['Pruebas', pruebas],
  ['Recorridos en un navegador', recorridos],
];

// Every stage runs even when one before it fails, so that one run tells everything.
let total = NINGUNA;
for (const [nombre, etapa] of etapas) {
  console.log(`\n── ${nombre}`);
  const cuenta = await etapa().catch((error: unknown) => {
    console.error(error);
    return unaFalla(nombre, String(error));
  });
  total = sumar(total, cuenta);
}
await rm(informes, { recursive: true, force: true });
console.log(`\n${resumen(total)}`);
process.exitCode = total.fallaron === 0 ? 0 : 1;

async function pruebas(): Promise<Cuenta> {
  const informe = join(informes, 'vitest.json');
  const sueltos = join(informes, 'sueltos.json');
  const codigo = await correrALaVista({
    nombre: 'vitest',
    argumentos: [
      programa('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${informe}`,
      '--reporter=./herramientas/errores-sueltos.ts',
    ],
    env: { [ARCHIVO_DE_SUELTOS]: sueltos },
  });
  const rutas = contarRevisiones(await revisar([RUTAS_PROBADAS]));
  return sumar(contarVitest(leer(informe), codigo, (leer(sueltos) ?? []) as readonly ErrorSuelto[]), rutas);
}

async function recorridos(): Promise<Cuenta> {
  const web = await correrALaVista({ nombre: 'web', argumentos: ['herramientas/arranque.mjs', 'web'] });
  if (web !== 0) return unaFalla('the build of the web');
  const informe = join(informes, 'playwright.json');
  const codigo = await correrALaVista({
    nombre: 'playwright',
    argumentos: [programa('@playwright/test/cli.js'), 'test'],
    env: { ...(await prepararNavegador()), PLAYWRIGHT_JSON_OUTPUT_NAME: informe },
  });
  return contarPlaywright(leer(informe), codigo);
}

function leer(ruta: string): unknown {
  return existsSync(ruta) ? JSON.parse(readFileSync(ruta, 'utf8')) : undefined;
}
