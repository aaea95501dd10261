import { type Endpoint, type Permisos, permite } from '#comun/endpoint.ts';
import { type AccionNota, cicloDeNota, type EstadoNota } from './ciclo-de-nota.ts';
import * as contrato from './contrato.ts';

/** The door of each action, so that what the table allows, what a button asks and what the server guards agree. */
const puertaDeAccion = {
  editar: contrato.editarNota,
  'actualizar-precios': contrato.actualizarPrecios,
  confirmar: contrato.confirmarNota,
  preparar: contrato.prepararNota,
  reservar: contrato.reservarFaltante,
  finalizar: contrato.finalizarNota,
  'cancelar-saldo': contrato.cancelarSaldo,
  anular: contrato.anularNota,
} as const satisfies Record<AccionNota, Endpoint>;

/** What somebody may do now with a nota of that sucursal. */
export const accionesPermitidas = (estado: EstadoNota, permisos: Permisos, sucursalId: string): AccionNota[] =>
  cicloDeNota.accionesDesde(estado).filter((accion) => permite(puertaDeAccion[accion], permisos, sucursalId));
