import { INICIALES } from '#servidor/prueba/semillas.ts';
import { COSTOS, crearArticulo, type Mundo, type Registro, trabajar } from './mundo.ts';
import type { Sucursal } from './tabla/esperar.ts';

const NOTAS = '/api/ventas/notas-de-pedido';
const AJUSTES = '/api/stock/ajustes';
const MUCHO = '1000000';

export type Nota = Registro & { readonly renglones: readonly { readonly id: string }[] };

type DatosDeNota = { readonly articuloId?: string; readonly clienteId?: string };

export async function crearNota(mundo: Mundo, sucursal: Sucursal, datos: DatosDeNota = {}): Promise<Nota> {
  const nota = await mundo.hacer<Nota>('POST', NOTAS, cuerpoDeNota(mundo, mundo.sedes[sucursal].depositoId, datos));
  mundo.canarios[sucursal].cosas.add(nota.id);
  return nota;
}

export const cuerpoDeNota = (
  { articulo }: Mundo,
  depositoId: string,
  { articuloId = articulo, clienteId = INICIALES.consumidorFinal }: DatosDeNota = {},
) => ({ clienteId, depositoId, renglones: [{ articuloId, cantidad: '2' }] });

const paso = async ({ hacer }: Mundo, { id, version }: Registro, accion: string, extra: object = {}) =>
  hacer<Nota>('POST', `${NOTAS}/${id}/${accion}`, { version, ...extra });

export const confirmada = async (mundo: Mundo, sucursal: Sucursal, datos: DatosDeNota = {}): Promise<Nota> =>
  paso(mundo, await crearNota(mundo, sucursal, datos), 'confirmar');

/** With one of its two units delivered. */
export async function aMedias(mundo: Mundo, sucursal: Sucursal): Promise<Nota> {
  const nota = await confirmada(mundo, sucursal);
  const entrega = [{ renglonId: nota.renglones[0]?.id, cantidad: '1' }];
  return paso(mundo, nota, 'finalizar', { renglones: entrega });
}

/** Confirmed while there was nothing, and now there is. */
export async function conFaltante(mundo: Mundo, sucursal: Sucursal): Promise<Nota> {
  const { id: articuloId } = await crearArticulo(mundo.hacer);
  const nota = await paso(mundo, await crearNota(mundo, sucursal, { articuloId }), 'confirmar', { parcial: true });
  await ingresar(mundo, sucursal, articuloId, { cantidad: '2' });
  return nota;
}

type Ingreso = {
  readonly cantidad: string;
  readonly costo?: string;
  readonly numeros?: readonly { readonly numero: string }[];
};

export async function crearAjuste(
  mundo: Mundo,
  sucursal: Sucursal,
  articuloId: string = mundo.articulo,
  ingreso: Ingreso = { cantidad: '1', costo: COSTOS[sucursal] },
): Promise<Registro> {
  const { depositoId } = mundo.sedes[sucursal];
  const ajuste = await mundo.hacer('POST', AJUSTES, cuerpoDeAjuste(depositoId, { articuloId, ...ingreso }));
  mundo.canarios[sucursal].ajustes.add(ajuste.id);
  return ajuste;
}

export const cuerpoDeAjuste = (depositoId: string, renglon: object) => ({
  depositoId,
  motivoId: INICIALES.motivoRotura,
  renglones: [renglon],
});

export async function ingresar(
  mundo: Mundo,
  sucursal: Sucursal,
  articuloId: string,
  ingreso: Ingreso,
): Promise<Registro> {
  const { id, version } = await crearAjuste(mundo, sucursal, articuloId, ingreso);
  return mundo.hacer('POST', `${AJUSTES}/${id}/aplicar`, { version });
}

export const aplicado = (mundo: Mundo, sucursal: Sucursal): Promise<Registro> =>
  ingresar(mundo, sucursal, mundo.articulo, { cantidad: '1', costo: COSTOS[sucursal] });

/** Waiting for somebody else than who made and asked for it. */
export async function porAprobar(mundo: Mundo, sucursal: Sucursal): Promise<Registro> {
  const { id, version } = await crearAjuste(mundo, sucursal);
  return mundo.hacer('POST', `${AJUSTES}/${id}/pedir`, { version });
}

export type Testigos = Readonly<
  Record<Sucursal, { readonly nota: string; readonly ajuste: string; readonly ventas: string }>
>;

/** What is there to be read and not to be touched: stock, a cost and a nota of each sucursal. */
export async function sembrarTestigos(mundo: Mundo): Promise<Testigos> {
  const deUna = async (sucursal: Sucursal) => {
    const { testigo, clienteId } = mundo.sedes[sucursal];
    await ingresar(mundo, sucursal, mundo.articulo, { cantidad: MUCHO });
    const { id: ajuste } = await ingresar(mundo, sucursal, testigo, { cantidad: '1', costo: COSTOS[sucursal] });
    const { id: nota } = await confirmada(mundo, sucursal, { clienteId });
    return { nota, ajuste, ventas: await traerVentas(mundo, sucursal) };
  };
  return { central: await deUna('central'), rosario: await deUna('rosario') };
}

/** A file of sales that will be of that sucursal, with a row that was left out. */
async function traerVentas({ hacer, sedes, canarios }: Mundo, sucursal: Sucursal): Promise<string> {
  const contenido =
    'InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country\r\n' +
    '536365;85123A;HOLDER;6;1/12/2010 08:26;2,55;17850;United Kingdom\r\n' +
    '536366;85123A;HOLDER;6;1/12/2010 08:26;0;17850;United Kingdom\r\n';
  const archivo = { nombre: 'ventas.csv', contenido };
  const { id, version } = await hacer('POST', '/api/importaciones', { entidad: 'ventas' }, archivo);
  const opciones = { depositoId: sedes[sucursal].depositoId };
  await trabajar(hacer, await hacer('PATCH', `/api/importaciones/${id}`, { version, opciones }), 'validar');
  canarios[sucursal].cosas.add(id);
  return id;
}
