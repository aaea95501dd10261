import { compararUbicaciones, primeraUbicacion } from '@trastienda/nucleo/articulos/minimos/ubicacion.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type AEntregar, cantidadDe, componentesQueSalen } from './entrega.ts';

/** Where an artículo is kept in the depósito it leaves from; null when nobody said. */
type Ubicar = (articuloId: string) => string | null;

export function ubicarEn({ ubicaciones }: Pick<NotaDetalle, 'ubicaciones'>, depositoId: string): Ubicar {
  const suyas = ubicaciones.filter((una) => una.depositoId === depositoId);
  const porArticulo = new Map(suyas.map(({ articuloId, ubicacion }) => [articuloId, ubicacion]));
  return (articuloId) => porArticulo.get(articuloId) ?? null;
}

/** Where picking a line begins: of a kit, with the first of its components. */
const ubicacionDe = ({ articuloId, kit }: RenglonDetalle, ubicar: Ubicar): string | null =>
  kit === null ? ubicar(articuloId) : primeraUbicacion(kit.componentes.map((parte) => ubicar(parte.articuloId)));

/** The lines in the order they are picked; those nobody knows where they are, at the end in their own order (ART-14). */
export const enOrdenDeUbicacion = (renglones: readonly RenglonDetalle[], ubicar: Ubicar): readonly RenglonDetalle[] =>
  renglones.toSorted((una, otra) => compararUbicaciones(ubicacionDe(una, ubicar), ubicacionDe(otra, ubicar)));

/** Something to take from a shelf. */
type Recogida = {
  readonly id: string;
  readonly ubicacion: string | null;
  readonly codigo: string;
  readonly descripcion: string;
  readonly cantidad: string;
};

/** All that has to be picked for what goes out now, each component of a kit at its own place. A SERVICIO is nowhere. */
export function listaDePreparacion(
  renglones: readonly RenglonDetalle[],
  aEntregar: AEntregar,
  ubicar: Ubicar,
): readonly Recogida[] {
  const recoger = (
    { id, articuloId, codigo, descripcion }: Pick<RenglonDetalle, 'id' | 'articuloId' | 'codigo' | 'descripcion'>,
    cantidad: string,
  ): Recogida => ({ id, codigo, descripcion, cantidad, ubicacion: ubicar(articuloId) });
  return renglones
    .flatMap((renglon): readonly Recogida[] => {
      const cantidad = cantidadDe(aEntregar, renglon);
      if (renglon.tipo === 'SERVICIO') return [];
      if (renglon.kit === null) return [recoger(renglon, cantidad)];
      return componentesQueSalen(renglon, cantidad).map((sale) => recoger(sale.componente, sale.cantidad));
    })
    .filter(({ cantidad }) => cantidad !== '0')
    .toSorted((una, otra) => compararUbicaciones(una.ubicacion, otra.ubicacion));
}
