import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeFileSync } from 'node:fs';
import { mkdir, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Combinada, SEPARADOR_DE_HOJA } from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type Convertida, INDICE } from './carpeta.ts';
import { leerHoja, poner } from './hoja.ts';
import { type Libro, leerLibro } from './libro.ts';
import { LIMITES } from './limites.ts';
import { abrirPaquete, desmedida } from './paquete.ts';

/**
 * Turns a spreadsheet into a folder of plain texts, read once within the limits of what we take in: from then on its rows
 * come from where those of every text come. Throws `ReglaRota` for what is no spreadsheet, or is more than one may be.
 */
export async function convertirPlanilla(ruta: string, destino: string): Promise<Convertida> {
  await revisarPrincipio(ruta);
  await mkdir(destino, { recursive: true, mode: 0o700 });
  const hojas: string[] = [];
  const cuenta = { escritos: 0 };
  const paquete = await abrirPaquete(ruta);
  try {
    const libro = await leerLibro(paquete);
    for (const { nombre, parte } of libro.hojas) {
      const archivo = join(destino, `${hojas.length}.csv`);
      const { filas, combinadas } = await escribirHoja(paquete.leer(parte), { libro, archivo, combinadas: [], cuenta });
      if (filas === 0) continue;
      if (combinadas.length > 0) await conCombinadas(ruta, parte, { libro, archivo, combinadas, cuenta });
      hojas.push(nombre);
    }
  } finally {
    paquete.cerrar();
  }
  const { size } = await stat(ruta);
  const convertida = { bytes: size, hash: await hashDe(ruta), hojas: unicos(hojas) };
  await writeFile(join(destino, INDICE), JSON.stringify(convertida), { mode: 0o600 });
  return convertida;
}

type Escritura = {
  readonly libro: Libro;
  readonly archivo: string;
  readonly combinadas: readonly Combinada[];
  readonly cuenta: { escritos: number };
};

/** Which cells are merged only comes after all of them: a sheet that has some is read again, knowing them. */
async function conCombinadas(ruta: string, parte: string, escritura: Escritura): Promise<void> {
  const paquete = await abrirPaquete(ruta);
  try {
    await escribirHoja(paquete.leer(parte), escritura);
  } finally {
    paquete.cerrar();
  }
}

async function escribirHoja(trozos: AsyncIterable<Uint8Array>, { libro, archivo, combinadas, cuenta }: Escritura) {
  const salida = abrirSalida(archivo, cuenta);
  const rellenar = relleno(combinadas);
  let escrita = 0;
  let ancho = 0;
  let filas = 0;
  try {
    const propias = await leerHoja(trozos, libro, (leidas, fila) => {
      const celdas = [...leidas];
      rellenar(celdas, fila);
      ancho = Math.max(ancho, celdas.length);
      while (celdas.length < ancho) celdas.push('');
      // Blank lines keep the number of each row the one that the spreadsheet shows.
      if (fila - escrita > 1) salida.poner('\n'.repeat(fila - escrita - 1));
      escrita = fila;
      filas += 1;
      salida.poner(`${celdas.map(entreComillas).join(SEPARADOR_DE_HOJA)}\n`);
    });
    salida.volcar();
    return { filas, combinadas: propias };
  } finally {
    salida.cerrar();
  }
}

/** Letters that wait to be written. */
const POR_VEZ = 256 * 1024;

/**
 * Writes on the spot, which a thread of its own may: a text that all cells share makes megabytes of a few hundred bytes of
 * XML, and what waited for the end of its piece took as much memory as all of it.
 */
function abrirSalida(archivo: string, cuenta: Escritura['cuenta']) {
  const abierto = openSync(archivo, 'w', 0o600);
  let pendiente: string[] = [];
  let letras = 0;
  const volcar = () => {
    writeFileSync(abierto, pendiente.join(''));
    pendiente = [];
    letras = 0;
  };
  return {
    poner: (texto: string) => {
      cuenta.escritos += texto.length;
      if (cuenta.escritos > LIMITES.escritos) desmedida('TEXTO_REPETIDO');
      pendiente.push(texto);
      letras += texto.length;
      if (letras >= POR_VEZ) volcar();
    },
    volcar,
    cerrar: () => closeSync(abierto),
  };
}

const entreComillas = (celda: string): string => (/[";\r\n]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda);

/** The value of merged cells stands for each of their rows, as it does for whoever looks at them. */
function relleno(combinadas: readonly Combinada[]) {
  const pendientes = combinadas.toSorted((a, b) => a.desde - b.desde);
  const vigentes = new Map<number, { readonly hasta: number; readonly valor: string }>();
  let proxima = 0;
  return (celdas: string[], fila: number): void => {
    for (let una = pendientes[proxima]; una && una.desde <= fila; una = pendientes[proxima]) {
      const valor = una.desde === fila ? (celdas[una.columna] ?? '') : '';
      if (valor !== '') vigentes.set(una.columna, { hasta: una.hasta, valor });
      proxima += 1;
    }
    for (const [columna, { hasta, valor }] of vigentes) {
      if (hasta < fila) vigentes.delete(columna);
      else if ((celdas[columna] ?? '') === '') poner(celdas, columna, valor);
    }
  };
}

/** Two sheets that would be called alike, once their names were cut, get a number. */
const unicos = (nombres: readonly string[]): string[] =>
  nombres.map((nombre, i) => (nombres.indexOf(nombre) === i ? nombre : `${nombre.slice(0, 94)} (${i + 1})`));

const COMPUESTO = [0xd0, 0xcf, 0x11, 0xe0];
const COMPRIMIDO = [0x50, 0x4b, 0x03, 0x04];
const MUESTRA = 4 * 1024 * 1024;
/** How a workbook that asks for a password names what it hides. */
const CON_CLAVE = Buffer.from('EncryptedPackage', 'utf16le');

async function revisarPrincipio(ruta: string): Promise<void> {
  const archivo = await open(ruta);
  try {
    const { bytesRead, buffer } = await archivo.read(Buffer.alloc(8), 0, 8, 0);
    const empieza = (bytes: readonly number[]) => bytesRead >= 4 && bytes.every((byte, i) => buffer[i] === byte);
    if (empieza(COMPRIMIDO)) return;
    if (!empieza(COMPUESTO)) rechazar('importaciones.no_es_texto', { clase: 'CON_NOMBRE_DE_PLANILLA' });
    const { buffer: resto } = await archivo.read(Buffer.alloc(MUESTRA), 0, MUESTRA, 0);
    if (resto.includes(CON_CLAVE)) rechazar('importaciones.planilla_con_clave', {});
    rechazar('importaciones.planilla_vieja', { clase: 'XLS' });
  } finally {
    await archivo.close();
  }
}

async function hashDe(ruta: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const trozo of createReadStream(ruta)) hash.update(trozo);
  return hash.digest('hex');
}
