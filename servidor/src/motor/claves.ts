import { conCliente, urlDe } from './conexion.ts';
import { frases } from './frases.ts';
import { azar } from './inicializar.ts';
import type { Cluster } from './levantar.ts';
import { type Claves, cambiarMarca, leerMarca, type Marca, ROL_DE_APLICACION, SUPERUSUARIO } from './marca.ts';
import type { Proceso } from './proceso.ts';

const BYTES = 32;
const NO_ES_LA_CLAVE = '28P01';

/** What the passwords are written down in before the engine is told: those to come, and those that still hold. */
export function prepararCambio({ claveDeAplicacion, claveDeSuperusuario, ...resto }: Marca): Marca {
  return {
    ...resto,
    claveDeAplicacion: azar(BYTES),
    claveDeSuperusuario: azar(BYTES),
    anteriores: { claveDeAplicacion, claveDeSuperusuario },
  };
}

/**
 * Ends a change of passwords that its mark says was begun, wherever it was cut: the engine has the former ones or, both at once,
 * the new ones. Nothing to do for any other mark. The caller holds the engine's lock.
 */
export async function terminarCambioDeClaves({ lugar, marca, log }: Cluster, proceso: Proceso): Promise<void> {
  const pendiente = leerMarca(lugar.cluster)?.anteriores;
  if (!pendiente || !marca.anteriores) return;
  const { anteriores, ...nueva } = marca;
  if (!(await abre(nueva, proceso))) await cambiar(nueva, urlDeSuperusuario(anteriores, proceso));
  cambiarMarca(lugar.cluster, nueva, lugar.identidad);
  log.info(frases.clavesCompletadas);
}

const urlDeSuperusuario = ({ claveDeSuperusuario }: Claves, { carpeta, puerto }: Proceso): string =>
  urlDe({ rol: SUPERUSUARIO, clave: claveDeSuperusuario, carpeta, puerto });

async function abre(claves: Claves, proceso: Proceso): Promise<boolean> {
  try {
    await conCliente(urlDeSuperusuario(claves, proceso), (client) => client.query('select 1'));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === NO_ES_LA_CLAVE) return false;
    throw error;
  }
}

async function cambiar({ claveDeAplicacion, claveDeSuperusuario }: Claves, url: string): Promise<void> {
  await conCliente(url, async (client) => {
    // An order that is slow or fails is written to the log as it is, with the passwords in it.
    await client.query(
      "set log_statement = 'none'; set log_min_duration_statement = -1; set log_min_error_statement = 'panic'",
    );
    await client.query(
      `alter role ${ROL_DE_APLICACION} password '${claveDeAplicacion}'; alter role ${SUPERUSUARIO} password '${claveDeSuperusuario}'`,
    );
  });
}
