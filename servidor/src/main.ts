import { errores } from '@trastienda/nucleo/errores.ts';
import { asegurarAdministrador, emitirCodigoDeAlta, quienEs } from '#acceso/index.ts';
import { MigracionImposible } from '#db/migrar.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { frases, MotorImposible } from '#motor/index.ts';
import { abrir } from './abrir.ts';
import { crearApp } from './app.ts';
import { ConfiguracionInvalida, leerConfiguracion } from './configuracion.ts';

const decir = (texto: string) => process.stdout.write(`${texto}\n`);

/** Starts everything, says in one line where it is, and stops everything when told to. */
async function servir(): Promise<void> {
  const configuracion = leerConfiguracion(process.env);
  const abierta = await abrir(configuracion, { papel: 'servidor', log: { info: decir, warn: decir } });
  try {
    const hayAdministrador = await asegurarAdministrador(abierta.db, configuracion.admin);
    const { https, httpAbierto, nivel, puerto, host } = configuracion;
    const app = await crearApp(
      {
        db: abierta.db,
        dbLectura: abierta.dbLectura,
        ahora: () => new Date(),
        quienEs: quienEs(abierta.db, https),
        https,
        httpAbierto,
      },
      { pool: abierta.pool, nivel },
    );
    await app.listen({ port: puerto, host });
    const direccion = configuracion.baseUrl ?? direccionLocal(app.server.address());
    if (!hayAdministrador) {
      const codigo = await emitirCodigoDeAlta(abierta.db);
      decir(
        `Creá la primera cuenta de administración en ${direccion}/auth/register con el código ${codigo} (vale una hora).`,
      );
    }
    decir(`Trastienda lista en ${direccion}`);
    alTerminar(async () => {
      await app.close();
      await abierta.cerrar();
    });
  } catch (error) {
    await abierta.cerrar();
    throw error;
  }
}

/** Passkeys and cookies want a name rather than a number (`acordado` 21). */
function direccionLocal(address: string | { port: number } | null): string {
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : String(address);
}

function alTerminar(cerrar: () => Promise<void>): void {
  let cerrando = false;
  const terminar = () => {
    if (cerrando) return;
    cerrando = true;
    cerrar().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', terminar);
  process.on('SIGTERM', terminar);
}

/** What the operator can mend is said in one sentence; anything else is our bug and keeps its stack. */
function explicar(error: unknown): string | undefined {
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
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === '28P01' || error.code === '3D000') {
    return `No se pudo entrar a la base de datos de DATABASE_URL (${error.message}): revisá la dirección, el usuario y que esté en marcha.`;
  }
  return undefined;
}

servir().catch((error: unknown) => {
  console.error(explicar(error) ?? error);
  process.exit(1);
});
