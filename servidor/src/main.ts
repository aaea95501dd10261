import { abrirLlavero, asegurarAdministrador, emitirCodigoDeAlta, quienEs } from '#acceso/index.ts';
import { crearCorreo } from '#correo/index.ts';
import { ofrecerDemo } from '#demo/index.ts';
import { atenderLaEspera } from '#http/espera.ts';
import { crearPuerta, type Puerta } from '#http/puerta.ts';
import { type Abierta, abrir } from './abrir.ts';
import { alTerminar } from './al-terminar.ts';
import { crearApp } from './app.ts';
import { exigirCarpetas } from './carpetas.ts';
import { type Configuracion, leerConfiguracion } from './configuracion.ts';
import { explicar } from './explicar.ts';
import { crearVida, enUltimoRecurso } from './vida.ts';

const decir = (texto: string) => process.stdout.write(`${texto}\n`);

/** Listens, starts everything, says in one line where it is, and stops everything when told to. */
async function servir(): Promise<void> {
  const configuracion = leerConfiguracion(process.env, process.argv.slice(2));
  exigirCarpetas(configuracion.dataDir);
  const puerta = crearPuerta();
  const dejarDeEsperar = await atenderLaEspera(puerta, { https: configuracion.https });
  await puerta.escuchar({ port: configuracion.puerto, host: configuracion.host });
  const abierta = await abrir(configuracion, { papel: 'servidor', log: { info: decir, warn: decir } });
  try {
    if (configuracion.demo) await ofrecerDemo(abierta.dbLarga, decir);
    const hayAdministrador = await asegurarAdministrador(abierta.db, configuracion.admin);
    const direccion = () => configuracion.baseUrl ?? direccionLocal(puerta.server.address());
    const app = await armar(configuracion, abierta, { puerta, direccion });
    const vida = crearVida(app.log);
    enUltimoRecurso(process, app.log, () => process.exit(1));
    await dejarDeEsperar();
    if (!hayAdministrador) {
      const codigo = await emitirCodigoDeAlta(abierta.db);
      decir(
        `Creá la primera cuenta de administración en ${direccion()}/auth/register con el código ${codigo} (vale una hora).`,
      );
    }
    alTerminar(process, {
      cerrar: async (senal) => {
        vida.pedirFin(senal);
        await Promise.all([puerta.cerrar(), app.close()]);
        await abierta.cerrar();
      },
      cortar: () => puerta.server.closeAllConnections(),
      salir: (codigo) => {
        vida.terminar(codigo);
        process.exit(codigo);
      },
    });
    // Said last: whoever waits for this line may ask for the end as soon as it is read.
    vida.empezar(direccion());
    decir(`Trastienda lista en ${direccion()}`);
  } catch (error) {
    await abierta.cerrar();
    throw error;
  }
}

type Lugar = { readonly puerta: Puerta; readonly direccion: () => string };

/** The application, which takes over from whoever was attending once it is ready. */
async function armar(configuracion: Configuracion, abierta: Abierta, { puerta, direccion }: Lugar) {
  const { https, httpAbierto, nivel, dataDir, baseUrl, smtpUrl, proxies, analizador } = configuracion;
  const llavero = abrirLlavero(dataDir);
  const turno = puerta.turno();
  const app = await crearApp(
    {
      db: abierta.db,
      dbLarga: abierta.dbLarga,
      ahora: () => new Date(),
      quienEs: quienEs(abierta.db, https),
      https,
      httpAbierto,
      motorAtrasado: abierta.motorAtrasado,
      baseUrl,
      llavero,
      direccion,
      correo: crearCorreo({ db: abierta.db, llavero, dataDir, smtpUrl, baseUrl, direccion }),
      dataDir,
      analizador,
      databaseUrl: abierta.url,
    },
    { pool: abierta.pool, nivel, proxies, turno },
  );
  await app.ready();
  turno.empezar();
  return app;
}

/** Passkeys and cookies want a name rather than a number (`acordado` 21). */
function direccionLocal(address: string | { port: number } | null): string {
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : String(address);
}

servir().catch((error: unknown) => {
  console.error(explicar(error) ?? error);
  process.exit(1);
});
