import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type DepositoDeDestino, depositosDeDestino } from '#importaciones/ventas/destinos.query.ts';

type Pedido = {
  readonly id?: string | null;
  readonly codigo?: string | undefined;
  /** Sales leave from it; else it may be one that nobody sells from, when it is named. */
  readonly paraVender: boolean;
};

/** A depósito by its id, by its code («SALON», or «CENTRAL/SALON» where two sucursales use it), or the default one. */
export async function elegirDeposito(tx: Tx, { id = null, codigo, paraVender }: Pedido): Promise<DepositoDeDestino> {
  const conNombre = id !== null || codigo !== undefined;
  const depositos = (await depositosDeDestino(tx)).filter(({ vendible }) => vendible || (conNombre && !paraVender));
  const posibles = elegidos(depositos, id, codigo);
  const [unico, otro] = posibles;
  if (unico && !otro) return unico;
  const conocidos = depositos.map(({ codigoCompleto }) => codigoCompleto);
  return rechazar('importaciones.deposito_desconocido', { codigo: codigo ?? '', conocidos });
}

function elegidos(depositos: readonly DepositoDeDestino[], id: string | null, codigo: string | undefined) {
  if (id !== null) return depositos.filter((deposito) => deposito.id === id);
  return codigo === undefined ? depositos.slice(0, 1) : porCodigo(depositos, codigo);
}

/** Those that code may mean. */
function porCodigo(depositos: readonly DepositoDeDestino[], codigo: string): readonly DepositoDeDestino[] {
  const buscado = codigo.trim().toUpperCase();
  return depositos.filter((deposito) =>
    [deposito.codigo, deposito.codigoCompleto].some((propio) => propio.toUpperCase() === buscado),
  );
}

/**
 * Those that what a file says may mean: by their code, and else by their name, alone or after that of their sucursal
 * («Rosario / Salón»), which is how people write them and how screens show them.
 */
export function porCodigoONombre(
  depositos: readonly DepositoDeDestino[],
  escrito: string,
): readonly DepositoDeDestino[] {
  const deCodigo = porCodigo(depositos, escrito);
  if (deCodigo.length > 0) return deCodigo;
  const buscado = normaPalabras(escrito);
  return depositos.filter(({ nombre, sucursal }) =>
    [nombre, `${sucursal} ${nombre}`].some((propio) => normaPalabras(propio) === buscado),
  );
}
