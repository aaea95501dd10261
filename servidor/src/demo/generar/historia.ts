import { azarDe, elegir, entero, semillaDe } from './azar.ts';
import { horaDeCierre, horaDeRecepcion, type Semana, semanasDe } from './calendario.ts';
import { enCaminoDe } from './en-camino.ts';
import { crearExistencias, type Existencias } from './existencias.ts';
import { DEPOSITOS_POR_SUCURSAL } from './lugares.ts';
import { ajustesDe } from './mermas.ts';
import { crearMostrador } from './mostrador.ts';
import type {
  AjusteDeMuestra,
  DevolucionDeMuestra,
  EnCaminoDeMuestra,
  NotaDeMuestra,
  SemanaDeMuestra,
} from './muestras.ts';
import type { Pedido } from './pedido.ts';
import { crearSurtido, DEPOSITOS, type Surtido } from './surtido.ts';

export type Historia = {
  /** Opening stock, counted before the first sale. */
  readonly inicial: () => Iterable<AjusteDeMuestra>;
  /** The weeks after it, in order and only once: each one leaves the shelves as the next finds them. */
  readonly semanas: () => Iterable<SemanaDeMuestra>;
  /** What is on its way when the story ends. */
  readonly enCamino: () => readonly EnCaminoDeMuestra[];
};

/** Lines of a nota, on average: what the shelves are filled for. */
const LINEAS_POR_NOTA = 3.4;
/** No adjustment has more lines than its screen takes. */
const RENGLONES_POR_AJUSTE = 400;

/** A year of the company, told from the seed: nothing is read or written. */
export function crearHistoria(pedido: Pedido): Historia {
  const { catalogo, semilla, notas, hasta } = pedido;
  const surtido = crearSurtido(catalogo, semilla, notas * LINEAS_POR_NOTA);
  const existencias = crearExistencias(catalogo, surtido, semilla);
  const semanas = semanasDe(notas, hasta);
  const compras = crearCompras(pedido);
  return {
    inicial: () => abrir(pedido, { surtido, existencias, compras, abre: apertura(semanas, hasta) }),
    semanas: () => vivirSemanas(pedido, { surtido, existencias, compras, semanas }),
    enCamino: () => {
      const semana = semanas.at(-1);
      return semana ? enCaminoDe({ ...{ surtido, semilla, semana, vendedorDe }, costo: compras }) : [];
    },
  };
}

type Compras = (articulo: number, instante: number) => string | null;

/** What a unit cost at some time: a share of its price then. */
function crearCompras({ catalogo }: Pedido): Compras {
  return (i, instante) => {
    const articulo = catalogo.articulo(i);
    const vigente = catalogo.precios(articulo, i).findLast(({ desde }) => desde.getTime() <= instante);
    return vigente ? (Number(vigente.importe) * articulo.costo).toFixed(4) : null;
  };
}

type Apertura = {
  readonly surtido: Surtido;
  readonly existencias: Existencias;
  readonly compras: Compras;
  /** When the shelves were counted. */
  readonly abre: number;
};

const ANTES_MS = 36 * 3_600_000;

/** The Saturday before the first week. */
const apertura = (semanas: readonly Semana[], hasta: Date): number => (semanas[0]?.desde ?? hasta.getTime()) - ANTES_MS;

function* abrir({ catalogo }: Pedido, { surtido, existencias, compras, abre }: Apertura): Generator<AjusteDeMuestra> {
  const en = new Date(abre);
  const recuento = (deposito: number, renglones: AjusteDeMuestra['renglones']): AjusteDeMuestra => ({
    ...{ estado: 'APLICADO', motivo: 'Stock inicial', observaciones: 'Recuento de apertura' },
    ...{ deposito, vendedor: vendedorDe(deposito, 0), en, renglones },
  });
  const abiertos: AjusteDeMuestra['renglones'][number][][] = Array.from({ length: DEPOSITOS }, () => []);
  for (let articulo = 0; articulo < catalogo.total; articulo += 1) {
    if (surtido.alta(articulo) > abre) continue;
    const suyos = depositosQue(surtido, articulo);
    const costo = suyos.length > 0 ? compras(articulo, en.getTime()) : null;
    for (const deposito of suyos) {
      const cantidad = existencias.inicial(articulo, deposito);
      existencias.poner(articulo, deposito, cantidad);
      abiertos[deposito]?.push({ articulo, cantidad, costo });
      if (abiertos[deposito]?.length !== RENGLONES_POR_AJUSTE) continue;
      yield recuento(deposito, abiertos[deposito]);
      abiertos[deposito] = [];
    }
  }
  for (const [deposito, renglones] of abiertos.entries()) {
    if (renglones.length > 0) yield recuento(deposito, renglones);
  }
}

const depositosQue = (surtido: Surtido, articulo: number): number[] =>
  Array.from({ length: DEPOSITOS }, (_, deposito) => deposito).filter((deposito) => surtido.guarda(articulo, deposito));

/** Two people in each branch. */
const vendedorDe = (deposito: number, cual: number): number =>
  Math.floor(deposito / DEPOSITOS_POR_SUCURSAL) * 2 + (cual % 2);

type Taller = Omit<Apertura, 'abre'> & { readonly semanas: readonly Semana[] };

function* vivirSemanas(pedido: Pedido, taller: Taller): Generator<SemanaDeMuestra> {
  const { surtido, existencias, semanas } = taller;
  const mostrador = crearMostrador({ ...pedido, surtido, existencias, vendedorDe });
  const novedades = novedadesPorSemana(pedido, surtido, semanas);
  let devueltas: DevolucionDeMuestra[] = [];
  let hechas = 0;
  for (const [orden, semana] of semanas.entries()) {
    const ingresos = recibir(taller, { semana, orden, nuevos: novedades.get(orden) ?? [] });
    const notas = mostrador.vender(semana, hechas);
    hechas += notas.length;
    const devoluciones = devueltas;
    for (const { deposito, renglones } of devoluciones) {
      for (const { articulo, cantidad } of renglones) existencias.poner(articulo, deposito, cantidad);
    }
    const siguiente = semanas[orden + 1];
    devueltas = siguiente ? devolver(pedido, notas, siguiente, orden) : [];
    const ajustes = ajustesDe({ ...taller, semilla: pedido.semilla, semana, orden, ultima: !siguiente, vendedorDe });
    yield { ingresos, notas, devoluciones, ajustes };
  }
}

/** Articles that began to be sold during the year, by the week of their first purchase. */
function novedadesPorSemana(
  { catalogo, hasta }: Pedido,
  surtido: Surtido,
  semanas: readonly Semana[],
): Map<number, number[]> {
  const novedades = new Map<number, number[]>();
  const abre = apertura(semanas, hasta);
  for (let articulo = 0; articulo < catalogo.total; articulo += 1) {
    if (surtido.alta(articulo) <= abre) continue;
    const semana = semanas.findIndex(({ desde }) => desde >= surtido.alta(articulo));
    if (semana < 0) continue;
    const suyas = novedades.get(semana) ?? [];
    suyas.push(articulo);
    novedades.set(semana, suyas);
  }
  return novedades;
}

type Recepcion = { readonly semana: Semana; readonly orden: number; readonly nuevos: readonly number[] };

/** What was bought, received on Monday: what ran short and what is new. */
function recibir({ surtido, existencias, compras }: Taller, { semana, orden, nuevos }: Recepcion): AjusteDeMuestra[] {
  const primeros = nuevos.flatMap((articulo) =>
    depositosQue(surtido, articulo).map((deposito) => {
      return { articulo, deposito, cantidad: existencias.inicial(articulo, deposito) };
    }),
  );
  const recibidos = [...primeros, ...existencias.pedidos(semana.desde)];
  for (const { articulo, deposito, cantidad } of recibidos) existencias.poner(articulo, deposito, cantidad);
  const en = new Date(horaDeRecepcion(semana));
  return [...Map.groupBy(recibidos, ({ deposito }) => deposito)].flatMap(([deposito, suyos]) =>
    enTandas(suyos, RENGLONES_POR_AJUSTE).map((tanda, i) => ({
      estado: 'APLICADO' as const,
      deposito,
      vendedor: vendedorDe(deposito, i),
      motivo: 'Compra a proveedor',
      observaciones: `Remito ${String(deposito + 11).padStart(4, '0')}-${String(20_000 + orden * 37 + i).padStart(8, '0')}`,
      en,
      renglones: tanda.map(({ articulo, cantidad }) => ({
        articulo,
        cantidad,
        costo: compras(articulo, en.getTime()),
      })),
    })),
  );
}

function enTandas<T>(lista: readonly T[], largo: number): T[][] {
  return Array.from({ length: Math.ceil(lista.length / largo) }, (_, i) => lista.slice(i * largo, (i + 1) * largo));
}

const MOTIVOS_DE_DEVOLUCION = ['No era lo que necesitaba', 'Falla'] as const;

/** Some of what was sold comes back the week after. */
function devolver(
  { semilla }: Pedido,
  notas: readonly NotaDeMuestra[],
  semana: Semana,
  orden: number,
): DevolucionDeMuestra[] {
  const azar = azarDe(semillaDe(semilla, 'devoluciones'), orden);
  return notas
    .filter(({ estado, lineas }) => estado === 'FINALIZADA' && lineas.length > 0 && azar() < 0.025)
    .flatMap(({ deposito, cliente, lineas }, i) => {
      const linea = elegir(azar, lineas);
      if (linea.entregada < 1) return [];
      const sucursal = Math.floor(deposito / DEPOSITOS_POR_SUCURSAL);
      return [
        {
          deposito: sucursal * DEPOSITOS_POR_SUCURSAL,
          cliente,
          vendedor: vendedorDe(deposito, i),
          comprobante: `NC ${cliente < 0 ? 'B' : 'A'} ${String(sucursal + 1).padStart(5, '0')}-${String(orden * 1_000 + i + 1).padStart(8, '0')}`,
          motivo: elegir(azar, MOTIVOS_DE_DEVOLUCION),
          en: new Date(horaDeCierre(semana)),
          renglones: [
            { articulo: linea.articulo, cantidad: entero(azar, 1, Math.floor(linea.entregada)), precio: linea.precio },
          ],
        },
      ];
    });
}
