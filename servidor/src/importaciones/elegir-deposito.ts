import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type DepositoDeDestino, depositosDeVenta } from './destinos.query.ts';

/** The depósito with that code («SALON», or «CENTRAL/SALON» where two sucursales use it); the default one without. */
export async function elegirDeposito(tx: Tx, codigo: string | undefined): Promise<DepositoDeDestino> {
  const depositos = await depositosDeVenta(tx);
  const buscado = codigo?.trim().toUpperCase();
  const posibles =
    buscado === undefined
      ? depositos.slice(0, 1)
      : depositos.filter((deposito) =>
          [deposito.codigo, deposito.codigoCompleto].some((propio) => propio.toUpperCase() === buscado),
        );
  const [unico, otro] = posibles;
  if (unico && !otro) return unico;
  const conocidos = depositos.map(({ codigoCompleto }) => codigoCompleto);
  return rechazar('importaciones.deposito_desconocido', { codigo: codigo ?? '', conocidos });
}
