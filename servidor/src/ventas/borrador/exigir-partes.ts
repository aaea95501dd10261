import { datosInvalidos, type Issue, rechazar } from '#http/regla-rota.ts';
import type { Partes } from '#ventas/vista/partes.query.ts';

export type PartesConocidas = { readonly [Parte in keyof Partes]: NonNullable<Partes[Parte]> };

/** The customer and the place exist; an id nobody has is bad data. */
export function exigirConocidas({ cliente, deposito, listas }: Partes): PartesConocidas {
  if (cliente && deposito) return { cliente, deposito, listas };
  const issues: Issue[] = [];
  if (!cliente) issues.push({ path: ['clienteId'], message: 'Ese cliente no existe.' });
  if (!deposito) issues.push({ path: ['depositoId'], message: 'Ese depósito no existe.' });
  return datosInvalidos(issues);
}

/** Refuses a customer that may not buy and a place that does not sell. */
export function exigirAptas({ cliente, deposito }: PartesConocidas): void {
  const { razonSocial, estado, motivo } = cliente;
  if (estado === 'BLOQUEADO') rechazar('ventas.cliente_bloqueado', { cliente: razonSocial, motivo });
  if (estado !== 'ACTIVO') rechazar('ventas.cliente_inactivo', { cliente: razonSocial });
  if (!deposito.vende) rechazar('ventas.deposito_no_vendible', { deposito: deposito.nombre });
}
