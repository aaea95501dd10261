import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conCerrojo } from './cerrojo.mjs';
import { ArranqueImposible, decir, MODULOS, RAIZ } from './comun.mjs';
import { ejecutar } from './proceso.mjs';

const SELLO = join(MODULOS, '.trastienda-sello');
const MANIFIESTOS = [
  'package-lock.json',
  'package.json',
  'nucleo/package.json',
  'servidor/package.json',
  'web/package.json',
];

/** Installs the dependencies when they are missing or are not the ones of the lockfile. Costs a hash when they are. */
export async function instalar() {
  if (estaAlDia()) return;
  await conCerrojo(async () => {
    if (estaAlDia()) return;
    if (!coincideConElLockfile()) await npmCi();
    writeFileSync(SELLO, huella());
  });
}

async function npmCi() {
  decir('Instalando las dependencias…');
  const argumentos = [...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], '--include=dev'];
  const npm = process.env.npm_execpath;
  const salida = { cwd: RAIZ, stdio: ['ignore', 2, 2] };
  const codigo = npm?.endsWith('js')
    ? await ejecutar(process.execPath, [npm, ...argumentos], salida)
    : await ejecutar('npm', argumentos, { ...salida, shell: process.platform === 'win32' });
  if (codigo !== 0) {
    throw new ArranqueImposible(
      'No se pudieron instalar las dependencias: revisá la conexión y el mensaje de npm de arriba.',
    );
  }
}

const estaAlDia = () => existsSync(SELLO) && readFileSync(SELLO, 'utf8') === huella();

function huella() {
  const resumen = createHash('sha256');
  for (const nombre of MANIFIESTOS) resumen.update(readFileSync(join(RAIZ, nombre)));
  return resumen.digest('hex');
}

/** npm writes down what it put in node_modules; who ran `npm install` by hand needs no second installation. */
function coincideConElLockfile() {
  const anotado = join(MODULOS, '.package-lock.json');
  if (!existsSync(anotado)) return false;
  const pedidos = JSON.parse(readFileSync(join(RAIZ, 'package-lock.json'), 'utf8')).packages;
  const puestos = JSON.parse(readFileSync(anotado, 'utf8')).packages;
  return Object.entries(pedidos).every(([ruta, { version, link, optional }]) => {
    if (!ruta.includes('node_modules/') || link) return true;
    return puestos[ruta] ? puestos[ruta].version === version : optional === true;
  });
}
