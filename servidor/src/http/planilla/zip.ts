import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ParteDeZip = { readonly nombre: string; readonly contenido: AsyncIterable<string> | Iterable<string> };

const VERSION = 20;
/** Sizes come behind each part, and names are UTF-8. */
const BANDERAS = 0x0808;
const DEFLATE = 8;
/** The first day there is for a zip: the same rows make the same bytes. */
const PRIMER_DIA = 0x0021;
/** Of speed and size: lists are long and go over a local network. */
const NIVEL = 4;
const TOPE = 0xffff_ffff;

type Escrita = {
  readonly nombre: Buffer;
  readonly suma: number;
  readonly dentro: number;
  readonly fuera: number;
  readonly lugar: number;
};

/**
 * A zip as it is written, whatever its length: each part is compressed as it comes and none is kept. Throws beyond 4 GiB,
 * which no list of ours reaches.
 */
export async function* escribirZip(partes: Iterable<ParteDeZip> | AsyncIterable<ParteDeZip>): AsyncGenerator<Buffer> {
  const escritas: Escrita[] = [];
  let lugar = 0;
  for await (const { nombre, contenido } of partes) {
    const titulo = Buffer.from(nombre);
    const cabeza = encabezado(titulo);
    yield cabeza;
    const cuenta = { suma: 0, dentro: 0 };
    let fuera = 0;
    for await (const trozo of comprimir(contenido, cuenta)) {
      fuera += trozo.length;
      yield trozo;
    }
    const cola = Buffer.alloc(16);
    cola.write('PK\u0007\u0008', 'latin1');
    escribirMedidas(cola, 4, { ...cuenta, fuera });
    yield cola;
    escritas.push({ nombre: titulo, ...cuenta, fuera, lugar });
    lugar += cabeza.length + fuera + cola.length;
    if (lugar > TOPE || cuenta.dentro > TOPE) throw new Error('a spreadsheet of more than 4 GiB');
  }
  yield indice(escritas, lugar);
}

async function* comprimir(
  contenido: ParteDeZip['contenido'],
  cuenta: { suma: number; dentro: number },
): AsyncGenerator<Buffer> {
  const contado = async function* () {
    for await (const texto of contenido) {
      const bytes = Buffer.from(texto);
      cuenta.suma = crc32(bytes, cuenta.suma);
      cuenta.dentro += bytes.length;
      yield bytes;
    }
  };
  const flujo = createDeflateRaw({ level: NIVEL });
  // A source that fails destroys the stream, and whoever reads it hears why.
  pipeline(Readable.from(contado()), flujo, () => {});
  yield* flujo as AsyncIterable<Buffer>;
}

function encabezado(nombre: Buffer): Buffer {
  const cabeza = Buffer.alloc(30);
  cabeza.write('PK\u0003\u0004', 'latin1');
  escribirComun(cabeza, 4, nombre);
  return Buffer.concat([cabeza, nombre]);
}

function escribirComun(bytes: Buffer, desde: number, nombre: Buffer): void {
  bytes.writeUInt16LE(VERSION, desde);
  bytes.writeUInt16LE(BANDERAS, desde + 2);
  bytes.writeUInt16LE(DEFLATE, desde + 4);
  bytes.writeUInt16LE(PRIMER_DIA, desde + 8);
  bytes.writeUInt16LE(nombre.length, desde + 22);
}

function escribirMedidas(
  bytes: Buffer,
  desde: number,
  { suma, fuera, dentro }: Pick<Escrita, 'suma' | 'fuera' | 'dentro'>,
): void {
  bytes.writeUInt32LE(suma, desde);
  bytes.writeUInt32LE(fuera, desde + 4);
  bytes.writeUInt32LE(dentro, desde + 8);
}

function indice(escritas: readonly Escrita[], lugar: number): Buffer {
  const entradas = escritas.map((escrita) => {
    const entrada = Buffer.alloc(46);
    entrada.write('PK\u0001\u0002', 'latin1');
    entrada.writeUInt16LE(VERSION, 4);
    escribirComun(entrada, 6, escrita.nombre);
    escribirMedidas(entrada, 16, escrita);
    entrada.writeUInt32LE(escrita.lugar, 42);
    return Buffer.concat([entrada, escrita.nombre]);
  });
  const todas = Buffer.concat(entradas);
  const fin = Buffer.alloc(22);
  fin.write('PK\u0005\u0006', 'latin1');
  fin.writeUInt16LE(escritas.length, 8);
  fin.writeUInt16LE(escritas.length, 10);
  fin.writeUInt32LE(todas.length, 12);
  fin.writeUInt32LE(lugar, 16);
  return Buffer.concat([todas, fin]);
}
