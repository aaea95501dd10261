import type { Tx } from '#db/db.ts';
import { cargarAjustes } from '#stock/index.ts';
import { cargarDevoluciones, cargarNotas } from '#ventas/index.ts';
import type { AvanceDeDemo } from './cargar.ts';
import type { Lugares } from './cargar-lugares.ts';
import { contarFilas } from './contar.ts';
import type { Catalogo } from './generar/articulo.ts';
import type { ClienteDeMuestra } from './generar/clientes.ts';
import { crearHistoria } from './generar/historia.ts';
import type { AjusteDeMuestra, SemanaDeMuestra } from './generar/muestras.ts';
import type { PedidoDeDemo } from './pedido.ts';
import { ajusteParaCargar, crearGuia, devolucionParaCargar, enCaminoParaCargar, notaParaCargar } from './traducir.ts';

type Carga = {
  readonly pedido: PedidoDeDemo;
  readonly catalogo: Catalogo;
  readonly cliente: (i: number) => ClienteDeMuestra;
  readonly lugares: Lugares;
  /** Ids by their places in the story. */
  readonly articulos: readonly string[];
  readonly clientes: readonly string[];
  readonly avanzar: (avance: AvanceDeDemo) => void;
};

type Hecha = { readonly notas: number; readonly ajustes: number; readonly devoluciones: number };

/** Lines of opening stock written at once, and notas. */
const RENGLONES_POR_VEZ = 6_000;
const NOTAS_POR_VEZ = 1_000;
/** Weeks go together until they have so many notas: a small company takes few statements. */
const NOTAS_POR_LOTE = 400;

/** The opening stock and then the weeks, each in the order the ledger learnt of it. */
export async function cargarHistoria(tx: Tx, carga: Carga): Promise<Hecha> {
  const { pedido, catalogo, clientes, avanzar } = carga;
  const historia = crearHistoria({ ...carga, ...pedido, clientes: clientes.length });
  const guia = await crearGuia(tx, carga);
  let hecha: Hecha = { notas: 0, ajustes: 0, devoluciones: 0 };
  const sumar = (mas: Partial<Hecha>) => {
    hecha = {
      notas: hecha.notas + (mas.notas ?? 0),
      ajustes: hecha.ajustes + (mas.ajustes ?? 0),
      devoluciones: hecha.devoluciones + (mas.devoluciones ?? 0),
    };
  };

  for (const tanda of porRenglones(historia.inicial())) {
    await cargarAjustes(
      tx,
      tanda.map((una) => ajusteParaCargar(guia, una)),
    );
    sumar({ ajustes: tanda.length });
    avanzar({ etapa: 'stock', hechos: tanda.at(-1)?.renglones.at(-1)?.articulo ?? 0, total: catalogo.total });
  }
  await contarFilas(tx, 'stock');
  let contadas = 0;
  for (const { ingresos, notas, devoluciones, ajustes } of porLotes(historia.semanas())) {
    // What came in during these weeks goes first, whatever its day: nothing may leave before it is there.
    const [salen, entran] = separar(ajustes, ({ estado, renglones }) => {
      return estado === 'APLICADO' && renglones.some(({ cantidad }) => cantidad < 0);
    });
    await cargarAjustes(
      tx,
      [...ingresos, ...entran].map((uno) => ajusteParaCargar(guia, uno)),
    );
    for (const [deposito, suyas] of Map.groupBy(devoluciones, (una) => una.deposito)) {
      const destino = { ...guia.lugar(deposito), usuarioId: guia.usuarioId(suyas[0]?.vendedor ?? 0) };
      await cargarDevoluciones(
        tx,
        suyas.map((una) => devolucionParaCargar(guia, una)),
        destino,
      );
    }
    for (let i = 0; i < notas.length; i += NOTAS_POR_VEZ) {
      await cargarNotas(
        tx,
        notas.slice(i, i + NOTAS_POR_VEZ).map((una) => notaParaCargar(guia, una)),
      );
    }
    await cargarAjustes(
      tx,
      salen.map((uno) => ajusteParaCargar(guia, uno)),
    );
    sumar({ notas: notas.length, ajustes: ingresos.length + ajustes.length, devoluciones: devoluciones.length });
    avanzar({ etapa: 'notas', hechos: hecha.notas, total: pedido.notas });
    // Each time there are three times as many.
    if (hecha.notas < 3 * contadas) continue;
    contadas = hecha.notas;
    await contarFilas(tx, 'stock', 'ventas');
  }
  const enCamino = historia.enCamino();
  await cargarAjustes(
    tx,
    enCamino.map((uno) => enCaminoParaCargar(guia, uno)),
  );
  sumar({ ajustes: enCamino.length });
  return hecha;
}

function* porRenglones(ajustes: Iterable<AjusteDeMuestra>): Generator<AjusteDeMuestra[]> {
  let tanda: AjusteDeMuestra[] = [];
  let renglones = 0;
  for (const ajuste of ajustes) {
    tanda.push(ajuste);
    renglones += ajuste.renglones.length;
    if (renglones < RENGLONES_POR_VEZ) continue;
    yield tanda;
    tanda = [];
    renglones = 0;
  }
  if (tanda.length > 0) yield tanda;
}

function separar<T>(lista: readonly T[], va: (uno: T) => boolean): readonly [T[], T[]] {
  return [lista.filter(va), lista.filter((uno) => !va(uno))];
}

function* porLotes(semanas: Iterable<SemanaDeMuestra>): Generator<SemanaDeMuestra> {
  let lote: SemanaDeMuestra = { ingresos: [], notas: [], devoluciones: [], ajustes: [] };
  for (const semana of semanas) {
    lote = {
      ingresos: [...lote.ingresos, ...semana.ingresos],
      notas: [...lote.notas, ...semana.notas],
      devoluciones: [...lote.devoluciones, ...semana.devoluciones],
      ajustes: [...lote.ajustes, ...semana.ajustes],
    };
    if (lote.notas.length < NOTAS_POR_LOTE) continue;
    yield lote;
    lote = { ingresos: [], notas: [], devoluciones: [], ajustes: [] };
  }
  yield lote;
}
