import { useQuery } from '@tanstack/react-query';
import { type EleccionesDeKit, kitsEnteros } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
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

/**
 * What was chosen that may still be, of the kit and of those inside it: another version has lines of its own, and of the one before
 * nothing is sold.
 */
export function eleccionesQueSiguen(
  { lineas, porDentro }: KitParaVender,
  { opcionales, sustitutos }: EleccionesDeKit,
): EleccionesDeKit {
  const suyas = lineas.map((linea) => ({ ...linea, sustitutos: linea.sustitutos.map(({ articuloId }) => articuloId) }));
  const todas = new Map([...suyas, ...porDentro].map((linea) => [linea.lineaId, linea]));
  return {
    opcionales: opcionales.filter((id) => todas.get(id)?.opcional === true),
    sustitutos: sustitutos.filter(({ lineaId, articuloId }) => todas.get(lineaId)?.sustitutos.includes(articuloId)),
  };
}

export const cuantasElecciones = (elecciones: EleccionesDeKit | null): number =>
  (elecciones?.opcionales.length ?? 0) + (elecciones?.sustitutos.length ?? 0);

/**
 * How many kits what is there reaches for with those choices. The server counts it without any; a choice only adds what its
 * own line says, which is enough to warn: confirming counts everything.
 */
export function alcanzaPara(
  kit: KitParaVender | undefined,
  elecciones: EleccionesDeKit | null,
  decimales: number,
): string | null {
  if (!kit || kit.disponible === null) return null;
  const { opcionales = [], sustitutos = [] } = elecciones ?? {};
  const elegidos = new Map(sustitutos.map(({ lineaId, articuloId }) => [lineaId, articuloId]));
  const cambia = elegidos.size > 0;
  // A component that is not taken any more says nothing of how many there are: then each line counts for itself.
  const cuentan = kit.lineas.filter(({ lineaId, opcional }) => (opcional ? opcionales.includes(lineaId) : cambia));
  const alcanzan = cuentan.map((linea) => {
    const elegido = linea.sustitutos.find(({ articuloId }) => articuloId === elegidos.get(linea.lineaId)) ?? linea;
    return decimal(elegido.disponible ?? '0').div(linea.cantidad);
  });
  return textoCantidad(kitsEnteros(cambia ? alcanzan : [decimal(kit.disponible), ...alcanzan], decimales));
}
