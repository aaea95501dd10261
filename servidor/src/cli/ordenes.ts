import { crearClave, listarClaves, revocarClave } from './clave-api.ts';
import { demo } from './demo.ts';
import { exportar } from './exportar.ts';
import { importar } from './importar.ts';
import { migrar } from './migrar.ts';
import type { Orden } from './orden.ts';
import { rotarSecreto } from './secreto.ts';
import { crearUsuario, quitarFactor } from './usuario.ts';
import { verificar } from './verificar.ts';

/** Every order of the operator's tool, in the order its help lists them. */
export const ordenes: readonly Orden[] = [
  crearUsuario,
  quitarFactor,
  crearClave,
  listarClaves,
  revocarClave,
  rotarSecreto,
  importar,
  exportar,
  demo,
  verificar,
  migrar,
];
