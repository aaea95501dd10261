import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { frases, MotorImposible } from '#motor/index.ts';

/** What is kept under DATA_DIR beside the engine, which looks after its own. */
const CARPETAS = ['adjuntos', 'claves', 'correo', 'importaciones', 'importaciones-originales'];

/**
 * Insists, before anything is started, on being able to use what there is of DATA_DIR: a folder that came back from a copy with
 * another owner would be met by whoever looks for a picture or sends one.
 */
export function exigirCarpetas(dataDir: string): void {
  const codigo = loQueImpide(dataDir)?.code;
  if (codigo !== undefined) throw new MotorImposible(frases.sinEscritura(dataDir, codigo));
  for (const carpeta of CARPETAS) {
    const error = loQueImpide(join(dataDir, carpeta));
    if (error) throw error;
  }
}

/** Nothing when it is not there: it will be made by whoever needs it. */
function loQueImpide(ruta: string): NodeJS.ErrnoException | undefined {
  try {
    accessSync(ruta, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : (error as NodeJS.ErrnoException);
  }
}
