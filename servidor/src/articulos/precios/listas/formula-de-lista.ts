import type { CambioDeLista, Derivacion, ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeListas } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import type { DatosDeLista } from './listas.repo.ts';

export type Cambio = Omit<CambioDeLista, 'version' | 'orden' | 'omision' | 'preciosEscritos' | 'revisados' | 'motivo'>;

/** A lista as it is written. */
export const datosDe = (lista: ListaDePrecio): DatosDeLista => conCambio(lista, {});

/** The same with what a change says of it. */
export const conCambio = (antes: ListaDePrecio, cambio: Cambio): DatosDeLista => ({
  nombre: cambio.nombre ?? antes.nombre,
  moneda: cambio.moneda ?? antes.moneda,
  incluyeIva: cambio.incluyeIva ?? antes.incluyeIva,
  activa: cambio.activa ?? antes.activa,
  derivacion: cambio.derivacion === undefined ? derivacionDe(antes) : cambio.derivacion,
  margenMinimo: cambio.margenMinimo === undefined ? antes.margenMinimo : cambio.margenMinimo,
  sucursales: cambio.sucursales ?? antes.sucursales.map((sucursal) => sucursal.id),
});

function derivacionDe({ derivacion }: ListaDePrecio): Derivacion | null {
  if (derivacion === null) return null;
  const { listaBase: _, listaBaseId, ...resto } = derivacion;
  return listaBaseId === null ? resto : { ...resto, listaBaseId };
}

export const SIN_COSTOS = { derivacion: null, margenMinimo: null } as const;
type ConCostos = Pick<DatosDeLista, 'derivacion' | 'margenMinimo'>;

/** A price over a cost, or the margin on it, tells it: only who may see it writes them (INV-71). */
export function exigirCostos(usuario: Usuario, antes: ConCostos, despues: ConCostos): void {
  if (usuario.puede('costo.ver')) return;
  const formula = JSON.stringify(despues.derivacion);
  const salePorCosto =
    (despues.derivacion?.base ?? 'LISTA') !== 'LISTA' && formula !== JSON.stringify(antes.derivacion);
  if (salePorCosto || despues.margenMinimo !== antes.margenMinimo) rechazar('comun.sin_permiso', {});
}

type Derivada = { readonly id: string; readonly nombre: string; readonly derivacion: Derivacion };

/** A base that is there, and from which the lista does not come itself (INV-44). */
export function exigirDerivacion({ id, nombre, derivacion }: Derivada, listas: readonly ListaDePrecio[]): void {
  exigirBase(derivacion, listas);
  const bases = listas.map((otra) => ({ id: otra.id, listaBaseId: otra.derivacion?.listaBaseId ?? null }));
  const ciclo = cicloDeListas(bases, { id, listaBaseId: derivacion.listaBaseId ?? null });
  if (ciclo === null) return;
  const nombres = new Map([...listas.map((lista) => [lista.id, lista.nombre] as const), [id, nombre]]);
  rechazar('articulos.lista_en_circulo', { camino: ciclo.map((cual) => nombres.get(cual) ?? '') });
}

function exigirBase({ base, listaBaseId }: Derivacion, listas: readonly ListaDePrecio[]): void {
  const path = ['derivacion', 'listaBaseId'];
  if (base !== 'LISTA') {
    if (listaBaseId !== undefined) datosInvalidos([{ path, message: 'Sólo va cuando la base es otra lista.' }]);
    return;
  }
  const elegida = listas.find((lista) => lista.id === listaBaseId);
  if (!elegida) datosInvalidos([{ path, message: 'Elegí de qué lista sale.' }]);
  else if (!elegida.activa) datosInvalidos([{ path, message: `La lista ${elegida.nombre} está inactiva.` }]);
}
