import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

// Makes `servidor/src/acceso/contrasenas/comunes.bin` from lists of passwords, each from the most to the least used:
//   node herramientas/contrasenas-comunes.ts SALIDA LISTA…
// A list is a text with one password a line, the same in gzip, or a JSON array of texts. What the file holds and where
// ours came from is in the README beside it.

/** As many as fit in 400 kB. */
const MAXIMO = 165_000;
/** Shorter ones are refused for their length: they only matter as the beginning of a longer one. */
const LARGO_DE_CONTRASENA = 12;
const LARGO_MINIMO = 3;
const CUBETAS = 65_536;

async function leerLista(ruta: string): Promise<string[]> {
  const bytes = await readFile(ruta);
  const texto = (ruta.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const lista = ruta.endsWith('.json') ? (JSON.parse(texto) as string[]) : texto.split('\n');
  return lista.map((una) => una.trim().toLowerCase()).filter((una) => una.length >= LARGO_MINIMO);
}

/** The first 32 bits of each hash in order: how many begin with each 16 bits, and then the other 16 of each one. */
function aplanar(contrasenas: Iterable<string>): Buffer {
  const huellas = new Set<number>();
  for (const una of contrasenas) huellas.add(createHash('sha256').update(una).digest().readUInt32BE(0));
  const ordenadas = Uint32Array.from(huellas).sort();
  const salida = Buffer.alloc(CUBETAS + ordenadas.length * 2);
  ordenadas.forEach((huella, i) => {
    const cubeta = huella >>> 16;
    salida.writeUInt8(salida.readUInt8(cubeta) + 1, cubeta);
    salida.writeUInt16BE(huella & 0xffff, CUBETAS + i * 2);
  });
  return salida;
}

const [salida, ...rutas] = process.argv.slice(2);
if (salida === undefined || rutas.length === 0) throw new Error('usage: contrasenas-comunes.ts SALIDA LISTA…');
const todas = new Set((await Promise.all(rutas.map(leerLista))).flat());
const largas = [...todas].filter((una) => [...una].length >= LARGO_DE_CONTRASENA);
const elegidas = new Set(largas);
for (const una of todas) {
  if (elegidas.size === MAXIMO) break;
  elegidas.add(una);
}
const bytes = aplanar(elegidas);
await writeFile(salida, bytes);
process.stdout.write(
  `${elegidas.size} passwords (${largas.length} long enough to be one here), ${bytes.length} bytes\n`,
);
