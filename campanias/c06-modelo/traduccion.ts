import type { Operacion } from '#campanias/comun/historia.ts';
import { textoDeCantidad, textoDeDescuento, textoDePrecio } from './importes.ts';
import type { Orden, RenglonPedido } from './ordenes.ts';

/** Which real thing each name of the model stands for. */
export type Nombres = {
  readonly articulos: readonly string[];
  readonly depositos: readonly string[];
  readonly clienteId: string;
  readonly motivos: { readonly inicial: string; readonly comun: string };
  readonly notas: Map<string, string>;
  readonly ajustes: Map<string, string>;
  /** Line of a nota by its name, and back. */
  readonly renglones: Map<string, string>;
  readonly claves: Map<string, string>;
};

type Envio = Pick<Operacion, 'metodo' | 'ruta' | 'cuerpo'>;

const NOTAS = '/api/ventas/notas-de-pedido';
const AJUSTES = '/api/stock/ajustes';

/** The request of an order. */
export function traducir(nombres: Nombres, orden: Orden): Envio {
  switch (orden.que) {
    case 'nota.crear': {
      const cuerpo = {
        clienteId: nombres.clienteId,
        depositoId: nombres.depositos[orden.deposito],
        renglones: renglones(nombres, orden.renglones),
      };
      return { metodo: 'POST', ruta: NOTAS, cuerpo };
    }
    case 'ajuste.crear': {
      const motivoId = orden.inicial ? nombres.motivos.inicial : nombres.motivos.comun;
      return { metodo: 'POST', ruta: AJUSTES, cuerpo: { motivoId, ...lineasDeAjuste(nombres, orden) } };
    }
    case 'ajuste.cambiar': {
      const cuerpo = { version: orden.version, ...lineasDeAjuste(nombres, orden) };
      return { metodo: 'PATCH', ruta: `${AJUSTES}/${nombres.ajustes.get(orden.ajuste)}`, cuerpo };
    }
    case 'ajuste.pedir':
    case 'ajuste.aplicar':
    case 'ajuste.aprobar':
    case 'ajuste.devolver':
    case 'ajuste.revertir':
    case 'ajuste.anular': {
      const accion = orden.que.slice('ajuste.'.length);
      const ruta = `${AJUSTES}/${nombres.ajustes.get(orden.ajuste)}/${accion}`;
      const motivo = accion === 'devolver' ? { motivo: 'Faltan fotos' } : {};
      return { metodo: 'POST', ruta, cuerpo: { version: orden.version, ...motivo } };
    }
    case 'articulo.precio': {
      const importe = orden.precio === null ? null : textoDePrecio(orden.precio);
      return {
        metodo: 'POST',
        ruta: `/api/articulos/${nombres.articulos[orden.articulo]}/precios`,
        cuerpo: { importe, motivo: 'cambio de lista', bajoMargen: { motivo: 'cambio de lista' } },
      };
    }
    default:
      return traducirAccion(nombres, orden);
  }
}

type OrdenDeNota = Exclude<Extract<Orden, { readonly nota: string }>, { readonly que: 'nota.crear' }>;

function traducirAccion(nombres: Nombres, orden: OrdenDeNota): Envio {
  const ruta = `${NOTAS}/${nombres.notas.get(orden.nota)}`;
  const { version } = orden;
  if (orden.que === 'nota.editar') {
    const depositoId = nombres.depositos[orden.deposito];
    return { metodo: 'PATCH', ruta, cuerpo: { version, depositoId, renglones: renglones(nombres, orden.renglones) } };
  }
  return {
    metodo: 'POST',
    ruta: `${ruta}/${orden.que.slice('nota.'.length)}`,
    cuerpo: { version, ...extra(nombres, orden) },
  };
}

function extra(nombres: Nombres, orden: Exclude<OrdenDeNota, { readonly que: 'nota.editar' }>): object {
  switch (orden.que) {
    case 'nota.confirmar':
      return { parcial: orden.parcial };
    case 'nota.anular':
      return { motivo: 'El cliente desistió' };
    case 'nota.finalizar':
      return { depositoId: nombres.depositos[orden.deposito], ...partes(nombres, orden.partes) };
    case 'nota.cancelar-saldo':
      return { motivo: 'El cliente no espera', ...partes(nombres, orden.partes) };
    default:
      return {};
  }
}

type Parte = { readonly clave: string; readonly cantidad?: number };

const partes = (nombres: Nombres, lista: readonly Parte[] | null): object =>
  lista === null
    ? {}
    : {
        renglones: lista.map(({ clave, cantidad }) => ({
          renglonId: nombres.renglones.get(clave),
          ...(cantidad === undefined ? {} : { cantidad: textoDeCantidad(cantidad) }),
        })),
      };

const renglones = (nombres: Nombres, pedidos: readonly RenglonPedido[]) =>
  pedidos.map(({ clave, sigue, articulo, cantidad, precio, sinCargo, descuentos }) => ({
    ...(sigue ? { id: nombres.renglones.get(clave) } : {}),
    articuloId: nombres.articulos[articulo],
    cantidad: textoDeCantidad(cantidad),
    ...(precio === undefined ? {} : { precio: textoDePrecio(precio) }),
    ...(sinCargo === undefined ? {} : { sinCargo }),
    ...(descuentos === undefined ? {} : { descuentos: descuentos.map(textoDeDescuento) }),
  }));

type Lineas = { readonly deposito: number; readonly renglones: readonly { articulo: number; cantidad: number }[] };

const lineasDeAjuste = (nombres: Nombres, { deposito, renglones: lineas }: Lineas) => ({
  depositoId: nombres.depositos[deposito],
  renglones: lineas.map(({ articulo, cantidad }) => ({
    articuloId: nombres.articulos[articulo],
    cantidad: textoDeCantidad(cantidad),
  })),
});
