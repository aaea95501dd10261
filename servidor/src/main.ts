import { abrirLlavero, asegurarAdministrador, emitirCodigoDeAlta, quienEs } from '#acceso/index.ts';
import { crearCorreo } from '#correo/index.ts';
import { ofrecerDemo } from '#demo/index.ts';
import { abrir } from './abrir.ts';
import { crearApp } from './app.ts';
import { leerConfiguracion } from './configuracion.ts';
import { explicar } from './explicar.ts';

const decir = (texto: string) => process.stdout.write(`${texto}\n`);

/** Starts everything, says in one line where it is, and stops everything when told to. */
async function servir(): Promise<void> {
  const configuracion = leerConfiguracion(process.env);
  const abierta = await abrir(configuracion, { papel: 'servidor', log: { info: decir, warn: decir } });
  try {
    if (process.argv.includes('--demo')) await ofrecerDemo(abierta.dbLarga, decir);
    const hayAdministrador = await asegurarAdministrador(abierta.db, configuracion.admin);
    const { https, httpAbierto, nivel, puerto, host, dataDir, baseUrl, smtpUrl, proxies } = configuracion;
    const llavero = abrirLlavero(dataDir);
    const direccion = () => baseUrl ?? direccionLocal(app.server.address());
    const app = await crearApp(
      {
        db: abierta.db,
        dbLarga: abierta.dbLarga,
        ahora: () => new Date(),
        quienEs: quienEs(abierta.db, https),
        https,
        httpAbierto,
        baseUrl,
        llavero,
        direccion,
        correo: crearCorreo({ db: abierta.db, llavero, dataDir, smtpUrl, baseUrl }),
        dataDir,
        databaseUrl: abierta.url,
      },
      { pool: abierta.pool, nivel, proxies },
    );
    await app.listen({ port: puerto, host });
    if (!hayAdministrador) {
      const codigo = await emitirCodigoDeAlta(abierta.db);
      decir(
        `Creá la primera cuenta de administración en ${direccion()}/auth/register con el código ${codigo} (vale una hora).`,
      );
    }
    decir(`Trastienda lista en ${direccion()}`);
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

servir().catch((error: unknown) => {
  console.error(explicar(error) ?? error);
  process.exit(1);
});
