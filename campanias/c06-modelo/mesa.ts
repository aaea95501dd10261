import { INICIALES } from '#servidor/prueba/semillas.ts';
import type { Banco } from './banco.ts';
import { PERSONAS } from './banco.ts';
import { anotar, type Cobertura } from './cobertura.ts';
import { crearNombrador, type Nombrador } from './concretar.ts';
import { diferencias } from './diferencias.ts';
import { estadoDelModelo, leerEstado } from './estado.ts';
import { textoDePrecio } from './importes.ts';
import { cumplir } from './modelo.ts';
import type { Articulo, Mundo } from './mundo.ts';
import type { Orden, Respuesta } from './ordenes.ts';
import { entender } from './respuestas.ts';
import { type Nombres, traducir } from './traduccion.ts';

/** The product did something that the model does not explain. */
export class Discrepancia extends Error {}

/** One world of its own: artículos nobody else touches, and what the model says of them. */
export type Mesa = {
  readonly banco: Banco;
  readonly nombres: Nombres;
  readonly nombrar: Nombrador;
  readonly cobertura: Cobertura;
  mundo: Mundo;
  /** Orders already given, as they are told when something is wrong. */
  readonly dadas: string[];
};

const CATALOGO: readonly Articulo[] = [
  { tipo: 'PRODUCTO', decimales: 0, permiteNegativo: false, iva: '21', precio: 1_000_000 },
  { tipo: 'PRODUCTO', decimales: 0, permiteNegativo: false, iva: '10.5', precio: 25_534 },
  { tipo: 'PRODUCTO', decimales: 3, permiteNegativo: false, iva: 'EXENTO', precio: 184_500_000 },
  { tipo: 'PRODUCTO', decimales: 0, permiteNegativo: true, iva: '21', precio: 333_333 },
  { tipo: 'SERVICIO', decimales: 0, permiteNegativo: false, iva: '21', precio: 77_700 },
];

const UNIDADES = {
  0: INICIALES.unidad,
  2: '01900000-0000-7000-8000-000000000305',
  3: '01900000-0000-7000-8000-000000000307',
} as const;

/** In thousandths, by artículo, in each depósito: enough to sell and too little for everybody. */
const EXISTENCIAS: readonly (readonly number[])[] = [
  [14_000, 9_000, 1_500, 4_000],
  [6_000, 0, 1_000, 2_000],
];

export async function abrirMesa(banco: Banco, cobertura: Cobertura): Promise<Mesa> {
  const articulos = await Promise.all(CATALOGO.map((articulo, i) => crearArticulo(banco, articulo, i)));
  const mesa: Mesa = {
    banco,
    cobertura,
    nombrar: crearNombrador(),
    dadas: [],
    nombres: {
      articulos,
      depositos: banco.depositos,
      clienteId: INICIALES.consumidorFinal,
      motivos: { inicial: INICIALES.motivoStockInicial, comun: INICIALES.motivoRotura },
      notas: new Map(),
      ajustes: new Map(),
      renglones: new Map(),
      claves: new Map(),
    },
    mundo: {
      personas: PERSONAS,
      articulos: CATALOGO,
      depositos: banco.depositos.length,
      saldos: {},
      notas: {},
      ajustes: {},
    },
  };
  for (const [deposito, cantidades] of EXISTENCIAS.entries()) {
    const ajuste = mesa.nombrar('j');
    const renglones = cantidades.map((cantidad, articulo) => ({ articulo, cantidad })).filter((r) => r.cantidad > 0);
    await jugar(mesa, { que: 'ajuste.crear', persona: 0, ajuste, deposito, inicial: true, renglones });
    await jugar(mesa, { que: 'ajuste.aplicar', persona: 0, ajuste, version: 1 });
  }
  return mesa;
}

let creados = 0;

async function crearArticulo(banco: Banco, articulo: Articulo, i: number): Promise<string> {
  creados += 1;
  const cuerpo = {
    codigo: `M6-${process.pid}-${creados}`,
    descripcion: `Artículo ${i} de una secuencia`,
    tipo: articulo.tipo,
    iva: articulo.iva,
    unidadId: UNIDADES[articulo.decimales],
    permiteNegativo: articulo.permiteNegativo,
    ...(articulo.precio === null ? {} : { precio: textoDePrecio(articulo.precio) }),
  };
  const resultado = await banco.mandar({
    tipo: 'articulo.crear',
    metodo: 'POST',
    ruta: '/api/articulos',
    cuerpo,
    persona: 0,
  });
  if (resultado.tipo !== 'ok') throw new Error(`an artículo was not made: ${JSON.stringify(resultado)}`);
  return (JSON.parse(resultado.cuerpo) as { readonly id: string }).id;
}

/** Gives an order to both and compares the answer and everything there is. */
export async function jugar(mesa: Mesa, orden: Orden): Promise<void> {
  const { mundo, respuesta: esperada } = cumplir(mesa.mundo, orden);
  mesa.dadas.push(contar(orden, esperada));
  const vista = await mandar(mesa, orden);
  exigirIgual(mesa, 'respuesta', vista, esperada);
  anotar(mesa.cobertura, mesa.mundo, mundo, orden, esperada);
  mesa.mundo = mundo;
  exigirIgual(mesa, 'tablas', await leerEstado(mesa.banco.pool, mesa.nombres), estadoDelModelo(mundo));
}

/** Sends an order and says what came back in the words of the model. */
export async function mandar({ banco, nombres }: Mesa, orden: Orden): Promise<Respuesta> {
  const resultado = await banco.mandar({ tipo: orden.que, persona: orden.persona, ...traducir(nombres, orden) });
  if (resultado.tipo === 'unknown') return { status: 500, code: 'sin respuesta', data: resultado.motivo };
  return entender(nombres, orden, resultado.status, resultado.cuerpo);
}

export function exigirIgual(mesa: Mesa, donde: string, visto: unknown, esperado: unknown): void {
  const hay = diferencias(visto, esperado);
  if (hay.length === 0) return;
  const ultima = mesa.dadas.at(-1) ?? '';
  throw new Discrepancia(`${donde} tras «${ultima}»: ${hay.slice(0, 4).join('; ')}`);
}

export const contar = (orden: Orden, respuesta: Respuesta): string => {
  const { que, persona, ...resto } = orden;
  const como = 'code' in respuesta ? `${respuesta.status} ${respuesta.code}` : String(respuesta.status);
  return `${PERSONAS[persona]} ${que} ${JSON.stringify(resto)} → ${como}`;
};
