/** The engine cannot serve. `message` is one Spanish sentence for whoever typed the command, without a stack. */
export class MotorImposible extends Error {
  override readonly name = 'MotorImposible';
}

/** PostgreSQL says it in English and as it is to a programmer; whoever keeps the machine has to make room. */
const SIN_LUGAR = /no space left on device|wrote only \d+ of \d+ bytes|disk quota exceeded/i;
const decirCausa = (causa: string): string => (SIN_LUGAR.test(causa) ? 'no queda lugar en el disco' : causa);

/** Everything the engine tells a person, in one place. */
export const frases = {
  sinEscritura: (ruta: string, codigo: string) =>
    `No se puede escribir en el directorio de datos ${ruta} (${codigo}): dale permiso a este usuario o elegí otro con DATA_DIR.`,
  deOtroUsuario: (ruta: string, duenio: string) =>
    `El directorio de datos ${ruta} es del usuario ${duenio}: iniciá con ese usuario o elegí otro con DATA_DIR.`,
  otroServidor: (ruta: string, pid: string) =>
    `Ya hay un servidor en marcha${pid && ` (proceso ${pid})`} con el directorio de datos ${ruta}: detenelo o elegí otro con DATA_DIR.`,
  ocupado: (ruta: string) =>
    `Otro proceso está preparando el motor de ${ruta} y no termina: esperá a que termine o detenelo antes de volver a intentar.`,
  puertoOcupado: (puerto: number) =>
    `El puerto ${puerto} ya está ocupado por otro programa: cerralo o elegí otro con PORT.`,
  sinPaquete: (plataforma: string) =>
    `No hay un motor de PostgreSQL instalado para ${plataforma}: indicá los binarios con PG_BIN_DIR o un servidor con DATABASE_URL.`,
  noCorre: (causa: string) =>
    `El motor de PostgreSQL no puede ejecutarse en este equipo (${causa}): indicá otros binarios con PG_BIN_DIR o un servidor con DATABASE_URL.`,
  noInicia: (causa: string, registro: string) =>
    `El motor de PostgreSQL no pudo iniciar (${decirCausa(causa)}): el detalle está en ${registro}.`,
  noPrepara: (causa: string) => `No se pudo preparar la base de datos por primera vez (${decirCausa(causa)}).`,
  sinNombre: (uid: number) =>
    `El usuario ${uid} no figura en el sistema (/etc/passwd) y PostgreSQL no puede preparar su base sin eso: agregalo o iniciá con un usuario que exista.`,
  sinUsuarioDelSistema:
    'PostgreSQL no corre como root y no se pudo crear el usuario del sistema «trastienda»: crealo o iniciá sin ser root.',
  otraVersion: (ruta: string, datos: string, motor: string) =>
    `Los datos de ${ruta} son de PostgreSQL ${datos} y el motor es ${motor}: usá binarios de la versión ${datos} con PG_BIN_DIR o pasá los datos con un respaldo.`,
  versionVieja: (version: string, minima: number) =>
    `El motor es PostgreSQL ${version} y hace falta la versión ${minima} o una posterior: indicá otros binarios con PG_BIN_DIR.`,
  ajusteInseguro: (nombre: string, valor: string, pedido: string) =>
    `El motor arrancó con ${nombre}=${valor} en lugar de ${pedido}: así no se garantizan los datos y no se continúa.`,
  sinMarca: (ruta: string) =>
    `El directorio ${ruta} tiene una base de PostgreSQL que no preparó Trastienda y no se toca: movela a otro lado o elegí otro con DATA_DIR.`,
  marcaIlegible: (ruta: string) =>
    `El archivo ${ruta} está dañado y sin él no se puede entrar a la base: recuperalo de un respaldo.`,
  cerrojoIlegible: (ruta: string) =>
    `El archivo ${ruta} está dañado: con Trastienda detenido, borralo y volvé a iniciar (no guarda datos).`,
  sinCarpetaTemporal: (causa: string) =>
    `La ruta de los datos es demasiado larga y no hay carpeta temporal donde atender (${causa}): elegí una más corta con DATA_DIR.`,
  procesoOculto: (pid: number, ruta: string) =>
    `El proceso ${pid} figura como motor de ${ruta} y no se puede ver si lo es: detenelo o borrá ${ruta}/postmaster.pid si ya no existe.`,
  memoriaEnUso: (ruta: string) =>
    `Todavía hay procesos de PostgreSQL que usan ${ruta}: esperá a que terminen o detenelos.`,
  copiadoEnMarcha: (ruta: string, { directorio, pid }: { readonly directorio: string; readonly pid: number }) =>
    `Los datos de ${ruta} se copiaron de ${directorio} con su motor en marcha (proceso ${pid}) y pueden haber quedado cortados: detené ese servidor y copialos de nuevo, o, si salieron de una instantánea del disco, borrá ${ruta}/postmaster.pid.`,
  entregado: (base: string) => `Los archivos de ${base} eran de root: ahora son del usuario del motor.`,
  sinAlcance: (cluster: string) =>
    `El usuario del motor no puede entrar en ${cluster}, donde está la base: dale permiso sobre las carpetas que llevan hasta ahí o movela a otro lado con DATA_DIR.`,
  reubicado: (datos: string, base: string) =>
    `El usuario del motor no puede entrar en ${datos}: la base de datos queda en ${base}.`,
  motorCopiado: (base: string) =>
    `El usuario del motor no puede entrar donde está instalado: se copia una sola vez en ${base}.`,
  discoDeRed: (ruta: string) =>
    `El directorio de datos ${ruta} está en un disco de red: una base de datos puede dañarse ahí, conviene un disco local.`,
  preparando: 'Preparando la base de datos por primera vez…',
  apartado: (de: string, a: string) => `Se apartó ${de}, que quedó a medio preparar, en ${a}.`,
  adoptado: (pid: number) => `El motor ya estaba en marcha (proceso ${pid}): se usa ese.`,
  pidMuerto: (pid: number) => `El motor anterior (proceso ${pid}) no se cerró bien: se recupera y se inicia de nuevo.`,
  pidIncompleto: 'La marca del motor anterior quedó incompleta: se descarta y se inicia de nuevo.',
  pidAjeno: (pid: number) => `El proceso ${pid} no es nuestro motor: se descarta su marca y se inicia de nuevo.`,
  recuperando: 'El motor sigue recuperando los datos después de un cierre brusco…',
  caido: 'El motor de PostgreSQL se detuvo de golpe: se reinicia.',
  reintento: (causa: string, segundos: number) =>
    `El motor no volvió a iniciar (${causa}); se reintenta en ${segundos} s.`,
  recuperado: 'El motor de PostgreSQL volvió a iniciar.',
  enUso: (ruta: string) =>
    `Hay un servidor o una orden en marcha con el directorio de datos ${ruta}: detenelo y volvé a intentar.`,
  clavesCompletadas: 'Se terminó un cambio de contraseñas de la base de datos que había quedado a medias.',
  siguePorOtro: 'El motor sigue en marcha porque otro proceso lo está usando.',
  noSeDetiene: (pid: number) =>
    `El motor (proceso ${pid}) no se detuvo a tiempo: se lo corta; al volver se recupera solo.`,
  reordenando: (antes: string, ahora: string) =>
    `Cambiaron las reglas de orden del texto (${antes} → ${ahora}): se rehacen los índices…`,
  atrasado: (version: string, nueva: string) =>
    `El motor es PostgreSQL ${version} y existe la ${nueva}, con correcciones: conviene actualizar.`,
};
