import { auditarRotacion, rotarClaveDeSecretos } from '#acceso/index.ts';
import { leerConfiguracion } from '#configuracion.ts';
import { rotarClaves } from '#motor/index.ts';
import { type Codigo, type Consola, conBase, type Orden, sinSobrantes, UsoIncorrecto } from './orden.ts';

export const rotarSecreto: Orden = {
  nombre: 'secreto rotar',
  resumen:
    'Cambia un secreto de esta instalación por otro nuevo, sin mostrarlo. Si se corta a la mitad no se pierde nada: se vuelve a dar la orden.',
  uso: '<segundo-factor|base-de-datos>',
  detalle: [
    [
      'segundo-factor',
      'la clave que cifra los segundos factores y los correos por salir, que se vuelven a cifrar; al lado de un servidor en marcha o sin él. Si hay otros nodos, copiales DATA_DIR/claves',
    ],
    ['base-de-datos', 'las contraseñas de la base de datos incluida; con el servidor detenido'],
  ],
  opciones: {},
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 1);
    const [cual] = argumentos.posicionales;
    if (cual === undefined) throw new UsoIncorrecto('Falta qué secreto: segundo-factor o base-de-datos.');
    const rotar = ROTACIONES.get(cual);
    if (!rotar)
      throw new UsoIncorrecto(`No existe el secreto «${cual}»: los que hay son segundo-factor y base-de-datos.`);
    return rotar(consola);
  },
};

const ROTACIONES: ReadonlyMap<string, (consola: Consola) => Promise<Codigo>> = new Map([
  ['segundo-factor', rotarSegundoFactor],
  ['base-de-datos', rotarBaseDeDatos],
]);

async function rotarSegundoFactor(consola: Consola): Promise<Codigo> {
  const { dataDir } = leerConfiguracion(consola.entorno);
  const { recifrados, ilegibles } = await conBase(consola, ({ db }) => rotarClaveDeSecretos(db, dataDir));
  consola.salida(`Hay una clave nueva. Se ${recifrados === 1 ? 'volvió' : 'volvieron'} a cifrar: ${recifrados}.`);
  if (ilegibles === 0) return 0;
  consola.error(
    `No se pudieron leer: ${ilegibles}. Su clave no está en DATA_DIR/claves: ¿quedó en otra instalación? Quien no pueda ingresar lo resuelve con «usuario quitar-factor».`,
  );
  return 1;
}

async function rotarBaseDeDatos(consola: Consola): Promise<Codigo> {
  const { databaseUrl, dataDir, pgBinDir } = leerConfiguracion(consola.entorno);
  if (databaseUrl !== undefined) {
    consola.error(
      'La contraseña de DATABASE_URL es de tu servidor de PostgreSQL: cambiala ahí (alter role … password) y después en la variable.',
    );
    return 1;
  }
  await rotarClaves({ dataDir, pgBinDir, log: { info: () => {}, warn: consola.error } });
  await conBase(consola, ({ db }) =>
    db.transaction().execute((tx) => auditarRotacion(tx, { secreto: 'base-de-datos' })),
  );
  consola.salida('La base de datos incluida tiene contraseñas nuevas.');
  return 0;
}
