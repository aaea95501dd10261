import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { ELEGIDA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import type { Borrador, EleccionDeLista, RenglonDeBorrador } from './borrador.ts';
import { conIdDe, otraVez } from './otra-vez.ts';

/** One difference between what the person has and what somebody else saved. Null: that side does not have it. */
export type Diferencia =
  | {
      readonly que: 'renglon';
      readonly codigo: string;
      readonly descripcion: string;
      readonly mio: string | null;
      readonly guardado: string | null;
    }
  | { readonly que: 'cliente' | 'observaciones'; readonly mio: string; readonly guardado: string };

/** What differs between two versions of the same nota, line by line (VEN-24). */
export function diferenciasEntre(mio: Borrador, guardado: Borrador): readonly Diferencia[] {
  const diferencias: Diferencia[] = [];
  if (mio.cliente?.id !== guardado.cliente?.id) {
    diferencias.push({
      que: 'cliente',
      mio: mio.cliente?.razonSocial ?? '',
      guardado: guardado.cliente?.razonSocial ?? '',
    });
  }
  diferencias.push(...deRenglones(mio.renglones, guardado.renglones));
  if (mio.observaciones.trim() !== guardado.observaciones.trim()) {
    diferencias.push({ que: 'observaciones', mio: mio.observaciones, guardado: guardado.observaciones });
  }
  return diferencias;
}

function deRenglones(
  mios: readonly RenglonDeBorrador[],
  guardados: readonly RenglonDeBorrador[],
): readonly Diferencia[] {
  const sueltos = new Map(guardados.map((renglon) => [renglon.id, renglon]));
  const deLosMios = mios.map((mio) => {
    const guardado = mio.id === null ? undefined : sueltos.get(mio.id);
    sueltos.delete(mio.id);
    return { renglon: mio, mio: mio.cantidad, guardado: guardado?.cantidad ?? null };
  });
  const soloGuardados = [...sueltos.values()].map((renglon) => ({ renglon, mio: null, guardado: renglon.cantidad }));
  return [...deLosMios, ...soloGuardados]
    .filter(({ mio, guardado }) => mio === null || guardado === null || !decimal(mio).eq(guardado))
    .map(({ renglon, mio, guardado }) => ({
      que: 'renglon',
      codigo: renglon.codigo,
      descripcion: renglon.descripcion,
      mio,
      guardado,
    }));
}

/**
 * The person's lines standing on the version somebody else saved, so that they can be saved over it. A line that no
 * longer exists there becomes new again.
 */
export function sobreLoGuardado(mio: Borrador, guardado: Borrador): Borrador {
  const { nota, guardados } = guardado;
  return { ...mio, nota, guardados, renglones: mio.renglones.map((renglon) => conIdDe(renglon, guardados)) };
}

/** What was chosen of the nota they come from, as the server has it. */
type Elegido = Pick<NotaDetalle, 'cliente' | 'condicion' | 'lista'>;

/**
 * The same lines as a nota of their own, for when the one they came from can no longer change. It goes by the same condición
 * and by the lista that was chosen in it.
 */
export function comoNuevo(mio: Borrador, guardada?: Elegido): Borrador {
  const eleccion =
    guardada && guardada.cliente.id === mio.cliente?.id ? { ...eleccionDe(guardada), ...mio.eleccion } : mio.eleccion;
  return { ...mio, nota: null, guardados: [], eleccion, renglones: mio.renglones.map(otraVez) };
}

const eleccionDe = ({ condicion, lista }: Elegido): EleccionDeLista => ({
  condicionId: condicion?.id ?? null,
  ...(lista.origen === ELEGIDA ? { listaId: lista.id } : {}),
});
