import type { Estructura, LineaDeEstructura, LineaNueva } from '@trastienda/nucleo/articulos/contrato.ts';

/** A line as it is being written; a quantity that cannot be read is null. */
export type LineaEscrita = Omit<LineaDeEstructura, 'id' | 'cantidad' | 'merma'> & {
  readonly cantidad: string | null;
  readonly merma: string | null;
};

export type Borrador = {
  readonly articulo: { readonly id: string; readonly codigo: string; readonly descripcion: string } | null;
  readonly nota: string;
  readonly lineas: readonly LineaEscrita[];
};

export const borradorDe = (estructura: Estructura | null, de: Borrador['articulo'] = null): Borrador =>
  estructura === null
    ? { articulo: de, nota: '', lineas: [] }
    : {
        articulo: {
          id: estructura.articuloId,
          codigo: estructura.codigo,
          descripcion: estructura.descripcion,
        },
        nota: estructura.nota,
        lineas: estructura.lineas.map(({ id: _, ...linea }) => linea),
      };

/** Every artículo has one place: whatever is in the list already is not added again. */
export const estaEn = ({ lineas }: Borrador, articuloId: string): boolean =>
  lineas.some(
    ({ componenteId, sustitutos }) =>
      componenteId === articuloId || sustitutos.some((sustituto) => sustituto.articuloId === articuloId),
  );

/** The lines as they travel; null while some figure cannot be read. */
export function paraGuardar({ lineas }: Borrador): LineaNueva[] | null {
  const listas = lineas.flatMap(({ componenteId, cantidad, merma, opcional, sustitutos }) =>
    cantidad === null || merma === null
      ? []
      : [{ componenteId, cantidad, merma, opcional, sustitutos: sustitutos.map(({ articuloId }) => articuloId) }],
  );
  return listas.length === lineas.length ? listas : null;
}

export const hayCambios = (antes: Borrador, ahora: Borrador): boolean =>
  JSON.stringify(antes) !== JSON.stringify(ahora);
