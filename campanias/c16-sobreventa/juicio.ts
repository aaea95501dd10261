import type { Violacion } from '#campanias/comun/campania.ts';
import type { Camino } from './situaciones.ts';

/** What one request asked and got. `hay` is what a refusal says there is, by artículo. */
export type Toma = {
  readonly camino: Camino;
  readonly cantidad: number;
  readonly resultado:
    | { readonly tipo: 'dada'; readonly cantidad: number }
    | { readonly tipo: 'negada'; readonly hay: ReadonlyMap<string, number> }
    | { readonly tipo: 'otra'; readonly que: string };
};

/** One artículo in the depósito that is raced for. */
export type Saldo = { readonly fisico: number; readonly reservado: number };
/** The same, beside what its reservations and its ledger add up to. */
export type SaldoLeido = Saldo & { readonly reservas: number; readonly asientos: number };

type Carrera = {
  readonly tomas: readonly Toma[];
  readonly antes: ReadonlyMap<string, Saldo>;
  readonly despues: ReadonlyMap<string, SaldoLeido>;
};

export type Fallo = {
  readonly violaciones: readonly Violacion[];
  /** Units given beyond what there was, and units kept from who asked for them. */
  readonly sobrevendidas: number;
  readonly subvendidas: number;
};

/** Everything that is wrong with a race, from its answers and its balances. Each artículo gets what each nota asks. */
export function juzgar(carrera: Carrera): Fallo {
  const porArticulo = [...carrera.antes].map(([articuloId, antes]) => juzgarArticulo(carrera, articuloId, antes));
  const raras = carrera.tomas.flatMap(({ camino, resultado }) =>
    resultado.tipo === 'otra'
      ? [{ invariante: 'respuesta', que: `${camino} contestó otra cosa`, datos: resultado.que }]
      : [],
  );
  return {
    violaciones: [...raras, ...negadasDeMas(carrera), ...porArticulo.flatMap(({ violaciones }) => violaciones)],
    sobrevendidas: Math.max(0, ...porArticulo.map(({ sobra }) => sobra)),
    subvendidas: Math.max(0, Math.min(...porArticulo.map(({ falta }) => falta))),
  };
}

const APARTAN: readonly Camino[] = ['confirmar', 'confirmar-parcial', 'reservar'];
const ENTREGAN: readonly Camino[] = ['entregar', 'entregar-de-otro'];

/** Units that some ways were given. */
const dadas = (tomas: readonly Toma[], caminos: readonly Camino[]): number =>
  tomas.reduce(
    (suma, { camino, resultado }) =>
      caminos.includes(camino) && resultado.tipo === 'dada' ? suma + resultado.cantidad : suma,
    0,
  );

function juzgarArticulo({ tomas, despues }: Carrera, articuloId: string, antes: Saldo) {
  const [apartado, entregado] = [dadas(tomas, APARTAN), dadas(tomas, ENTREGAN)];
  const [perdido, soltado] = [dadas(tomas, ['ajustar']), dadas(tomas, ['anular'])];
  const libre = antes.fisico - antes.reservado;
  const cifras = { ...antes, apartado, entregado, perdido, soltado };
  const violaciones: Violacion[] = [];
  const anotar = (invariante: string, que: string, datos: unknown) => violaciones.push({ invariante, que, datos });

  // A loss does not look at what is reserved, so it has a limit of its own.
  const sobra = Math.max(apartado + entregado - libre - soltado, entregado + perdido - antes.fisico);
  if (sobra > 0) anotar('INV-13', 'se dio más de lo que había', { articuloId, ...cifras, sobra });

  const pedidas = tomas.filter(({ camino }) => camino !== 'anular' && camino !== 'ajustar');
  const demanda = pedidas.reduce((suma, { cantidad }) => suma + cantidad, 0);
  const iguales = pedidas.every(({ cantidad }) => cantidad === 1);
  const falta = iguales ? Math.min(libre, demanda) - apartado - entregado - perdido : 0;
  if (falta > 0 && despues.size === 1) anotar('INV-13', 'se negó lo que había', { articuloId, ...cifras, falta });

  const leido = despues.get(articuloId);
  const esperado = { fisico: antes.fisico - entregado - perdido, reservado: antes.reservado + apartado - soltado };
  if (!leido || leido.fisico !== esperado.fisico || leido.reservado !== esperado.reservado) {
    anotar('I1', 'el saldo no es lo que las respuestas dicen', { articuloId, esperado, leido });
  }
  if (leido && (leido.reservas !== leido.reservado || leido.asientos !== leido.fisico)) {
    anotar('I5', 'el saldo no es la suma de sus reservas y asientos', { articuloId, leido });
  }
  if (leido && (leido.fisico < 0 || leido.reservado > leido.fisico + perdido)) {
    anotar('I6', 'quedó menos de lo que se prometió', { articuloId, leido, perdido });
  }
  return { violaciones, sobra, falta };
}

/**
 * While nobody gives back, what is free only goes down: who was refused asked for more than what was left at the end,
 * and was told a figure between that and what they asked for.
 */
function negadasDeMas({ tomas, antes, despues }: Carrera): Violacion[] {
  const nadieDevolvio = tomas.every(({ camino }) => camino !== 'anular');
  return tomas.flatMap(({ camino, cantidad, resultado }): Violacion[] => {
    const quedaba = (articuloId: string) => {
      const { fisico, reservado } = despues.get(articuloId) ?? { fisico: 0, reservado: 0 };
      return camino === 'ajustar' ? fisico : Math.max(0, fisico - reservado);
    };
    const corta = resultado.tipo === 'dada' && resultado.cantidad < cantidad;
    if (corta && nadieDevolvio && [...antes.keys()].some((id) => quedaba(id) > 0)) {
      return [{ invariante: 'INV-13', que: 'se apartó menos de lo que había', datos: { camino, cantidad, resultado } }];
    }
    if (resultado.tipo !== 'negada') return [];
    const dichos = [...resultado.hay];
    const leAlcanza = minimo({ camino, cantidad });
    const falsas = dichos.filter(
      ([id, hay]) => hay < 0 || hay >= leAlcanza || !antes.has(id) || (nadieDevolvio && hay < quedaba(id)),
    );
    const datos = { camino, cantidad, dijo: Object.fromEntries(dichos) };
    const halladas: Violacion[] = [];
    if (falsas.length > 0 || dichos.length === 0) {
      halladas.push({ invariante: 'cifra', que: 'la negativa no dice cuánto queda', datos });
    }
    if (nadieDevolvio && [...antes.keys()].every((id) => leAlcanza <= quedaba(id))) {
      halladas.push({ invariante: 'INV-13', que: 'se negó lo que había', datos });
    }
    return halladas;
  });
}

/** What is enough not to be refused: who sets aside what was missing takes what there is. */
const minimo = ({ camino, cantidad }: Pick<Toma, 'camino' | 'cantidad'>): number =>
  camino === 'reservar' ? 1 : cantidad;
