import { randomUUID } from 'node:crypto';
import type { Testigos } from '#campanias/c08-permisos/documentos.ts';
import type { Envio } from '#campanias/c08-permisos/enviar.ts';
import type { Sembrar } from '#campanias/c08-permisos/gente.ts';
import { crearArticulo, type Mundo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar, Sucursal } from '#campanias/c08-permisos/tabla/esperar.ts';

export type Terreno = Mundo & { readonly testigos: Testigos; readonly sembrar: Sembrar };

export type Parte = Pick<Envio, 'ruta' | 'cuerpo' | 'archivo'>;

/** A request that would work, about something in that place. What it changes is made anew each time. */
export type Pedido = (terreno: Terreno, lugar: Lugar) => Parte | Promise<Parte>;

/** By the name of its row. */
export type Pedidos = Readonly<Record<string, Pedido>>;

/** What is of the company is asked for as if it were of the first sucursal. */
export const sede = ({ sedes }: Mundo, lugar: Lugar) => sedes[sucursalDe(lugar)];
export const sucursalDe = (lugar: Lugar): Sucursal => (lugar === 'rosario' ? 'rosario' : 'central');

export const ninguno = (): string => randomUUID();

/** Of that place; for nowhere, one that nobody has. */
export const sucursalPedida = (mundo: Mundo, lugar: Lugar): string =>
  lugar === 'ninguno' ? ninguno() : sede(mundo, lugar).sucursalId;
export const depositoPedido = (mundo: Mundo, lugar: Lugar): string =>
  lugar === 'ninguno' ? ninguno() : sede(mundo, lugar).depositoId;

/** A list of what is of a sucursal. */
export const porSucursal =
  (ruta: string, consulta = ''): Pedido =>
  (mundo, lugar) => ({ ruta: `${ruta}?sucursalId=${sucursalPedida(mundo, lugar)}${consulta}` });

/** The same address for everybody. */
export const fijo =
  (ruta: string, cuerpo?: unknown): Pedido =>
  () => ({ ruta, ...(cuerpo === undefined ? {} : { cuerpo }) });

/** An address with the id of something that is there to be read, or is made for it. */
export const de =
  (id: (terreno: Terreno, lugar: Lugar) => string | Promise<string>, ruta: (id: string) => string): Pedido =>
  async (terreno, lugar) => ({ ruta: ruta(lugar === 'ninguno' ? ninguno() : await id(terreno, lugar)) });

/** What is read of the artículo that each sucursal alone has, so that its stock elsewhere is not shown. */
export const deArticulo = (sufijo: string): Pedido =>
  de(
    (mundo, lugar) => sede(mundo, lugar).testigo,
    (id) => `/api/articulos/${id}${sufijo}`,
  );

export const articulo = ({ hacer }: Terreno): Promise<Registro> => crearArticulo(hacer);

type Sobre<Cosa extends Registro> = {
  readonly crear: (terreno: Terreno, sucursal: Sucursal) => Promise<Cosa>;
  readonly ruta: (id: string) => string;
  readonly cuerpo?: (cosa: Cosa | Registro, terreno: Terreno, lugar: Lugar) => unknown;
};

/** A command over something made for it. */
export const sobre =
  <Cosa extends Registro>({ crear, ruta, cuerpo = ({ version }) => ({ version }) }: Sobre<Cosa>): Pedido =>
  async (terreno, lugar) => {
    const cosa = lugar === 'ninguno' ? { id: ninguno(), version: 1 } : await crear(terreno, sucursalDe(lugar));
    return { ruta: ruta(cosa.id), cuerpo: cuerpo(cosa, terreno, lugar) };
  };
