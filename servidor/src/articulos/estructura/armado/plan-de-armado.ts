import type { PlanDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  type Asignacion,
  abrirReceta,
  asignar,
  cuantosSePuedeArmar,
  type Disponibles,
  devoluciones,
  type Elecciones,
  type Necesidad,
  porComponente,
  queLimita,
} from '@trastienda/nucleo/articulos/estructura/armable.ts';
import { textoDeTotal } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type Grafo, type Linea, lineasDe, ordenar } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, sumar, sumarPorClave } from '@trastienda/nucleo/comun/decimal.ts';
import { type Lugar, leerDisponiblesPorDeposito } from '#articulos/estructura/disponibles.query.ts';
import { leerGrafoDe } from '#articulos/estructura/grafo.query.ts';
import { type ArticuloNombrado, leerNombrados, nombresDe } from '#articulos/estructura/nombrados.query.ts';
import { rechazarVuelta } from '#articulos/estructura/revisar.ts';
import { leerCabecera } from '#articulos/estructura/ver-estructura.query.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';

export type Receta = {
  readonly grafo: Grafo;
  readonly necesidades: readonly Necesidad[];
  /** Lines whose kit was opened. */
  readonly kits: readonly Linea[];
  /** The artículo and whatever may give a part of it: all that a plan or an order looks at or moves. */
  readonly articuloIds: readonly string[];
  readonly nombrados: ReadonlyMap<string, ArticuloNombrado>;
  readonly decimalesDe: (articuloId: string) => number;
};

/** What one unit takes from the shelf, kits opened and choices made. */
export async function leerReceta(
  db: Db | Tx,
  estructura: { readonly id: string; readonly articuloId: string },
  elecciones: Elecciones,
): Promise<Receta> {
  const grafo = await leerGrafoDe(db, estructura);
  const orden = ordenar(grafo, estructura.articuloId);
  if (!orden.ok) return rechazarVuelta(db, orden.error);
  const sustitutos = [...grafo.values()].flat().flatMap((linea) => linea.sustitutos);
  const nombrados = await leerNombrados(db, [...orden.value, ...sustitutos]);
  const { necesidades, kits } = abrirReceta(grafo, estructura.articuloId, {
    esKit: (id) => nombrados.get(id)?.tipo === 'KIT' && lineasDe(grafo, id).length > 0,
    elecciones,
  });
  return {
    grafo,
    nombrados,
    necesidades,
    kits,
    articuloIds: [...new Set([estructura.articuloId, ...necesidades.flatMap(({ candidatos }) => candidatos)])],
    decimalesDe: (id) => nombrados.get(id)?.decimales ?? 0,
  };
}

type Pedido = Lugar & { readonly cantidad: string; readonly elecciones: Elecciones };

/**
 * How many can be assembled now and what for; for some units, who would give what and what is short (EST-06). An order takes all
 * out of one depósito, so that of several each one counts by itself.
 */
export async function planearArmado(
  { db, usuario }: Consulta,
  id: string,
  { cantidad, elecciones, ...lugar }: Pedido,
): Promise<PlanDeArmado> {
  const estructura = await leerCabecera(db, id);
  const receta = await leerReceta(db, estructura, elecciones);
  const { necesidades, articuloIds, decimalesDe, nombrados } = receta;
  const depositos = await leerDisponiblesPorDeposito(db, usuario, articuloIds, lugar);
  const disponibles = loQueSePuedeTomar(depositos);
  const { decimales } = estructura;
  const deUno = estructura.tipo === 'KIT' ? porComponente(necesidades) : necesidades;
  const alcanza = depositos.map((suyos) => {
    const hechos = { disponibles: suyos, decimalesDe, decimales };
    return { hechos, cuantos: cuantosSePuedeArmar(deUno, hechos) };
  });
  const asignaciones = asignar(deUno, cantidad, { disponibles, decimalesDe });
  const vuelven = devoluciones(necesidades, cantidad, decimalesDe);
  const movidos = [{ articuloId: estructura.articuloId }, ...asignaciones.flatMap(({ tomas }) => tomas), ...vuelven];
  return {
    cuantos: textoCantidad(sumar(alcanza.map(({ cuantos }) => cuantos))),
    limita: loQueLimita(receta, deUno, alcanza),
    cantidad,
    disponible: textoCantidad(disponibles.get(estructura.articuloId) ?? CERO),
    pasos: asignaciones.map((asignacion) => aPaso(asignacion, disponibles, nombrados)),
    kits: receta.kits.map((linea) => ({ ...aLinea(linea, nombrados), sustitutos: sustitutosDe(linea, nombrados) })),
    opcionales: [estructura.articuloId, ...new Set(receta.kits.map(({ componenteId }) => componenteId))].flatMap((id) =>
      lineasDe(receta.grafo, id)
        .filter(({ id: lineaId, opcional }) => opcional && !elecciones.opcionales.has(lineaId))
        .map(({ id: lineaId, componenteId }) => ({
          ...{ lineaId, delKit: id === estructura.articuloId ? null : nombresDe(nombrados, id).codigo },
          ...nombresDe(nombrados, componenteId),
        })),
    ),
    vuelven: vuelven.map(({ articuloId, cantidad: vuelve }) => ({
      articuloId,
      codigo: nombresDe(nombrados, articuloId).codigo,
      cantidad: textoCantidad(vuelve),
    })),
    conNumeros: [...new Set(movidos.map(({ articuloId }) => articuloId))].flatMap((articuloId) => {
      const { control = 'NINGUNO' } = nombrados.get(articuloId) ?? {};
      return control === 'NINGUNO' ? [] : [{ articuloId, ...nombresDe(nombrados, articuloId), control }];
    }),
  };
}

/**
 * What each depósito can give of each thing, added up: one that is below zero takes nothing from what there is in another. Of what
 * nowhere is left over, how far below zero it is.
 */
function loQueSePuedeTomar(depositos: readonly Disponibles[]): Disponibles {
  const todos = depositos.flatMap((suyos) => [...suyos]);
  return new Map([...sumarPorClave(todos), ...sumarPorClave(todos.filter(([, hay]) => hay.gt(0)))]);
}

type Alcance = { readonly hechos: Parameters<typeof queLimita>[2]; readonly cuantos: Big };

function loQueLimita(
  { nombrados, decimalesDe }: Receta,
  deUno: readonly Necesidad[],
  alcanza: readonly Alcance[],
): PlanDeArmado['limita'] {
  const sinNada: Alcance = { hechos: { disponibles: new Map(), decimalesDe, decimales: 0 }, cuantos: CERO };
  const [mejor = sinNada] = alcanza.toSorted((uno, otro) => otro.cuantos.cmp(uno.cuantos));
  const linea = queLimita(deUno, mejor.cuantos, mejor.hechos);
  return linea ? { articuloId: linea.componenteId, codigo: nombresDe(nombrados, linea.componenteId).codigo } : null;
}

function aPaso(
  { necesidad, necesario, tomas, falta }: Asignacion,
  disponibles: Disponibles,
  nombrados: Nombrados,
): PlanDeArmado['pasos'][number] {
  const { linea, candidatos, porUnidad } = necesidad;
  return {
    ...aLinea(linea, nombrados),
    unidad: nombrados.get(linea.componenteId)?.unidad ?? '',
    porUnidad: textoDeTotal(porUnidad),
    necesario: textoCantidad(necesario),
    disponible: textoCantidad(hayEntre(candidatos.map((candidato) => disponibles.get(candidato) ?? CERO))),
    falta: textoCantidad(falta),
    tomas: tomas.map(({ articuloId, cantidad }) => ({
      articuloId,
      codigo: nombresDe(nombrados, articuloId).codigo,
      cantidad: textoCantidad(cantidad),
    })),
    sustitutos: sustitutosDe(linea, nombrados),
  };
}

/** The same of who may give a part: what one owes is not taken from what another one has. */
const hayEntre = (cantidades: readonly Big[]): Big => {
  const sobran = cantidades.filter((hay) => hay.gt(0));
  return sumar(sobran.length > 0 ? sobran : cantidades);
};

type Nombrados = Receta['nombrados'];

const aLinea = ({ id, componenteId, opcional }: Linea, nombrados: Nombrados) => ({
  ...{ lineaId: id, componenteId, opcional },
  ...nombresDe(nombrados, componenteId),
});

const sustitutosDe = ({ sustitutos }: Linea, nombrados: Nombrados) =>
  sustitutos.map((articuloId) => ({ articuloId, ...nombresDe(nombrados, articuloId) }));
