import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../nucleo/src/endpoints.ts';
import { CARPETA_DE_RUTAS } from '../servidor/src/prueba/rutas-probadas.ts';

// Run after the tests of the server: an endpoint that no test called is a promise nobody checked.
const archivos = existsSync(CARPETA_DE_RUTAS) ? readdirSync(CARPETA_DE_RUTAS) : [];
const probadas = new Set(
  archivos.flatMap((archivo) => readFileSync(join(CARPETA_DE_RUTAS, archivo), 'utf8').split('\n')),
);
const olvidadas = endpoints.map(({ method, path }) => `${method} ${path}`).filter((ruta) => !probadas.has(ruta));
if (olvidadas.length > 0) {
  console.error(`Ninguna prueba llama a:\n${olvidadas.map((ruta) => `  ${ruta}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`${endpoints.length} puntos de la interfaz, todos con su prueba.`);
}
