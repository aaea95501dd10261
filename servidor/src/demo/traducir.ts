import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { leerLista } from '#articulos/index.ts';
import { consumidorFinalId } from '#clientes/index.ts';
import type { Tx } from '#db/db.ts';
import type { AjusteParaCargar } from '#stock/index.ts';
import type { DevolucionHistorica, NotaParaCargar } from '#ventas/index.ts';
import type { Lugares } from './cargar-lugares.ts';
import type { Catalogo } from './generar/articulo.ts';
import type { AjusteDeMuestra, DevolucionDeMuestra, EnCaminoDeMuestra, NotaDeMuestra } from './generar/muestras.ts';

type Cargado = {
  readonly catalogo: Catalogo;
  readonly lugares: Lugares;
  /** Ids by their places in the story. */
  readonly articulos: readonly string[];
  readonly clientes: readonly string[];
};

/** What the places of a story stand for in this database. */
type Guia = Awaited<ReturnType<typeof crearGuia>>;

export async function crearGuia(tx: Tx, { catalogo, lugares, articulos, clientes }: Cargado) {
  const consumidorFinal = await consumidorFinalId(tx);
  const decimalesDe = (unidad: string) => definido(lugares.unidades.get(unidad), 'the unidad').decimales;
  const articuloId = (articulo: number) => definido(articulos[articulo], 'the article');
  return {
    listaId: definido(await leerLista(tx, undefined), 'the default lista').id,
    motivo: lugares.motivo,
    clienteId: (cliente: number) => (cliente < 0 ? consumidorFinal : definido(clientes[cliente], 'the customer')),
    usuarioId: (vendedor: number) => definido(lugares.vendedores[vendedor], 'the seller'),
    lugar: (deposito: number) => {
      const { id: depositoId, sucursalId } = definido(lugares.depositos[deposito], 'the depósito');
      return { depositoId, sucursalId };
    },
    enCamino: (sucursal: number) => {
      const { id: depositoId, sucursalId } = definido(lugares.enCamino[sucursal], 'what is on its way');
      return { depositoId, sucursalId };
    },
    /** What a movement needs of an article. */
    movible: (articulo: number) => ({
      articuloId: articuloId(articulo),
      decimales: decimalesDe(catalogo.subfamilia(articulo).unidad),
    }),
    /** What a line of a document keeps of it. */
    articulo: (articulo: number) => {
      const { codigo, descripcion, subfamilia } = catalogo.articulo(articulo);
      return {
        articuloId: articuloId(articulo),
        tipo: subfamilia.servicio ? ('SERVICIO' as const) : ('PRODUCTO' as const),
        decimales: decimalesDe(subfamilia.unidad),
        ...{ codigo, descripcion, iva: subfamilia.iva },
      };
    },
  };
}

export const ajusteParaCargar = (guia: Guia, ajuste: AjusteDeMuestra): AjusteParaCargar =>
  enUnLugar(guia, guia.lugar(ajuste.deposito), ajuste);

export const enCaminoParaCargar = (guia: Guia, viaje: EnCaminoDeMuestra): AjusteParaCargar =>
  enUnLugar(guia, guia.enCamino(viaje.sucursal), viaje);

type Lugar = Pick<AjusteParaCargar, 'depositoId' | 'sucursalId'>;

function enUnLugar(guia: Guia, lugar: Lugar, ajuste: Omit<AjusteDeMuestra, 'deposito'>): AjusteParaCargar {
  const { vendedor, motivo, en, renglones, estado, observaciones } = ajuste;
  const { id: motivoId, inicial } = guia.motivo(motivo);
  return {
    ...lugar,
    ...{ estado, observaciones, motivoId, inicial, fecha: en, usuarioId: guia.usuarioId(vendedor) },
    renglones: renglones.map(({ articulo, cantidad, costo }) => ({
      ...guia.movible(articulo),
      cantidad: String(cantidad),
      costo,
    })),
  };
}

export function notaParaCargar(guia: Guia, nota: NotaDeMuestra): NotaParaCargar {
  const { deposito, cliente, vendedor, lineas, pasos, entregas, estado, observaciones } = nota;
  return {
    ...guia.lugar(deposito),
    ...{ estado, observaciones, pasos, listaId: guia.listaId },
    clienteId: guia.clienteId(cliente),
    usuarioId: guia.usuarioId(vendedor),
    renglones: lineas.map(({ articulo, pedida, entregada, cancelada, reservada, ...precio }) => ({
      ...guia.articulo(articulo),
      ...precio,
      pedida: String(pedida),
      entregada: String(entregada),
      cancelada: String(cancelada),
      reservada: String(reservada),
    })),
    entregas: entregas.map(({ en, cantidades }) => ({ en, cantidades: cantidades.map(String) })),
  };
}

export function devolucionParaCargar(guia: Guia, devolucion: DevolucionDeMuestra): DevolucionHistorica {
  const { comprobante, cliente, motivo, en, renglones } = devolucion;
  return {
    comprobanteExterno: comprobante,
    fecha: en,
    clienteId: guia.clienteId(cliente),
    motivo,
    renglones: renglones.map(({ articulo, cantidad, precio }) => ({
      ...guia.articulo(articulo),
      cantidad: String(cantidad),
      precio,
    })),
  };
}
