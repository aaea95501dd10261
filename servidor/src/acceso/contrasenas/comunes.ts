import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const CUBETAS = 65_536;

/** Whether a text in lower case is one of the passwords that everybody tries first (README). */
type EsConocida = (texto: string) => boolean;

let leida: Promise<EsConocida> | undefined;

/** Read when the first password is chosen, and kept: a server that only lets people in never needs it. */
export function contrasenasConocidas(): Promise<EsConocida> {
  leida ??= readFile(new URL('comunes.bin', import.meta.url)).then(crearConsulta);
  return leida;
}

function crearConsulta(bytes: Buffer): EsConocida {
  const comienzos = new Uint32Array(CUBETAS + 1);
  for (let i = 0; i < CUBETAS; i += 1) comienzos[i + 1] = (comienzos[i] ?? 0) + bytes.readUInt8(i);
  return (texto) => {
    const huella = createHash('sha256').update(texto).digest();
    const [cubeta, resto] = [huella.readUInt16BE(0), huella.readUInt16BE(2)];
    for (let i = comienzos[cubeta] ?? 0; i < (comienzos[cubeta + 1] ?? 0); i += 1) {
      if (bytes.readUInt16BE(CUBETAS + i * 2) === resto) return true;
    }
    return false;
  };
}
