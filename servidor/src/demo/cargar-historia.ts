import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { leerLista } from '#articulos/index.ts';
import { consumidorFinalId } from '#clientes/index.ts';
import type { Tx } from '#db/db.ts';
import { type AjusteParaCargar, cargarAjustes } from '#stock/index.ts';
import { cargarDevoluciones, cargarNotas, type NotaParaCargar } from '#ventas/index.ts';
import type { AvanceDeDemo } from './cargar.ts';
import type { Lugares } from './cargar-lugares.ts';
import { contarFilas } from './contar.ts';
import type { Catalogo } from './generar/articulo.ts';
import type { ClienteDeMuestra } from './generar/clientes.ts';
import { crearHistoria } from './generar/historia.ts';
import type { AjusteDeMuestra, DevolucionDeMuestra, NotaDeMuestra, SemanaDeMuestra } from './generar/muestras.ts';
import type { PedidoDeDemo } from './pedido.ts';

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
  const traducir = await traductor(tx, carga);
  let hecha: Hecha = { notas: 0, ajustes: 0, devoluciones: 0 };
  const sumar = (mas: Partial<Hecha>) => {
    hecha = {
      notas: hecha.notas + (mas.notas ?? 0),
      ajustes: hecha.ajustes + (mas.ajustes ?? 0),
      devoluciones: hecha.devoluciones + (mas.devoluciones ?? 0),
    };
  };

  for (const tanda of porRenglones(historia.inicial())) {
    await cargarAjustes(tx, tanda.map(traducir.ajuste));
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
    await cargarAjustes(tx, [...ingresos, ...entran].map(traducir.ajuste));
    for (const [deposito, suyas] of Map.groupBy(devoluciones, (una) => una.deposito)) {
      await cargarDevoluciones(tx, suyas.map(traducir.devolucion), traducir.destino(deposito, suyas));
    }
    for (let i = 0; i < notas.length; i += NOTAS_POR_VEZ) {
      await cargarNotas(tx, notas.slice(i, i + NOTAS_POR_VEZ).map(traducir.nota));
    }
    await cargarAjustes(tx, salen.map(traducir.ajuste));
    sumar({ notas: notas.length, ajustes: ingresos.length + ajustes.length, devoluciones: devoluciones.length });
    avanzar({ etapa: 'notas', hechos: hecha.notas, total: pedido.notas });
    // Each time there are three times as many.
    if (hecha.notas < 3 * contadas) continue;
    contadas = hecha.notas;
    await contarFilas(tx, 'stock', 'ventas');
  }
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

/** Turns places in the story into ids, and numbers into decimal text. */
async function traductor(tx: Tx, { catalogo, lugares, articulos, clientes }: Carga) {
  const listaId = definido(await leerLista(tx, undefined), 'the default lista').id;
  const consumidorFinal = await consumidorFinalId(tx);
  const clienteId = (cliente: number) => (cliente < 0 ? consumidorFinal : definido(clientes[cliente], 'the customer'));
  const lugarDe = (deposito: number) => {
    const { id: depositoId, sucursalId } = definido(lugares.depositos[deposito], 'the depósito');
    return { depositoId, sucursalId };
  };
  const usuarioId = (vendedor: number) => definido(lugares.vendedores[vendedor], 'the seller');
  const decimalesDe = (unidad: string) => definido(lugares.unidades.get(unidad), 'the unidad').decimales;
  const articuloId = (articulo: number) => definido(articulos[articulo], 'the article');
  const articuloDe = (lugar: number) => {
    const { codigo, descripcion, subfamilia } = catalogo.articulo(lugar);
    return {
      articuloId: articuloId(lugar),
      tipo: subfamilia.servicio ? ('SERVICIO' as const) : ('PRODUCTO' as const),
      decimales: decimalesDe(subfamilia.unidad),
      ...{ codigo, descripcion, iva: subfamilia.iva },
    };
  };

  return {
    ajuste: ({
      deposito,
      vendedor,
      motivo,
      en,
      renglones,
      estado,
      observaciones,
    }: AjusteDeMuestra): AjusteParaCargar => {
      const { id: motivoId, inicial } = lugares.motivo(motivo);
      return {
        ...lugarDe(deposito),
        ...{ estado, observaciones, motivoId, inicial, fecha: en, usuarioId: usuarioId(vendedor) },
        renglones: renglones.map(({ articulo, cantidad, costo }) => ({
          articuloId: articuloId(articulo),
          decimales: decimalesDe(catalogo.subfamilia(articulo).unidad),
          cantidad: String(cantidad),
          costo,
        })),
      };
    },
    nota: ({
      deposito,
      cliente,
      vendedor,
      lineas,
      pasos,
      entregas,
      estado,
      observaciones,
    }: NotaDeMuestra): NotaParaCargar => ({
      ...lugarDe(deposito),
      ...{ estado, observaciones, pasos, listaId, clienteId: clienteId(cliente), usuarioId: usuarioId(vendedor) },
      renglones: lineas.map(({ articulo, pedida, entregada, cancelada, reservada, ...precio }) => ({
        ...articuloDe(articulo),
        ...precio,
        pedida: String(pedida),
        entregada: String(entregada),
        cancelada: String(cancelada),
        reservada: String(reservada),
      })),
      entregas: entregas.map(({ en, cantidades }) => ({ en, cantidades: cantidades.map(String) })),
    }),
    devolucion: ({ comprobante, cliente, motivo, en, renglones }: DevolucionDeMuestra) => ({
      comprobanteExterno: comprobante,
      fecha: en,
      clienteId: clienteId(cliente),
      motivo,
      renglones: renglones.map(({ articulo, cantidad, precio }) => ({
        ...articuloDe(articulo),
        cantidad: String(cantidad),
        precio,
      })),
    }),
    destino: (deposito: number, [primera]: readonly DevolucionDeMuestra[]) => ({
      ...lugarDe(deposito),
      usuarioId: usuarioId(primera?.vendedor ?? 0),
    }),
  };
}
