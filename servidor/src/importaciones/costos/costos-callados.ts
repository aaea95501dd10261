import type { FilaImportada, Importacion, Mapeo } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirCostos } from '#importaciones/listas/datos-de-lista.query.ts';

type Leida = { readonly titulos: readonly string[]; readonly mapeo: Mapeo };
type Rechazo = { readonly columna: string; readonly valor: string };
type Muestra = Importacion['muestra'];

const DICE_COSTOS = /costo|margen/i;

/**
 * What somebody is not told of a file that brings costs among other things (INV-71): the column that was mapped to them, and
 * any that is called so, mapped or not. Null when there is nothing to keep.
 */
export function costosCallados(usuario: Pick<Usuario, 'puede'>, { titulos, mapeo }: Leida) {
  if (usuario.puede('costo.ver')) return null;
  const lugares = lugaresDeCostos({ titulos, mapeo });
  if (lugares.size === 0) return null;
  const columnas = new Set([...lugares].map((i) => titulos[i]));
  const rechazo = <R extends Rechazo>(uno: R): R => (columnas.has(uno.columna) ? { ...uno, valor: '' } : uno);
  const valores = (leidos: Muestra[number]['valores']) =>
    Object.fromEntries(Object.entries(leidos).filter(([campo]) => !lugares.has(mapeo[campo] ?? -1)));
  return {
    rechazo,
    muestra: (muestra: Muestra): Muestra =>
      muestra.map((fila) => ({
        ...fila,
        celdas: fila.celdas.map((celda, i) => (lugares.has(i) ? '' : celda)),
        valores: valores(fila.valores),
        rechazos: fila.rechazos.map(rechazo),
      })),
    fila: (fila: FilaImportada): FilaImportada => ({
      ...fila,
      cambios: fila.cambios.filter(({ campo }) => !DICE_COSTOS.test(campo)),
      rechazos: fila.rechazos.map(rechazo),
    }),
  };
}

/** The columns that were mapped to costs, and those that are called so. */
const lugaresDeCostos = ({ titulos, mapeo }: Leida): ReadonlySet<number> =>
  new Set([...titulos.keys()].filter((i) => i === mapeo.costo || DICE_COSTOS.test(titulos[i] ?? '')));

/**
 * Reading the file in another way would show its costs under another name. Whoever brought it knows what it says, and may have
 * taken another column for them.
 */
export function exigirQueSigaCallado(
  usuario: Usuario,
  antes: Leida & { readonly creadaPor: string },
  despues: Leida,
): void {
  if (antes.creadaPor === usuario.id) return;
  const lugares = lugaresDeCostos(antes);
  const mismosTitulos = antes.titulos.join('\n') === despues.titulos.join('\n');
  const asoman = Object.entries(despues.mapeo).some(
    ([campo, lugar]) => campo !== 'costo' && lugares.has(lugar) && antes.mapeo[campo] !== lugar,
  );
  const siguen = mismosTitulos && !asoman && lugares.isSubsetOf(lugaresDeCostos(despues));
  if (lugares.size > 0 && !siguen) exigirCostos(usuario);
}

/** The file as it came tells them all. */
export function exigirSinCallar(usuario: Usuario, leida: Leida): void {
  if (costosCallados(usuario, leida)) rechazar('comun.sin_permiso', {});
}

/** Each of them, as somebody may see it. */
export async function* cadaUno<T>(
  todos: AsyncIterable<T>,
  decir: ((uno: Awaited<NoInfer<T>>) => Awaited<NoInfer<T>>) | undefined,
): AsyncGenerator<Awaited<T>> {
  for await (const uno of todos) yield decir ? decir(uno) : uno;
}
