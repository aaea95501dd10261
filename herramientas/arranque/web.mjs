import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conCerrojo } from './cerrojo.mjs';
import { ArranqueImposible, decir, MODULOS, RAIZ } from './comun.mjs';
import { enNode } from './node.mjs';

const WEB = join(RAIZ, 'web');
const SELLO = join(WEB, 'dist/.sello');
const FUENTES = ['web/src', 'web/construccion', 'nucleo/src'];
const SUELTAS = ['web/index.html', 'web/vite.config.ts', 'web/tsconfig.json', 'web/package.json', 'package-lock.json'];

/** Builds the web application when its sources changed. Sizes and dates tell, so that a warm start reads no file. */
export async function construirWeb() {
  if (estaAlDia()) return;
  await conCerrojo(async () => {
    if (estaAlDia()) return;
    const deAhora = huella();
    decir('Construyendo la aplicación web…');
    const codigo = await enNode([join(MODULOS, 'vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: WEB,
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2],
    });
    if (codigo !== 0) throw new ArranqueImposible('No se pudo construir la aplicación web: el motivo está arriba.');
    writeFileSync(SELLO, deAhora);
  });
}

const estaAlDia = () => existsSync(SELLO) && readFileSync(SELLO, 'utf8') === huella();

function huella() {
  const resumen = createHash('sha256');
  const anotar = (ruta) => {
    const datos = statSync(join(RAIZ, ruta), { throwIfNoEntry: false });
    if (datos) resumen.update(`${ruta} ${datos.size} ${datos.mtimeMs}\n`);
  };
  for (const carpeta of FUENTES) {
    if (!existsSync(join(RAIZ, carpeta))) continue;
    const nombres = readdirSync(join(RAIZ, carpeta), { recursive: true }).map(String).sort();
    for (const nombre of nombres) {
      if (/\.[a-z0-9]+$/i.test(nombre) && !/(\.test\.tsx?|\.md)$/.test(nombre)) anotar(join(carpeta, nombre));
    }
  }
  SUELTAS.forEach(anotar);
  return resumen.digest('hex');
}
