import type { Azar } from '#campanias/comun/azar.ts';
import type { Resultado } from '#campanias/comun/historia.ts';
import {
  CLASE_DE,
  type Clase,
  crearArticulo,
  crearDocumento,
  crearKit,
  type Documento,
  dejarEn,
  envioDe,
  leerSaldos,
  RespuestaInesperada,
} from './documentos.ts';
import { type Fallo, juzgar, type Toma } from './juicio.ts';
import type { Camino, Situacion } from './situaciones.ts';
import type { Terreno } from './terreno.ts';

/** Where a situation is raced again and again: its artículos, and the documents that are left from the race before. */
export type Pista = {
  readonly situacion: Situacion;
  readonly articulos: readonly string[];
  /** A kit of one of each, in situations that race for it. */
  readonly kitId: string | undefined;
  readonly quedan: Map<string, Documento[]>;
  /** Given in the race before: their units go back before the next. */
  reservadas: readonly Documento[];
};

export async function abrirPista(terreno: Terreno, situacion: Situacion): Promise<Pista> {
  const articulos = await Promise.all(Array.from({ length: situacion.articulos }, () => crearArticulo(terreno)));
  const kitId = situacion.enKit ? await crearKit(terreno, articulos) : undefined;
  return { situacion, articulos, kitId, quedan: new Map(), reservadas: [] };
}

type Corredor = { readonly camino: Camino; readonly cantidad: number; readonly documento: Documento };

export type Ronda = Fallo & {
  readonly pedidos: number;
  readonly tiempos: readonly number[];
};

type Pedido = { readonly azar: Azar; readonly clientes: number; readonly maximo: number };

/** One race: everybody ready, some units on the shelf, and off. Without everybody ready there is no race, and it says why. */
export async function correrRonda(terreno: Terreno, pista: Pista, pedido: Pedido): Promise<Ronda> {
  const corredores = await preparar(terreno, pista, pedido).catch((error: unknown) => {
    if (error instanceof RespuestaInesperada) return error.violacion;
    throw error;
  });
  if (!Array.isArray(corredores)) {
    return { pedidos: 0, tiempos: [], sobrevendidas: 0, subvendidas: 0, violaciones: [corredores] };
  }
  return correr(terreno, pista, pedido.azar, corredores);
}

async function correr(terreno: Terreno, pista: Pista, azar: Azar, corredores: readonly Corredor[]): Promise<Ronda> {
  const antes = await leerSaldos(terreno, pista.articulos);
  const enOrden = azar.barajar(corredores);
  const resultados = await terreno.largar(enOrden.map(({ camino, documento }) => envioDe(terreno, camino, documento)));
  const despues = await leerSaldos(terreno, pista.articulos);

  const tomas = enOrden.map(
    ({ camino, cantidad }, i): Toma => ({
      camino,
      cantidad,
      resultado: entender(camino, cantidad, resultados[i]),
    }),
  );
  guardar(pista, enOrden, tomas, resultados);
  return { ...juzgar({ tomas, antes, despues }), pedidos: tomas.length, tiempos: resultados.map(({ ms }) => ms) };
}

/** Nothing on the shelf while documents are made; then the units, and the reservations that will be annulled. */
async function preparar(terreno: Terreno, pista: Pista, { azar, clientes, maximo }: Pedido): Promise<Corredor[]> {
  const { situacion, articulos } = pista;
  await enTandas(pista.reservadas, (documento) => terreno.mandar(envioDe(terreno, 'anular', documento)));
  pista.reservadas = [];
  await dejarEn(terreno, articulos, 0);

  const tomadores = Array.from({ length: clientes - situacion.anulaciones }, () => ({
    camino: azar.pesado(situacion.caminos as Record<Camino, number>),
    cantidad: azar.elegir(situacion.cantidades) ?? 1,
  }));
  const corredores = await enTandas(tomadores, async ({ camino, cantidad }) => {
    const documento = await tomar(terreno, pista, CLASE_DE[camino], cantidad);
    return { camino, cantidad, documento };
  });
  await dejarEn(terreno, articulos, azar.entero(1, maximo) + situacion.anulaciones);
  const devolutores = await enTandas(Array.from({ length: situacion.anulaciones }), async () => ({
    camino: 'anular' as const,
    cantidad: 1,
    documento: await crearDocumento(terreno, { clase: 'reservada', articulos, cantidad: 1 }),
  }));
  return [...corredores, ...devolutores];
}

const nombreDe = (clase: Clase, cantidad: number): string => `${clase} ${cantidad}`;

let vueltas = 0;

async function tomar(terreno: Terreno, pista: Pista, clase: Clase, cantidad: number): Promise<Documento> {
  const guardado = pista.quedan.get(nombreDe(clase, cantidad))?.pop();
  if (guardado) return guardado;
  vueltas += 1;
  const sueltos = vueltas % 2 === 0 ? pista.articulos : pista.articulos.toReversed();
  const articulos = pista.kitId !== undefined && vueltas % 2 === 0 ? [pista.kitId] : sueltos;
  return crearDocumento(terreno, { clase, articulos, cantidad });
}

const A_LA_VEZ = 12;

/** A few at a time, in their order. */
async function enTandas<Entrada, Salida>(
  lista: readonly Entrada[],
  trabajo: (entrada: Entrada) => Promise<Salida>,
): Promise<Salida[]> {
  const salidas: Salida[] = [];
  for (let i = 0; i < lista.length; i += A_LA_VEZ) {
    salidas.push(...(await Promise.all(lista.slice(i, i + A_LA_VEZ).map(trabajo))));
  }
  return salidas;
}

type Nota = { readonly version: number; readonly renglones: readonly { readonly reservada: string }[] };
type Negativa = {
  readonly code: string;
  readonly data: {
    readonly faltantes: readonly {
      readonly articuloId: string;
      readonly disponible?: string;
      readonly fisico?: string;
    }[];
  };
};

function entender(camino: Camino, cantidad: number, resultado: Resultado | undefined): Toma['resultado'] {
  if (!resultado || resultado.tipo === 'unknown') return { tipo: 'otra', que: resultado?.motivo ?? 'nadie contestó' };
  if (resultado.tipo === 'ok') {
    if (camino !== 'confirmar-parcial' && camino !== 'reservar') return { tipo: 'dada', cantidad };
    const { renglones } = JSON.parse(resultado.cuerpo) as Nota;
    return { tipo: 'dada', cantidad: Number(renglones[0]?.reservada ?? 0) };
  }
  const { code, data } = JSON.parse(resultado.cuerpo) as Negativa;
  const esperado = camino === 'ajustar' ? 'stock.insuficiente' : 'ventas.stock_insuficiente';
  if (resultado.status !== 409 || code !== esperado) return { tipo: 'otra', que: `${resultado.status} ${code}` };
  const dichos = data.faltantes.map(({ articuloId, disponible, fisico }) => [articuloId, Number(disponible ?? fisico)]);
  return { tipo: 'negada', hay: new Map(dichos as [string, number][]) };
}

/** Who was refused stays as it was and races again; what was set aside is given back before the next race. */
function guardar(
  pista: Pista,
  corredores: readonly Corredor[],
  tomas: readonly Toma[],
  resultados: readonly Resultado[],
): void {
  const reservadas: Documento[] = [];
  for (const [i, { camino, cantidad, documento }] of corredores.entries()) {
    const [toma, resultado] = [tomas[i], resultados[i]];
    if (toma?.resultado.tipo === 'negada') {
      const nombre = nombreDe(CLASE_DE[camino], cantidad);
      pista.quedan.set(nombre, [...(pista.quedan.get(nombre) ?? []), documento]);
    }
    const aparta = camino === 'confirmar' || camino === 'confirmar-parcial' || camino === 'reservar';
    if (!aparta || resultado?.tipo !== 'ok') continue;
    reservadas.push({ ...documento, version: (JSON.parse(resultado.cuerpo) as Nota).version });
  }
  pista.reservadas = reservadas;
}
