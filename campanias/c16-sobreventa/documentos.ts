import type { Violacion } from '#campanias/comun/campania.ts';
import { INICIALES } from '#servidor/prueba/semillas.ts';
import type { Saldo, SaldoLeido } from './juicio.ts';
import type { Camino } from './situaciones.ts';
import type { Envio, Terreno } from './terreno.ts';

const NOTAS = '/api/ventas/notas-de-pedido';
const AJUSTES = '/api/stock/ajustes';

/** A document that is ready to take its units, or to give them back. */
export type Documento = { readonly id: string; readonly version: number; readonly cantidad: number };

/** What must stand before each way can be raced. Those that were refused serve again. */
export type Clase = 'borrador' | 'sin reserva' | 'sin reserva en otro' | 'ajuste' | 'reservada';

export const CLASE_DE: Readonly<Record<Camino, Clase>> = {
  confirmar: 'borrador',
  'confirmar-parcial': 'borrador',
  reservar: 'sin reserva',
  entregar: 'sin reserva',
  'entregar-de-otro': 'sin reserva en otro',
  ajustar: 'ajuste',
  anular: 'reservada',
};

/** The request of a way over a document. */
export function envioDe({ deposito }: Terreno, camino: Camino, { id, version }: Documento): Envio {
  if (camino === 'ajustar') return { tipo: 'ajuste.aplicar', ruta: `${AJUSTES}/${id}/aplicar`, cuerpo: { version } };
  const [accion, extra] = {
    confirmar: ['confirmar', {}],
    'confirmar-parcial': ['confirmar', { parcial: true }],
    reservar: ['reservar', {}],
    entregar: ['finalizar', {}],
    'entregar-de-otro': ['finalizar', { depositoId: deposito }],
    anular: ['anular', { motivo: 'El cliente desistió' }],
  }[camino] as [string, object];
  return { tipo: `nota.${accion}`, ruta: `${NOTAS}/${id}/${accion}`, cuerpo: { version, ...extra } };
}

/** What nobody races for was answered otherwise than done: as much a violation as in the race. */
export class RespuestaInesperada extends Error {
  readonly violacion: Violacion;
  constructor(tipo: string, datos: unknown) {
    super(`${tipo} was to work: ${JSON.stringify(datos)}`);
    this.violacion = { invariante: 'respuesta', que: `al preparar, ${tipo} contestó otra cosa`, datos };
  }
}

type Cuerpo = { readonly id: string; readonly version: number };

async function hacer({ mandar }: Terreno, envio: Envio): Promise<Cuerpo> {
  const resultado = await mandar(envio);
  if (resultado.tipo !== 'ok') throw new RespuestaInesperada(envio.tipo, resultado);
  return JSON.parse(resultado.cuerpo) as Cuerpo;
}

let creados = 0;

export async function crearArticulo(terreno: Terreno): Promise<string> {
  creados += 1;
  const cuerpo = { codigo: `CARRERA-${process.pid}-${creados}`, descripcion: `Lo último ${creados}`, precio: '100' };
  return (await hacer(terreno, { tipo: 'articulo.crear', ruta: '/api/articulos', cuerpo })).id;
}

/** A kit in force of one of each artículo. */
export async function crearKit(terreno: Terreno, articulos: readonly string[]): Promise<string> {
  creados += 1;
  const codigo = `KIT-${process.pid}-${creados}`;
  const cuerpo = { codigo, descripcion: `Kit de lo último ${creados}`, tipo: 'KIT', precio: '150' };
  const { id } = await hacer(terreno, { tipo: 'articulo.crear', ruta: '/api/articulos', cuerpo });
  const lineas = articulos.map((componenteId) => ({ componenteId, cantidad: '1' }));
  const ruta = '/api/articulos/estructuras';
  const borrador = await hacer(terreno, { tipo: 'estructura.crear', ruta, cuerpo: { articuloId: id, lineas } });
  await hacer(terreno, {
    tipo: 'estructura.poner_vigente',
    ruta: `${ruta}/${borrador.id}/estado`,
    cuerpo: { version: borrador.version, accion: 'poner_vigente' },
  });
  return id;
}

type Pedido = { readonly clase: Clase; readonly articulos: readonly string[]; readonly cantidad: number };

/** Makes a document of that kind. Nothing may be free in its depósito when it is to stand without a reservation. */
export async function crearDocumento(terreno: Terreno, { clase, articulos, cantidad }: Pedido): Promise<Documento> {
  if (clase === 'ajuste') return { ...(await crearAjuste(terreno, articulos, -cantidad)), cantidad };
  const enOtro = clase === 'sin reserva en otro';
  const cuerpo = {
    clienteId: INICIALES.consumidorFinal,
    depositoId: enOtro ? terreno.otroDeposito : terreno.deposito,
    renglones: articulos.map((articuloId) => ({ articuloId, cantidad: String(cantidad) })),
  };
  const { id, version } = await hacer(terreno, { tipo: 'nota.crear', ruta: NOTAS, cuerpo });
  const borrador = { id, version, cantidad };
  if (clase === 'borrador') return borrador;
  const camino = clase === 'reservada' ? 'confirmar' : 'confirmar-parcial';
  const confirmada = await hacer(terreno, envioDe(terreno, camino, borrador));
  return { ...borrador, version: confirmada.version };
}

async function crearAjuste(terreno: Terreno, articulos: readonly string[], cantidad: number): Promise<Cuerpo> {
  const cuerpo = {
    depositoId: terreno.deposito,
    motivoId: INICIALES.motivoRotura,
    renglones: articulos.map((articuloId) => ({ articuloId, cantidad: String(cantidad) })),
  };
  return hacer(terreno, { tipo: 'ajuste.crear', ruta: AJUSTES, cuerpo });
}

/** Leaves what there is of each artículo at a figure, by an ajuste. */
export async function dejarEn(terreno: Terreno, articulos: readonly string[], fisico: number): Promise<void> {
  const hay = await leerSaldos(terreno, articulos);
  for (const articuloId of articulos) {
    const cambio = fisico - (hay.get(articuloId)?.fisico ?? 0);
    if (cambio === 0) continue;
    const { id, version } = await crearAjuste(terreno, [articuloId], cambio);
    await hacer(terreno, envioDe(terreno, 'ajustar', { id, version, cantidad: 0 }));
  }
}

type Fila = Saldo & { readonly id: string; readonly reservas: number; readonly asientos: number };

/** What the tables hold of some artículos in the depósito that is raced for. */
export async function leerSaldos(
  { pool, deposito }: Terreno,
  articulos: readonly string[],
): Promise<ReadonlyMap<string, SaldoLeido>> {
  const { rows } = await pool.query<Fila>(
    `select a.id, coalesce(s.fisico, 0)::float8 as fisico, coalesce(s.reservado, 0)::float8 as reservado,
            (select coalesce(sum(r.cantidad), 0)::float8 from reserva r
             where r.articulo_id = a.id and r.deposito_id = $2 and r.estado = 'ACTIVA') as reservas,
            (select coalesce(sum(x.cantidad), 0)::float8 from asiento_stock x
             where x.articulo_id = a.id and x.deposito_id = $2) as asientos
     from articulo a left join saldo_stock s on s.articulo_id = a.id and s.deposito_id = $2
     where a.id = any($1)`,
    [articulos, deposito],
  );
  return new Map(rows.map(({ id, ...saldo }) => [id, saldo]));
}
