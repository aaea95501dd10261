import { useQuery } from '@tanstack/react-query';
import type { Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type EleccionesDeKit, kitsDisponibles, partesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { type KitParaVender, verKit } from '@trastienda/nucleo/ventas/contrato.ts';
import { consultaDe } from '#api/consultas.ts';

/** What a kit takes and what there is of it in a depósito; undefined until it is known. */
export function useKit(articuloId: string, depositoId: string | null): KitParaVender | undefined {
  const { data } = useQuery({
    ...consultaDe(verKit, { params: { articuloId }, query: { depositoId: depositoId ?? '' } }),
    enabled: depositoId !== null,
  });
  return data;
}

/** A line as the dialog shows it: how deep inside of the kit it is, and how much of it one of the kit takes. */
export type LineaALaVista = {
  /** Where it is: the same kit may be inside of two others. */
  readonly clave: string;
  readonly linea: LineaDeKit;
  readonly nivel: number;
  readonly cantidad: Big;
};
type LineaDeKit = KitParaVender['lineas'][number];

/** What a kit takes with those choices, each line followed by those of the kit it brings, if it goes in and nothing takes its place. */
export function lineasALaVista(kit: KitParaVender, elecciones: EleccionesDeKit): readonly LineaALaVista[] {
  const deCada = Map.groupBy(kit.porDentro, ({ kitId }) => kitId);
  const reemplazadas = new Set(elecciones.sustitutos.map(({ lineaId }) => lineaId));
  const abrir = (
    lineas: readonly LineaDeKit[],
    { clave, nivel, cantidad }: Omit<LineaALaVista, 'linea'>,
  ): LineaALaVista[] =>
    lineas.flatMap((linea) => {
      const lugar = { clave: `${clave} ${linea.lineaId}`, cantidad: cantidad.times(linea.cantidad) };
      const trae = entra(linea, elecciones) && !reemplazadas.has(linea.lineaId);
      const suyas = trae ? (deCada.get(linea.articuloId) ?? []) : [];
      return [{ linea, nivel, ...lugar }, ...abrir(suyas, { nivel: nivel + 1, ...lugar })];
    });
  return abrir(kit.lineas, { clave: '', nivel: 0, cantidad: decimal(1) });
}

export const entra = ({ opcional, lineaId }: LineaDeKit, { opcionales }: EleccionesDeKit): boolean =>
  !opcional || opcionales.includes(lineaId);

/**
 * What was chosen that may still be, of the kit and of those inside it: another version has lines of its own, and of the one before
 * nothing is sold.
 */
export function eleccionesQueSiguen(
  { lineas, porDentro }: KitParaVender,
  { opcionales, sustitutos }: EleccionesDeKit,
): EleccionesDeKit {
  const todas = new Map([...lineas, ...porDentro].map((linea) => [linea.lineaId, linea]));
  const puede = (lineaId: string, articuloId: string) =>
    todas.get(lineaId)?.sustitutos.some((sustituto) => sustituto.articuloId === articuloId) ?? false;
  return {
    opcionales: opcionales.filter((id) => todas.get(id)?.opcional === true),
    sustitutos: sustitutos.filter(({ lineaId, articuloId }) => puede(lineaId, articuloId)),
  };
}

export const cuantasElecciones = (elecciones: EleccionesDeKit | null): number =>
  (elecciones?.opcionales.length ?? 0) + (elecciones?.sustitutos.length ?? 0);

/** How many kits what is there reaches for with those choices, by the rule that confirming counts by (INV-25). */
export function alcanzaPara(
  kit: KitParaVender | undefined,
  elecciones: EleccionesDeKit | null,
  decimales: number,
): string | null {
  if (!kit || kit.disponible === null) return null;
  if (elecciones === null || cuantasElecciones(elecciones) === 0) return kit.disponible;
  const lineas = [...kit.lineas.map((linea) => ({ ...linea, kitId: kit.articuloId })), ...kit.porDentro];
  const hay = new Map(
    lineas
      .flatMap((linea) => [linea, ...linea.sustitutos])
      .map(({ articuloId, disponible }) => [articuloId, decimal(disponible ?? '0')]),
  );
  const grafo = new Map([...Map.groupBy(lineas, ({ kitId }) => kitId)].map(([id, suyas]) => [id, suyas.map(aLinea)]));
  const articuloDe = (id: string) => ({
    ...{ id, codigo: '', descripcion: '', estado: 'ACTIVO', decimales: 0 },
    tipo: grafo.has(id) ? 'KIT' : 'PRODUCTO',
  });
  const partes = partesDeKit(grafo, kit.articuloId, { articuloDe, elecciones });
  return partes.ok ? textoCantidad(kitsDisponibles(partes.value, (id) => hay.get(id) ?? CERO, decimales)) : '0';
}

const aLinea = ({ lineaId, articuloId, cantidad, opcional, sustitutos }: LineaDeKit): Linea => ({
  ...{ id: lineaId, componenteId: articuloId, cantidad, merma: '0', opcional },
  sustitutos: sustitutos.map((sustituto) => sustituto.articuloId),
});
