import type { EstadoArticulo } from '#articulos/ciclo-de-articulo.ts';
import type { Dependencia } from '#articulos/dependencias.ts';
import { type CambiosDeGrupo, type Grupos, salir, unir } from '#articulos/equivalencias/grupo.ts';
import type { Control } from '#articulos/numeros/control.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { Reparo } from './reparos.ts';

/** What decides whether one artículo may give way to another (ART-27). */
export type ParaFusionar = {
  readonly id: string;
  readonly codigo: string;
  readonly tipo: string;
  readonly unidadId: string;
  readonly estado: EstadoArticulo;
  /** What tells its stock apart (ART-24). */
  readonly control: Control;
};

type Marco = {
  readonly perdedor: ParaFusionar;
  readonly ganador: ParaFusionar;
  /** What is open of the one that gives way; its stock does not count, since it goes over. */
  readonly pendientes: readonly Dependencia[];
  readonly conStockNegativo: boolean;
  /** Whether there is stock to hand over. */
  readonly conStock: boolean;
  /** Numbers to hand over that the one that stays has too, and what is wrong with that. */
  readonly numerosDeAmbos: readonly { readonly razon: 'NUMERO_EN_AMBOS' | 'VENCE_DISTINTO'; readonly numero: string }[];
  /** What replaces the one that stays, one after the other. */
  readonly cadenaDelGanador: readonly string[];
};

/** Everything that keeps two artículos from being merged; nothing when they may be. */
export function reparosDeFusion({ perdedor, ganador, ...marco }: Marco): readonly Reparo[] {
  if (perdedor.id === ganador.id) return [{ razon: 'EL_MISMO' }];
  const { codigo } = perdedor;
  const otro = ganador.codigo;
  return [
    ...sinUso(perdedor),
    ...sinUso(ganador),
    ...(perdedor.tipo === ganador.tipo ? [] : [{ razon: 'OTRO_TIPO', codigo, otro } as const]),
    ...(perdedor.unidadId === ganador.unidadId ? [] : [{ razon: 'OTRA_UNIDAD', codigo, otro } as const]),
    ...(marco.cadenaDelGanador.includes(perdedor.id) ? [{ razon: 'ES_SU_REEMPLAZO', codigo, otro } as const] : []),
    ...marco.pendientes
      .filter(({ tipo }) => tipo !== 'STOCK')
      .map((dependencia) => ({ razon: 'PENDIENTE', codigo, dependencia }) as const),
    ...(marco.conStock && perdedor.control !== ganador.control
      ? [{ razon: 'OTRO_CONTROL', codigo, otro } as const]
      : marco.numerosDeAmbos.map((reparo) => ({ ...reparo, codigo, otro }))),
    ...(marco.conStockNegativo ? [{ razon: 'STOCK_NEGATIVO', codigo } as const] : []),
  ];
}

const sinUso = ({ codigo, estado }: ParaFusionar): readonly Reparo[] =>
  estado === 'BORRADOR' || estado === 'INACTIVO' ? [{ razon: 'SIN_USO', codigo, estado }] : [];

/** What it was called finds the one that stays, unless that is how it is called already. */
export const codigosPropiosQuePasan = ({ codigo }: ParaFusionar, ganador: ParaFusionar): readonly string[] =>
  normaCodigo(codigo) === normaCodigo(ganador.codigo) ? [] : [codigo];

/** Who was equivalent to either is so of the one that stays; the other one is left in no grupo. */
export function gruposTrasFusion(
  grupos: Grupos,
  perdedor: ParaFusionar,
  ganador: ParaFusionar,
  nuevo: string,
): CambiosDeGrupo {
  if (!grupos.has(perdedor.id)) return new Map();
  const unidos = unir(grupos, { uno: ganador, otro: perdedor, nuevo });
  const juntos = new Map(grupos);
  const cambios = new Map(unidos.ok ? unidos.value : []);
  for (const [id, grupo] of cambios) if (grupo !== null) juntos.set(id, grupo);
  return new Map([...cambios, ...salir(juntos, perdedor.id)]);
}
