import {
  decirValor,
  type PedidoDeCampos,
  planearValores,
  tituloDeCampo,
} from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Tx } from '#db/db.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { leerValores, leerVigentes } from './campos.query.ts';
import { guardarValores } from './campos.repo.ts';

type Articulo = { readonly id: string; readonly subfamiliaId: string };

/**
 * Writes what a form says of the campos of an artículo that is locked or new, in the subfamilia it is going to be in, and
 * answers what changed, as the trail tells it: by its title and as people read it.
 */
export async function escribirValores(
  tx: Tx,
  { id, subfamiliaId }: Articulo,
  pedido: PedidoDeCampos | undefined,
): Promise<readonly Cambio[]> {
  if (pedido === undefined || Object.keys(pedido).length === 0) return [];
  const vigentes = await leerVigentes(tx, subfamiliaId, { sostener: true });
  const plan = planearValores(vigentes, await leerValores(tx, id), pedido);
  if (!plan.ok) {
    return datosInvalidos(plan.error.map(({ campoId, message }) => ({ path: ['campos', campoId], message })));
  }
  await guardarValores(tx, id, plan.value);
  return plan.value.map(({ campo, antes, despues }) => ({
    campo: tituloDeCampo(campo),
    antes: antes && decirValor(campo, antes),
    despues: despues && decirValor(campo, despues),
  }));
}
