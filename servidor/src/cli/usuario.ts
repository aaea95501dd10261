import { randomBytes } from 'node:crypto';
import { ROLES, type Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { z } from 'zod';
import { crearUsuarioPorConsola, quitarFactorPorConsola } from '#acceso/index.ts';
import {
  type Argumentos,
  type Consola,
  conBase,
  type Orden,
  obligatorio,
  sinSobrantes,
  UsoIncorrecto,
} from './orden.ts';

export const crearUsuario: Orden = {
  nombre: 'usuario crear',
  resumen: 'Crea una persona usuaria. Sin --contrasena-stdin inventa una contraseña y la muestra una sola vez.',
  uso: '--email E --nombre N --rol R [--contrasena-stdin]',
  detalle: [
    ['--email E', 'correo con el que ingresa'],
    ['--nombre N', 'nombre y apellido'],
    ['--rol R', `${ROLES.join(', ')} (en todas las sucursales)`],
    ['--contrasena-stdin', 'lee la contraseña de la entrada estándar'],
  ],
  opciones: {
    email: { type: 'string' },
    nombre: { type: 'string' },
    rol: { type: 'string' },
    'contrasena-stdin': { type: 'boolean' },
  },
  ejecutar: async (argumentos, consola) => {
    const { email, nombre, rol } = leerCuenta(argumentos);
    const dada = argumentos.valores['contrasena-stdin'] === true ? await leerContrasena(consola) : undefined;
    const contrasena = dada ?? randomBytes(15).toString('base64url');
    await conBase(consola, ({ db }) => crearUsuarioPorConsola(db, { email, nombre, rol, contrasena }));
    consola.salida(`Se creó la cuenta de ${nombre} (${email}) con el rol ${rol}.`);
    if (dada === undefined) consola.salida(`Contraseña, se muestra esta única vez:\n${contrasena}`);
    return 0;
  },
};

export const quitarFactor: Orden = {
  nombre: 'usuario quitar-factor',
  resumen:
    'Quita el segundo factor (códigos, llaves de acceso y códigos de recuperación) de quien los perdió todos y cierra sus sesiones. Después ingresa con su contraseña.',
  uso: '--email E',
  detalle: [['--email E', 'correo de la persona usuaria']],
  opciones: { email: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const email = leerEmail(argumentos);
    await conBase(consola, ({ db }) => quitarFactorPorConsola(db, email));
    consola.salida(`Se quitó el segundo factor de ${email} y se cerraron sus sesiones.`);
    return 0;
  },
};

function leerCuenta(argumentos: Argumentos): { readonly email: string; readonly nombre: string; readonly rol: Rol } {
  sinSobrantes(argumentos, 0);
  const email = leerEmail(argumentos);
  const nombre = obligatorio(argumentos.valores, 'nombre');
  const pedido = obligatorio(argumentos.valores, 'rol');
  const rol = ROLES.find((conocido) => conocido === pedido);
  if (rol === undefined) throw new UsoIncorrecto(`No existe el rol «${pedido}»: los que hay son ${ROLES.join(', ')}.`);
  return { email, nombre, rol };
}

export function leerEmail({ valores }: Argumentos): string {
  const email = obligatorio(valores, 'email');
  if (!z.email().safeParse(email).success) throw new UsoIncorrecto(`«${email}» no es un correo electrónico.`);
  return email.toLowerCase();
}

async function leerContrasena({ leerEntrada }: Consola): Promise<string> {
  const contrasena = (await leerEntrada()).replace(/\r?\n$/, '');
  if (contrasena === '') throw new UsoIncorrecto('No llegó ninguna contraseña por la entrada estándar.');
  return contrasena;
}
