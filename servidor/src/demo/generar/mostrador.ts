import type { EstadoNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { type Azar, azarDe, elegirPor, entero, lugarEn, semillaDe } from './azar.ts';
import { horaDeVenta, type Semana, temporadaDe } from './calendario.ts';
import type { Existencias } from './existencias.ts';
import { DEPOSITOS_POR_SUCURSAL, sucursales } from './lugares.ts';
import type { NotaDeMuestra } from './muestras.ts';
import { diasEntre, estadoDe, type LineaTomada, vivir } from './notas.ts';
import type { Pedido } from './pedido.ts';
import type { Surtido } from './surtido.ts';

type PedidoDeMostrador = Pedido & {
  readonly surtido: Surtido;
  readonly existencias: Existencias;
  readonly vendedorDe: (deposito: number, cual: number) => number;
};

export type Mostrador = { readonly vender: (semana: Semana, hechas: number) => NotaDeMuestra[] };

const POR_SUCURSAL = sucursales.map(({ peso }, i) => [i, peso] as const);
/** How many lines people take. */
const CUANTAS: readonly (readonly [desde: number, hasta: number, peso: number])[] = [
  [1, 1, 28],
  [2, 2, 22],
  [3, 4, 26],
  [5, 8, 17],
  [9, 15, 7],
];

/** Sells week by week: who comes, what for, and what the shelves can give. */
export function crearMostrador(pedido: PedidoDeMostrador): Mostrador {
  const base = semillaDe(pedido.semilla, 'nota');
  const elegirCliente = crearFilaDeClientes(pedido);
  return {
    vender: (semana, hechas) => {
      const horas = Array.from({ length: semana.notas }, (_, i) =>
        horaDeVenta(azarDe(base ^ 0x7a, hechas + i), semana),
      );
      return horas
        .sort((a, b) => a - b)
        .map((tomada, i) => {
          const azar = azarDe(base, hechas + i);
          return atender(pedido, { azar, tomada, orden: hechas + i, cliente: elegirCliente(azar) });
        });
    },
  };
}

/** A third are passers-by; the rest are customers, workshops much more often than people. */
function crearFilaDeClientes({ cliente, clientes }: PedidoDeMostrador): (azar: Azar) => number {
  const sumas = new Float64Array(clientes);
  let suma = 0;
  for (let i = 0; i < clientes; i += 1) {
    suma += cliente(i).peso;
    sumas[i] = suma;
  }
  return (azar) => (clientes === 0 || azar() < 0.33 ? -1 : Math.min(clientes - 1, lugarEn(sumas, azar() * suma)));
}

type Visita = { readonly azar: Azar; readonly tomada: number; readonly orden: number; readonly cliente: number };

function atender(pedido: PedidoDeMostrador, { azar, tomada, orden, cliente }: Visita): NotaDeMuestra {
  const { surtido, existencias, notas, hasta, vendedorDe } = pedido;
  const sucursal = elegirPor(azar, POR_SUCURSAL);
  const deposito = sucursal * DEPOSITOS_POR_SUCURSAL + (azar() < 0.1 ? 1 : 0);
  const vendedor = vendedorDe(deposito, entero(azar, 0, 1));
  const estado = estadoDe(azar, { desdeElFinal: notas - 1 - orden, dias: diasEntre(tomada, hasta.getTime()) });
  const lineas = tomarLineas(pedido, { azar, tomada, deposito, estado, cliente });
  const vida = vivir({ azar, estado, tomada, hasta: hasta.getTime(), lineas });
  for (const { articulo, entregada, reservada } of vida.lineas) {
    if (surtido.guarda(articulo, deposito)) existencias.sacar(articulo, deposito, entregada + reservada);
  }
  return { ...vida, deposito, cliente, vendedor };
}

type Toma = Pick<Visita, 'azar' | 'tomada' | 'cliente'> & { readonly deposito: number; readonly estado: EstadoNota };

const INTENTOS_POR_LINEA = 12;
/** People come for one vehicle: what else they take is mostly for it, or fits any. −1 is the latter. */
const QUE_MAS: readonly (readonly [(vehiculo: number) => number | undefined, number])[] = [
  [(vehiculo) => vehiculo, 60],
  [() => -1, 25],
  [() => undefined, 15],
];

function tomarLineas(pedido: PedidoDeMostrador, toma: Toma): LineaTomada[] {
  const { azar, estado } = toma;
  const [desde, hasta] = elegirPor(
    azar,
    CUANTAS.map((una) => [una, una[2]] as const),
  );
  const cuantas = Math.max(entero(azar, desde, hasta), estado === 'PARCIAL' ? 2 : 1);
  const lineas: LineaTomada[] = [];
  const tomados = new Set<number>();
  let vehiculo: number | undefined;
  for (let intento = 0; lineas.length < cuantas && intento < cuantas * INTENTOS_POR_LINEA; intento += 1) {
    const para = vehiculo === undefined ? undefined : elegirPor(azar, QUE_MAS)(vehiculo);
    const articulo = pedido.surtido.elegir(azar, sucursalDe(toma.deposito), para);
    if (tomados.has(articulo)) continue;
    const linea = tomarLinea(pedido, toma, articulo);
    if (!linea) continue;
    tomados.add(articulo);
    lineas.push(linea);
    const suyo = pedido.catalogo.articulo(articulo).vehiculo;
    if (vehiculo === undefined && suyo >= 0) vehiculo = suyo;
  }
  return lineas.length > 0 && azar() < 0.93 ? lineas : conServicio(pedido, toma, lineas);
}

const sucursalDe = (deposito: number): number => Math.floor(deposito / DEPOSITOS_POR_SUCURSAL);

function tomarLinea(
  pedido: PedidoDeMostrador,
  { azar, tomada, deposito, estado, cliente }: Toma,
  articulo: number,
): LineaTomada | undefined {
  const { surtido, existencias } = pedido;
  const temporada = surtido.temporada(articulo);
  if (temporada !== undefined && temporada !== temporadaDe(tomada) && azar() < 0.7) return undefined;
  if (!surtido.enVenta(articulo, tomada)) return undefined;
  const quiere = cantidadPara(azar, surtido.lote(articulo));
  const libre = Math.floor(existencias.libre(articulo, deposito));
  // Only an open nota waits for what is not there.
  const espera = (estado === 'CONFIRMADA' || estado === 'EN_PREPARACION') && azar() < 0.15;
  const noMueve = estado === 'BORRADOR' || estado === 'ANULADA';
  const pedida = espera || noMueve ? quiere : Math.min(quiere, libre);
  if (pedida < 1 || (espera && libre < 1)) return undefined;
  return valuar(pedido, { azar, tomada, cliente }, { articulo, pedida, hay: Math.min(pedida, Math.max(0, libre)) });
}

/** Handfuls go by the handful; one by one the rest. */
function cantidadPara(azar: Azar, lote: number): number {
  if (lote >= 8) return entero(azar, 1, lote * 2);
  const veces = azar() < 0.82 ? 1 : entero(azar, 2, 3);
  return lote === 1 ? veces : azar() < 0.3 ? 1 : lote * veces;
}

/** Cut to measure: half of them may be asked for. */
const POR_MEDIDA = ['M', 'L', 'KG'];

type Tomada = Pick<LineaTomada, 'articulo' | 'pedida' | 'hay'>;

function valuar(
  { catalogo, cliente }: PedidoDeMostrador,
  quien: Pick<Toma, 'azar' | 'tomada' | 'cliente'>,
  linea: Tomada,
): LineaTomada | undefined {
  const { azar, tomada } = quien;
  const articulo = catalogo.articulo(linea.articulo);
  const vigente = catalogo.precios(articulo, linea.articulo).findLast(({ desde }) => desde.getTime() <= tomada);
  if (!vigente) return undefined;
  const medio =
    POR_MEDIDA.includes(articulo.subfamilia.unidad) && linea.hay === linea.pedida && azar() < 0.35 ? 0.5 : 0;
  const precioDeLista = azar() > 0.03;
  const descuento = quien.cliente < 0 ? 0 : cliente(quien.cliente).descuento;
  return {
    articulo: linea.articulo,
    pedida: linea.pedida - medio,
    hay: linea.hay - medio,
    precio: precioDeLista ? vigente.importe : (Number(vigente.importe) * 0.95).toFixed(2),
    precioDeLista,
    descuentos: descuento === 0 ? [] : [String(descuento)],
  };
}

/** Now and then a service goes with the parts; a nota that found nothing on the shelves is for one alone. */
function conServicio(pedido: PedidoDeMostrador, toma: Toma, lineas: readonly LineaTomada[]): LineaTomada[] {
  const articulo = pedido.surtido.elegirServicio(toma.azar);
  const linea = articulo === undefined ? undefined : valuar(pedido, toma, { articulo, pedida: 1, hay: 0 });
  return linea ? [...lineas, linea] : [...lineas];
}
