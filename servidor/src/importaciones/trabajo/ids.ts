import { randomFillSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const BYTES = 16;
const POR_VEZ = 512;

/**
 * Ids for the rows of one file, each after the one before: asking the system for the randomness of each of them took more
 * than reading the row. All of them tell the moment the first one was asked for.
 */
export function crearIds(): () => string {
  const azar = new Uint8Array(BYTES * POR_VEZ);
  const msecs = Date.now();
  let dados = 0;
  let seq = 0;
  return () => {
    const lugar = (dados % POR_VEZ) * BYTES;
    if (lugar === 0) randomFillSync(azar);
    const random = azar.subarray(lugar, lugar + BYTES);
    // Half of the 32 bits of the sequence are left for those that follow.
    if (dados === 0) seq = new DataView(azar.buffer).getUint32(0) >>> 1;
    dados += 1;
    seq += 1;
    return uuidv7({ msecs, seq, random });
  };
}
