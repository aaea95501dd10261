import type { Tx } from '#db/db.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { leerMotivo, motivoPorTexto } from '#tablas-generales/index.ts';

type Pedido = { readonly motivoId?: string | undefined; readonly motivo?: string | undefined };

/** The reason of an adjustment, found by its id or by its name; a new name becomes a motivo of the catalogue. */
export async function motivoDeAjuste(tx: Tx, { motivoId, motivo }: Pedido): Promise<string | undefined> {
  if (motivo !== undefined) return (await motivoPorTexto(tx, 'AJUSTE', motivo)).id;
  if (motivoId === undefined) return undefined;
  const leido = await leerMotivo(tx, motivoId);
  if (leido?.clase !== 'AJUSTE')
    return datosInvalidos([{ path: ['motivoId'], message: 'No existe ese motivo de ajuste.' }]);
  if (!leido.activo)
    return datosInvalidos([{ path: ['motivoId'], message: `El motivo «${leido.nombre}» está inactivo.` }]);
  return leido.id;
}
