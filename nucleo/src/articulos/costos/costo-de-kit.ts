import { costear } from '#articulos/estructura/costo-de-armado.ts';
import { conOpcionales } from '#articulos/estructura/explosion.ts';
import { type Grafo, lineasDe, ordenar } from '#articulos/estructura/grafo.ts';
import { decimal } from '#comun/decimal.ts';
import { type CostoParaVender, textoDeCosto } from './costo-para-vender.ts';
import { MOTIVOS_DE_COSTO_VIEJO } from './frescura.ts';

/**
 * What a kit that nobody wrote a cost of costs: what it takes when nothing is chosen, the kits inside by what they cost or by
 * what they take (EST-05). Undefined while something of that has no cost. It is as old as the oldest of them.
 */
export function costoDeKit(
  kitId: string,
  grafo: Grafo,
  costos: ReadonlyMap<string, CostoParaVender>,
): CostoParaVender | undefined {
  const suyo = new Map(
    [...conOpcionales(grafo, new Set())].filter(([id]) => id === kitId || !tieneCosto(costos.get(id))),
  );
  const orden = ordenar(suyo, kitId);
  if (!orden.ok) return undefined;
  const propios = new Map(
    orden.value.map((id) => {
      const costo = costos.get(id)?.costo ?? null;
      return [id, costo === null ? null : decimal(costo)];
    }),
  );
  const armado = costear(suyo, orden.value, propios).get(kitId)?.armado ?? null;
  const partes = orden.value.filter((id) => lineasDe(suyo, id).length === 0);
  // What costs nothing is not what nobody knows the cost of.
  if (armado === null || partes.some((id) => propios.get(id) === null)) return undefined;
  return { costo: textoDeCosto(armado), ...frescuraDeSusPartes(partes.flatMap((id) => costos.get(id) ?? [])) };
}

/** One that was written counts also where no rate of its currency is known. */
const tieneCosto = (costo: CostoParaVender | undefined): boolean =>
  costo !== undefined && (costo.costo !== null || costo.dias !== null);

function frescuraDeSusPartes(partes: readonly CostoParaVender[]): Omit<CostoParaVender, 'costo'> {
  const escritas = partes.filter(({ dias }) => dias !== null);
  const [movida] = escritas
    .flatMap(({ movimientoDeMoneda: movimiento }) => movimiento ?? [])
    .toSorted((una, otra) => decimal(otra).abs().cmp(decimal(una).abs()));
  return {
    dias: escritas.length === 0 ? null : Math.max(...escritas.map(({ dias }) => dias ?? 0)),
    movimientoDeMoneda: movida ?? null,
    motivos:
      escritas.length === 0
        ? ['SIN_COSTO']
        : MOTIVOS_DE_COSTO_VIEJO.filter((motivo) => escritas.some(({ motivos }) => motivos.includes(motivo))),
    viejo: escritas.some(({ viejo }) => viejo),
  };
}
