import { errores } from '@trastienda/nucleo/errores.ts';
import { MigracionImposible } from '#db/migrar.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { frases, MotorImposible } from '#motor/index.ts';
import { ConfiguracionInvalida } from './configuracion.ts';

const SIN_PERMISO = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What the operator can mend is said in one sentence; anything else is our bug and keeps its stack. */
export function explicar(error: unknown): string | undefined {
  if (
    error instanceof ConfiguracionInvalida ||
    error instanceof MotorImposible ||
    error instanceof MigracionImposible
  ) {
    return error.message;
  }
  if (error instanceof ReglaRota) {
    const { mensaje } = errores[error.error.code];
    return (mensaje as (data: unknown) => string)(error.error.data);
  }
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const puerto = 'port' in error ? Number(error.port) : 0;
  if (error.code === 'EADDRINUSE') return frases.puertoOcupado(puerto);
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `No hay permiso para escuchar en el puerto ${puerto}: elegí otro con PORT.`;
  }
  if (SIN_PERMISO.has(String(error.code)) && 'path' in error) {
    return `No se puede usar ${error.path} (${error.code}): dale permiso a este usuario para leer y escribir ahí.`;
  }
  if (error.code === 'ENOSPC') return 'No queda lugar en el disco: hacé lugar y volvé a intentar.';
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === '28P01' || error.code === '3D000') {
    return `No se pudo entrar a la base de datos de DATABASE_URL (${error.message}): revisá la dirección, el usuario y que esté en marcha.`;
  }
  return undefined;
}
