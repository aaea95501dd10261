import { join } from 'node:path';
import { origenDelMotor, prepararBinarios } from './binarios.ts';
import { tomarCerrojo } from './cerrojo.ts';
import { prepararCambio } from './claves.ts';
import { frases, MotorImposible } from './frases.ts';
import { asegurarCluster } from './inicializar.ts';
import { levantar, soltarMotor } from './levantar.ts';
import { buscarLugar } from './lugar.ts';
import { cambiarMarca, leerMarca } from './marca.ts';
import { conElMotor, exigirMismaVersion, type Opciones } from './supervisor.ts';

/**
 * Other passwords for the roles of the embedded engine (`seguridad.md` 3.11), with nobody on it: whoever is has the former one.
 * Cut at any moment, the next start ends it. Throws `MotorImposible`.
 */
export async function rotarClaves({ dataDir, log, pgBinDir }: Omit<Opciones, 'papel'>): Promise<void> {
  const lugar = buscarLugar(dataDir);
  await conElMotor(lugar, async () => {
    const uso = tomarCerrojo(join(lugar.cerrojos, 'uso'), 'exclusivo');
    if (!uso) throw new MotorImposible(frases.enUso(lugar.datos));
    try {
      const binarios = prepararBinarios(lugar, origenDelMotor(pgBinDir || process.env.PG_BIN_DIR || undefined), log);
      const marca = await asegurarCluster(lugar, binarios, log);
      exigirMismaVersion(lugar, binarios);
      // What another one left half done is ended first: there is room for one pair of former passwords.
      await levantar({ lugar, binarios, marca, log });
      const { anteriores: _, ...firme } = leerMarca(lugar.cluster) ?? marca;
      const nueva = prepararCambio(firme);
      cambiarMarca(lugar.cluster, nueva, lugar.identidad);
      await levantar({ lugar, binarios, marca: nueva, log: { ...log, info: () => {} } });
    } finally {
      await soltarMotor(lugar, uso, log);
    }
  });
}
