import { fail, ok, type Result } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { OpcionDeCampo } from './campo.ts';

type OpcionPedida = { readonly id?: string | undefined; readonly nombre: string };
/** `id` null is a new one. Those in use come in their order, and those taken away after them. */
export type OpcionPlaneada = { readonly id: string | null; readonly nombre: string; readonly activa: boolean };
type ReparoDeOpcion = { readonly indice: number; readonly message: string };

/**
 * The options of a campo as they are going to be. None is ever lost: one that is not asked for is taken away and kept for
 * those that have it, and asking for its name again brings it back.
 */
export function planearOpciones(
  actuales: readonly OpcionDeCampo[],
  pedidas: readonly OpcionPedida[],
): Result<readonly OpcionPlaneada[], readonly ReparoDeOpcion[]> {
  const nombradas = new Set(pedidas.map(({ id }) => id));
  const porNombre = new Map(actuales.map((opcion) => [normaCodigo(opcion.nombre), opcion]));
  const normas = pedidas.map(({ nombre }) => normaCodigo(nombre));
  const reparos: ReparoDeOpcion[] = [];
  const puestas = pedidas.map(({ id, nombre }, indice): OpcionPlaneada => {
    const norma = normas[indice] ?? '';
    const tocaya = porNombre.get(norma);
    const libre = tocaya && !nombradas.has(tocaya.id) ? tocaya : undefined;
    const reparar = (message: string) => reparos.push({ indice, message });
    if (norma === '') reparar('Tiene que llevar al menos una letra o un número.');
    else if (normas.indexOf(norma) !== indice) reparar('Esta opción está repetida.');
    else if (id !== undefined && !actuales.some((actual) => actual.id === id))
      reparar('No es una opción de este campo.');
    else if (id !== undefined && libre) reparar('Hay una opción retirada que se llama así: agregala de nuevo.');
    return { id: id ?? libre?.id ?? null, nombre, activa: true };
  });
  if (reparos.length > 0) return fail(reparos);
  const quedan = new Set(puestas.map(({ id }) => id));
  const retiradas = actuales.filter(({ id }) => !quedan.has(id)).map((opcion) => ({ ...opcion, activa: false }));
  return ok([...puestas, ...retiradas]);
}
