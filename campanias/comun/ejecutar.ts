import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crearAzar } from './azar.ts';
import type { Campania, Informe, Planta, Tamano } from './campania.ts';
import { conLimiteDuro, crearCierre } from './cierre.ts';
import type { OrigenDelMotor } from './sitio.ts';

export type Ejecucion = {
  readonly semilla: number;
  readonly tamano: Tamano;
  /** How long the campaign may look for violations; getting ready and cleaning up come on top. */
  readonly ms: number;
  readonly motor: OrigenDelMotor;
  /** A planted defect: a control run. */
  readonly defecto?: string | undefined;
  readonly decir?: (texto: string) => void;
};

export type Corrida = {
  readonly informe: Informe;
  /** Of a control run: whether some process ran with the defect. */
  readonly prendio: boolean;
  readonly ms: number;
  /** Where history and findings were kept; undefined when there was nothing to find. */
  readonly guardado: string | undefined;
};

/** Beyond its time, a campaign that hangs is cut. */
const GRACIA_MS = 600_000;

/** One run of a campaign, with everything it started ended and removed, also when it throws. */
export async function ejecutar(campania: Campania, pedido: Ejecucion): Promise<Corrida> {
  const { semilla, tamano, ms, motor, defecto, decir = () => {} } = pedido;
  const inicio = performance.now();
  const carpeta = await mkdtemp(join(tmpdir(), `trastienda-${campania.id.toLowerCase()}-`));
  const cierre = crearCierre();
  const limite = conLimiteDuro(cierre, ms + GRACIA_MS);
  const planta = defecto === undefined ? undefined : crearPlanta(defecto, carpeta);
  let quedarse = true;
  try {
    const informe = await campania.correr({
      semilla,
      azar: crearAzar(`${campania.id}/${semilla}`),
      tamano,
      quedaMs: () => ms - (performance.now() - inicio),
      planta,
      motor,
      cierre,
      carpeta,
      decir,
    });
    quedarse = planta === undefined && informe.violaciones.length > 0;
    if (quedarse) await guardarHallazgos(carpeta, campania, pedido, informe);
    const prendio = planta?.prendio() ?? false;
    return { informe, prendio, ms: performance.now() - inicio, guardado: quedarse ? carpeta : undefined };
  } finally {
    const fallas = await cierre.cerrar();
    limite.soltar();
    for (const falla of fallas) decir(`Al cerrar: ${falla}`);
    if (!quedarse) await rm(carpeta, { recursive: true, force: true });
  }
}

function crearPlanta(nombre: string, carpeta: string): Planta {
  const marca = join(carpeta, 'defecto.txt');
  return { nombre, prendio: () => existsSync(marca), env: { DEFECTO: nombre, DEFECTO_MARCA: marca } };
}

async function guardarHallazgos(
  carpeta: string,
  { id }: Campania,
  { semilla, tamano, ms }: Ejecucion,
  informe: Informe,
): Promise<void> {
  const repetir = `npm run campania -- ${id} --seed ${semilla} --minutos ${(ms / 60_000).toFixed(1)} --size ${tamano}`;
  await writeFile(
    join(carpeta, 'hallazgos.json'),
    `${JSON.stringify({ id, semilla, repetir, ...informe }, null, 2)}\n`,
  );
}
