import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { cantidadesPorArticulo } from '@trastienda/nucleo/ventas/cantidades.ts';
import type { NotaEditada, NotaNueva } from '@trastienda/nucleo/ventas/contrato.ts';
import type { Nota, NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Congelado } from '#ventas/mostrador/renglones/escalones.ts';
import type { Borrador, LoQueRige, RenglonDeBorrador } from './borrador.ts';
import { conIdDe } from './otra-vez.ts';

/** The draft as the server tells it. Lines keep the keys the screen already knows them by. */
export function borradorDe(nota: NotaDetalle, anterior?: Borrador): Borrador {
  const conocidos = new Map(anterior?.renglones.map((renglon) => [renglon.id, renglon]));
  const congelado = congeladosDe(nota);
  return {
    nota: { id: nota.id, numero: nota.numero, version: nota.version },
    cliente: nota.cliente,
    depositoId: nota.deposito.id,
    eleccion: {},
    segun: segunDe(nota),
    observaciones: nota.observaciones,
    renglones: nota.renglones.map((renglon) => ({
      ...renglonDe(renglon, conocidos.get(renglon.id)),
      congelado: congelado(renglon),
    })),
    guardados: nota.renglones.map(({ id }) => id),
    siguienteClave: anterior?.siguienteClave ?? 1,
  };
}

const segunDe = ({ cliente, condicion, lista }: NotaDetalle): LoQueRige => ({
  clienteId: cliente.id,
  condicion,
  lista,
});

/** By what the nota goes as it was saved; nothing once it is for another cliente. */
export const loGuardado = ({ cliente, segun }: Borrador): LoQueRige | undefined =>
  segun !== null && segun.clienteId === cliente?.id ? segun : undefined;

/** At what the server froze each line of a nota. */
function congeladosDe({ renglones }: Pick<Nota, 'renglones'>) {
  const pedidas = cantidadesPorArticulo(renglones.map(({ articuloId, pedida }) => ({ articuloId, cantidad: pedida })));
  return ({ articuloId, precio, pedida }: Nota['renglones'][number]): Congelado => ({
    precio,
    pedidas: pedidas.get(articuloId) ?? pedida,
  });
}

function renglonDe(
  renglon: RenglonDetalle,
  conocido: RenglonDeBorrador | undefined,
): Omit<RenglonDeBorrador, 'congelado'> {
  return {
    clave: conocido?.clave ?? renglon.id,
    id: renglon.id,
    articuloId: renglon.articuloId,
    codigo: renglon.codigo,
    descripcion: renglon.descripcion,
    marca: conocido?.marca ?? null,
    tipo: renglon.tipo,
    decimales: renglon.decimales,
    iva: renglon.iva,
    cantidad: renglon.pedida,
    precio: renglon.precio,
    precioDeLista: renglon.precioDeLista,
    sinCargo: renglon.sinCargo,
    descuentos: renglon.descuentos,
    motivoDePrecio: renglon.motivoDePrecio,
    elecciones: renglon.kit?.elecciones ?? null,
    retoque: null,
    precioDeListaHoy: renglon.precioDeListaHoy,
    escalones: renglon.escalones ?? [],
    ...stockDe(renglon),
  };
}

const stockDe = ({ stock }: RenglonDetalle) => ({
  aca: stock?.aca ?? null,
  otras: stock === null ? null : textoCantidad(sumar(stock.otras.map(({ disponible }) => disponible))),
});

/** Fresh figures of stock and list for the lines the server knows; what the person is changing stays. */
export function conDetalle(borrador: Borrador, nota: NotaDetalle): Borrador {
  const porId = new Map(nota.renglones.map((renglon) => [renglon.id, renglon]));
  // The figures of one depósito say nothing of the one that was chosen since.
  const enElMismo = nota.deposito.id === borrador.depositoId;
  return {
    ...borrador,
    segun: segunDe(nota),
    renglones: borrador.renglones.map((renglon) => {
      const fresco = renglon.id === null ? undefined : porId.get(renglon.id);
      if (!fresco) return renglon;
      const { precioDeListaHoy, escalones = [] } = fresco;
      return { ...renglon, precioDeListaHoy, escalones, ...(enElMismo && stockDe(fresco)) };
    }),
  };
}

/**
 * What the server made of `enviado`, brought into `actual`, which may have moved on meanwhile: the answer has the
 * lines that were sent, in their order.
 */
export function conRespuesta(actual: Borrador, enviado: Borrador, nota: Nota): Borrador {
  const respuestas = new Map(enviado.renglones.map((renglon, i) => [renglon.clave, nota.renglones[i]]));
  const enviados = new Map(enviado.renglones.map((renglon) => [renglon.clave, renglon]));
  const guardados = nota.renglones.map(({ id }) => id);
  const congelado = congeladosDe(nota);
  return {
    ...actual,
    nota: { id: nota.id, numero: nota.numero, version: nota.version },
    guardados,
    eleccion: actual.eleccion === enviado.eleccion ? {} : actual.eleccion,
    renglones: actual.renglones.map((renglon) => {
      const respuesta = respuestas.get(renglon.clave);
      if (!respuesta) return conIdDe(renglon, guardados);
      const conId = { ...renglon, id: respuesta.id, congelado: congelado(respuesta) };
      if (renglon.retoque !== enviados.get(renglon.clave)?.retoque) return conId;
      const { precio, precioDeLista, sinCargo, descuentos, motivoDePrecio, kit } = respuesta;
      return {
        ...conId,
        precio,
        precioDeLista,
        sinCargo,
        descuentos,
        motivoDePrecio,
        elecciones: kit?.elecciones ?? null,
        retoque: null,
      };
    }),
  };
}

const cuerpoDeRenglon = ({ articuloId, cantidad, retoque }: RenglonDeBorrador) => ({
  articuloId,
  cantidad,
  ...(retoque?.precio === undefined || retoque.sinCargo ? {} : { precio: retoque.precio }),
  ...(retoque?.sinCargo === undefined ? {} : { sinCargo: retoque.sinCargo }),
  ...(retoque?.descuentos === undefined || retoque.sinCargo ? {} : { descuentos: [...retoque.descuentos] }),
  ...(retoque?.elecciones === undefined
    ? {}
    : {
        elecciones: { opcionales: [...retoque.elecciones.opcionales], sustitutos: [...retoque.elecciones.sustitutos] },
      }),
  ...(retoque?.motivoDePrecio === undefined ? {} : { motivoDePrecio: retoque.motivoDePrecio }),
});

/** Body that creates the nota; null while there is nothing to create it with. */
export function cuerpoNuevo(borrador: Borrador): NotaNueva | null {
  const { cliente, depositoId, eleccion, observaciones, renglones } = borrador;
  if (cliente === null || depositoId === null || renglones.length === 0) return null;
  return { clienteId: cliente.id, depositoId, ...eleccion, observaciones, renglones: renglones.map(cuerpoDeRenglon) };
}

/** Body that changes the nota; null for one the server does not know, or left without lines. */
export function cuerpoEditado(borrador: Borrador): NotaEditada | null {
  const cuerpo = cuerpoNuevo(borrador);
  if (cuerpo === null || borrador.nota === null) return null;
  return {
    ...cuerpo,
    version: borrador.nota.version,
    renglones: borrador.renglones.map((renglon) => ({
      ...(renglon.id === null ? {} : { id: renglon.id }),
      ...cuerpoDeRenglon(renglon),
    })),
  };
}

/** Two drafts with the same mark would be saved as the same nota. */
export const marcaDe = ({ cliente, depositoId, eleccion, observaciones, renglones }: Borrador): string =>
  JSON.stringify([
    cliente?.id,
    depositoId,
    eleccion,
    observaciones.trim(),
    renglones.map((renglon) => [renglon.id, cuerpoDeRenglon(renglon)]),
  ]);
