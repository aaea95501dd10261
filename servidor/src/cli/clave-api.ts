import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { z } from 'zod';
import { type ClaveApi, crearClaveApi, leerClavesApi, revocarClaveApi } from '#acceso/index.ts';
import { conBase, entero, type Orden, obligatorio, sinSobrantes, UsoIncorrecto } from './orden.ts';
import { leerEmail } from './usuario.ts';

const DIAS_MAXIMOS = 3_650;
const CUOTA_MAXIMA = 1_000_000;

export const crearClave: Orden = {
  nombre: 'clave-api crear',
  resumen: 'Crea una clave de API que actúa como esa persona. Se muestra una sola vez, sola en la última línea.',
  uso: '--email E [--vence DÍAS] [--cuota N]',
  detalle: [
    ['--email E', 'correo de una persona usuaria activa'],
    ['--vence DÍAS', 'cuántos días vale; sin esto no vence'],
    ['--cuota N', 'pedidos por minuto; 6000 si no se dice'],
  ],
  opciones: { email: { type: 'string' }, vence: { type: 'string' }, cuota: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const email = leerEmail(argumentos);
    const venceDias = entero(argumentos.valores, 'vence', DIAS_MAXIMOS);
    const cuota = entero(argumentos.valores, 'cuota', CUOTA_MAXIMA);
    const clave = await conBase(consola, ({ db }) => crearClaveApi(db, { email, venceDias, cuota }));
    consola.salida(`Clave de API de ${email}${venceDias === undefined ? '' : `, vence en ${venceDias} días`}.`);
    consola.salida('Guardala ahora: no se vuelve a mostrar.');
    consola.salida(clave);
    return 0;
  },
};

export const listarClaves: Orden = {
  nombre: 'clave-api listar',
  resumen:
    'Muestra las claves de API que se crearon, con su identificador y si sirven. Las claves mismas no se guardan.',
  uso: '[--email E]',
  detalle: [['--email E', 'sólo las de esa persona usuaria']],
  opciones: { email: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const email = argumentos.valores.email === undefined ? undefined : leerEmail(argumentos);
    const claves = await conBase(consola, ({ db }) => leerClavesApi(db, email));
    for (const clave of claves) consola.salida(decir(clave));
    if (claves.length === 0) consola.salida(`No hay claves de API${email === undefined ? '' : ` de ${email}`}.`);
    return 0;
  },
};

export const revocarClave: Orden = {
  nombre: 'clave-api revocar',
  resumen: 'Anula una clave de API: desde ese momento no abre nada. No se puede deshacer.',
  uso: '--id ID',
  detalle: [['--id ID', 'su identificador, como lo muestra «clave-api listar»']],
  opciones: { id: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const id = obligatorio(argumentos.valores, 'id');
    if (!z.guid().safeParse(id).success) {
      throw new UsoIncorrecto(`«${id}» no es un identificador: los muestra «clave-api listar».`);
    }
    const email = await conBase(consola, ({ db }) => revocarClaveApi(db, id));
    consola.salida(`Se revocó la clave de API ${id} de ${email}.`);
    return 0;
  },
};

function decir({ id, email, cuota, creadaEn, venceEn, ...clave }: ClaveApi): string {
  const vence = venceEn === null ? 'no vence' : `${clave.vencida ? 'venció' : 'vence'} el ${cuando(venceEn)}`;
  return `${id}  ${email}  ${estadoDe(clave)}  creada el ${cuando(creadaEn)}, ${vence}, ${cuota} pedidos por minuto`;
}

function estadoDe({ revocadaEn, vencida, activa }: Pick<ClaveApi, 'revocadaEn' | 'vencida' | 'activa'>): string {
  if (revocadaEn !== null) return `revocada el ${cuando(revocadaEn)}`;
  if (vencida) return 'vencida';
  return activa ? 'vigente' : 'de una persona inactiva';
}

const cuando = (instante: string): string => fechaHoraTexto(new Date(instante));
