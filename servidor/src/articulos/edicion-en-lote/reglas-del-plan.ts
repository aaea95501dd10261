import type { PlanDeArticulo } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { cambioDeRegla } from '#articulos/minimos/decir-minimo.ts';
import type { ReglaDeDeposito } from '#articulos/minimos/reglas-de-inactivos.repo.ts';
import type { Cambio } from '#plataforma/auditoria.ts';

/** Those that a plan inactivates. */
export const queSeInactivan = (planes: readonly PlanDeArticulo[]): readonly string[] =>
  deEstado(planes, ({ despues }) => despues === 'INACTIVO');

/** Those that it brings back. */
export const queVuelven = (planes: readonly PlanDeArticulo[]): readonly string[] =>
  deEstado(planes, ({ antes }) => antes === 'INACTIVO');

const deEstado = (
  planes: readonly PlanDeArticulo[],
  es: (cambio: PlanDeArticulo['cambios'][number]) => boolean,
): readonly string[] =>
  planes.flatMap(({ id, cambios }) => (cambios.some((cambio) => cambio.campo === 'estado' && es(cambio)) ? [id] : []));

/** What the trail of each artículo says of its rules. */
export function reglasDeCadaUno(
  reglas: readonly ReglaDeDeposito[],
  que: 'SE_QUITA' | 'VUELVE',
): ReadonlyMap<string, readonly Cambio[]> {
  const porArticulo = Map.groupBy(reglas, ({ articuloId }) => articuloId);
  return new Map([...porArticulo].map(([id, suyas]) => [id, suyas.map((regla) => cambioDeRegla(regla, que))]));
}
