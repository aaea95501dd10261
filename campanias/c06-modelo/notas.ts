import { type AccionNota, PERMISO_EN_NOTA, PERMITIDAS_EN_NOTA, pendiente, vistaDeNota } from './ciclo.ts';
import { textoDeCantidad } from './importes.ts';
import {
  articuloDe,
  cabe,
  esProducto,
  libre,
  type Mundo,
  mover,
  type Nota,
  puede,
  type Renglon,
  reservar,
  saldo,
} from './mundo.ts';
import {
  DATOS_INVALIDOS,
  type OrdenDe,
  type Respuesta,
  rechazo,
  SIN_PERMISO,
  transicionInvalida,
  versionVieja,
} from './ordenes.ts';
import { armar, conPreciosDeHoy } from './renglones.ts';

export type Paso = { readonly mundo: Mundo; readonly respuesta: Respuesta };

export function crearNota(mundo: Mundo, orden: OrdenDe<'nota.crear'>): Paso {
  if (!puede(mundo, orden.persona, 'nota.crear')) return { mundo, respuesta: SIN_PERMISO };
  const renglones = armar(mundo, orden.persona, orden.renglones, []);
  if ('status' in renglones) return { mundo, respuesta: renglones };
  const nota: Nota = { estado: 'BORRADOR', version: 1, deposito: orden.deposito, renglones };
  return terminar(mundo, orden, nota, 201);
}

type OrdenDeNota<Accion extends AccionNota> = OrdenDe<`nota.${Accion}`>;

/** Right, version and state, in this order; then what the action itself asks. */
export function actuarEnNota(mundo: Mundo, orden: OrdenDeNota<AccionNota>): Paso {
  const accion = orden.que.slice('nota.'.length) as AccionNota;
  const nota = mundo.notas[orden.nota];
  if (!nota) throw new Error(`the model has no nota ${orden.nota}`);
  if (!puede(mundo, orden.persona, PERMISO_EN_NOTA[accion])) return { mundo, respuesta: SIN_PERMISO };
  if (orden.version !== nota.version) return { mundo, respuesta: versionVieja(nota.version) };
  const permitidas = PERMITIDAS_EN_NOTA[nota.estado];
  if (!permitidas.includes(accion)) return { mundo, respuesta: transicionInvalida(nota.estado, accion, permitidas) };

  const resultado = segunAccion(mundo, nota, orden);
  if ('status' in resultado) return { mundo, respuesta: resultado };
  return terminar(resultado.mundo, orden, { ...resultado.nota, version: nota.version + 1 }, 200);
}

type Cambio = { readonly mundo: Mundo; readonly nota: Nota };

function segunAccion(mundo: Mundo, nota: Nota, orden: OrdenDeNota<AccionNota>): Cambio | Respuesta {
  switch (orden.que) {
    case 'nota.editar': {
      const renglones = armar(mundo, orden.persona, orden.renglones, nota.renglones);
      return 'status' in renglones ? renglones : { mundo, nota: { ...nota, deposito: orden.deposito, renglones } };
    }
    case 'nota.actualizar-precios': {
      const renglones = conPreciosDeHoy(mundo, nota.renglones);
      return 'status' in renglones ? renglones : { mundo, nota: { ...nota, renglones } };
    }
    case 'nota.confirmar':
      return confirmar(mundo, nota, orden.parcial);
    case 'nota.preparar':
      return { mundo, nota: { ...nota, estado: 'EN_PREPARACION' } };
    case 'nota.reservar':
      return reservarFaltante(mundo, nota);
    case 'nota.finalizar':
      return finalizar(mundo, nota, orden);
    case 'nota.cancelar-saldo':
      return cancelarSaldo(mundo, nota, orden);
    case 'nota.anular':
      return conReservas(mundo, { ...nota, estado: 'ANULADA' }, () => 0);
  }
}

function confirmar(mundo: Mundo, nota: Nota, parcial: boolean): Cambio | Respuesta {
  const demanda = sinReserva(mundo, nota);
  const faltan = faltantes(mundo, nota.deposito, demanda, (articulo) => libre(mundo, articulo, nota.deposito));
  if (!parcial && faltan.length > 0) return rechazo(409, 'ventas.stock_insuficiente', faltan);
  return repartir(mundo, { ...nota, estado: 'CONFIRMADA' }, demanda);
}

function reservarFaltante(mundo: Mundo, nota: Nota): Cambio | Respuesta {
  const demanda = sinReserva(mundo, nota);
  if (demanda.length === 0) return rechazo(409, 'ventas.nada_por_reservar');
  const hayAlgo = demanda.some(({ renglon }) => libre(mundo, renglon.articulo, nota.deposito) > 0);
  if (hayAlgo) return repartir(mundo, nota, demanda);
  return rechazo(
    409,
    'ventas.stock_insuficiente',
    faltantes(mundo, nota.deposito, demanda, () => 0),
  );
}

type Demanda = readonly { readonly renglon: Renglon; readonly cantidad: number }[];

const sinReserva = (mundo: Mundo, { renglones }: Nota): Demanda =>
  renglones
    .filter(({ articulo }) => esProducto(mundo, articulo))
    .map((renglon) => ({ renglon, cantidad: pendiente(renglon) - renglon.reservada }))
    .filter(({ cantidad }) => cantidad > 0);

/** What is free goes to the lines in their order. */
function repartir(mundo: Mundo, nota: Nota, demanda: Demanda): Cambio {
  let despues = mundo;
  const tomado = new Map<string, number>();
  for (const { renglon, cantidad } of demanda) {
    const toma = Math.min(cantidad, libre(despues, renglon.articulo, nota.deposito));
    tomado.set(renglon.clave, toma);
    despues = reservar(despues, renglon.articulo, nota.deposito, toma);
  }
  const renglones = nota.renglones.map((renglon) => ({
    ...renglon,
    reservada: renglon.reservada + (tomado.get(renglon.clave) ?? 0),
  }));
  return { mundo: despues, nota: { ...nota, renglones } };
}

/** Each line takes its own reservation, if the goods leave from where it is, and free stock for the rest. */
function finalizar(mundo: Mundo, nota: Nota, orden: OrdenDe<'nota.finalizar'>): Cambio | Respuesta {
  const { deposito, partes, persona } = orden;
  const salen = new Map(partes?.map(({ clave, cantidad }) => [clave, cantidad]));
  const salidas = nota.renglones
    .map((renglon) => ({ renglon, cantidad: partes ? (salen.get(renglon.clave) ?? 0) : pendiente(renglon) }))
    .filter(({ cantidad }) => cantidad > 0);
  if (salidas.some(({ renglon, cantidad }) => !cabe(mundo, renglon.articulo, cantidad))) return DATOS_INVALIDOS;
  const excesos = salidas.filter(({ renglon, cantidad }) => cantidad > pendiente(renglon));
  if (excesos.length > 0) return rechazo(409, 'ventas.cantidad_excedida', excesosDe(excesos));

  const propia = ({ renglon, cantidad }: Demanda[number]) =>
    deposito === nota.deposito ? Math.min(cantidad, renglon.reservada) : 0;
  const productos = salidas.filter(({ renglon }) => esProducto(mundo, renglon.articulo));
  const alcanza = (articulo: number) => {
    const propias = productos.filter(({ renglon }) => renglon.articulo === articulo).map(propia);
    const { fisico } = saldo(mundo, articulo, deposito);
    return Math.max(0, Math.min(fisico, libre(mundo, articulo, deposito) + sumar(propias)));
  };
  // Whoever may go below zero does, while nothing stays reserved there.
  const quedaReservado = (articulo: number) => {
    const propias = productos.filter(({ renglon }) => renglon.articulo === articulo).map(propia);
    return saldo(mundo, articulo, deposito).reservado > sumar(propias);
  };
  const conNegativo = puede(mundo, persona, 'stock.negativo');
  const medidos = productos.filter(
    ({ renglon: { articulo } }) =>
      !(conNegativo && articuloDe(mundo, articulo).permiteNegativo && !quedaReservado(articulo)),
  );
  const faltan = faltantes(mundo, deposito, medidos, alcanza);
  if (faltan.length > 0) return rechazo(409, 'ventas.stock_insuficiente', faltan);

  const tomado = new Map(salidas.map((salida) => [salida.renglon.clave, salida]));
  const renglones = nota.renglones.map((renglon) => {
    const salida = tomado.get(renglon.clave);
    return salida ? { ...renglon, entregada: renglon.entregada + salida.cantidad } : renglon;
  });
  const despues = productos.reduce(
    (uno, { renglon, cantidad }) => mover(uno, renglon.articulo, deposito, -cantidad),
    mundo,
  );
  const estado = renglones.some((renglon) => pendiente(renglon) > 0) ? 'PARCIAL' : 'FINALIZADA';
  return conReservas(despues, { ...nota, estado, renglones }, (renglon) => {
    const salida = tomado.get(renglon.clave);
    return Math.min(renglon.reservada - (salida ? propia(salida) : 0), pendiente(renglon));
  });
}

function cancelarSaldo(mundo: Mundo, nota: Nota, { partes }: OrdenDe<'nota.cancelar-saldo'>): Cambio | Respuesta {
  const pedidas = new Map(partes?.map(({ clave, cantidad }) => [clave, cantidad]));
  const bajas = nota.renglones
    .filter((renglon) => (partes ? pedidas.has(renglon.clave) : pendiente(renglon) > 0))
    .map((renglon) => ({ renglon, cantidad: pedidas.get(renglon.clave) ?? pendiente(renglon) }));
  if (bajas.some(({ renglon, cantidad }) => !cabe(mundo, renglon.articulo, cantidad))) return DATOS_INVALIDOS;
  const excesos = bajas.filter(({ renglon, cantidad }) => cantidad > pendiente(renglon) || cantidad === 0);
  if (excesos.length > 0) return rechazo(409, 'ventas.cantidad_excedida', excesosDe(excesos));

  const canceladas = new Map(bajas.map(({ renglon, cantidad }) => [renglon.clave, cantidad]));
  const renglones = nota.renglones.map((renglon) => ({
    ...renglon,
    cancelada: renglon.cancelada + (canceladas.get(renglon.clave) ?? 0),
  }));
  const quedaAlgo = renglones.some((renglon) => pendiente(renglon) > 0);
  if (!quedaAlgo && renglones.every(({ entregada }) => entregada === 0)) {
    return rechazo(409, 'ventas.nada_entregado', ['anular']);
  }
  const estado = quedaAlgo ? nota.estado : 'FINALIZADA';
  return conReservas(mundo, { ...nota, estado, renglones }, (renglon) =>
    Math.min(renglon.reservada, pendiente(renglon)),
  );
}

/** The nota with other reservations on its lines, and the balances that follow. */
function conReservas(mundo: Mundo, nota: Nota, nueva: (renglon: Renglon) => number): Cambio {
  const renglones = nota.renglones.map((renglon) => ({ ...renglon, reservada: nueva(renglon) }));
  const despues = nota.renglones.reduce(
    (uno, { articulo, reservada }, i) =>
      reservar(uno, articulo, nota.deposito, (renglones[i]?.reservada ?? 0) - reservada),
    mundo,
  );
  return { mundo: despues, nota: { ...nota, renglones } };
}

const excesosDe = (excesos: Demanda) =>
  excesos
    .map(({ renglon, cantidad }) => ({
      clave: renglon.clave,
      cantidad: textoDeCantidad(cantidad),
      pendiente: textoDeCantidad(pendiente(renglon)),
    }))
    .toSorted((uno, otro) => (uno.clave < otro.clave ? -1 : 1));

/** Each artículo that does not reach, its demand added up, in the order in which the lines name it. */
function faltantes(mundo: Mundo, deposito: number, demanda: Demanda, hay: (articulo: number) => number) {
  const grupos = Map.groupBy(demanda, ({ renglon }) => renglon.articulo);
  return [...grupos]
    .map(([articulo, grupo]) => ({ articulo, grupo, pedido: sumar(grupo.map(({ cantidad }) => cantidad)) }))
    .filter(({ articulo, pedido }) => pedido > hay(articulo))
    .map(({ articulo, grupo, pedido }) => ({
      articulo,
      renglones: grupo.map(({ renglon }) => renglon.clave),
      pedido: textoDeCantidad(pedido),
      disponible: textoDeCantidad(hay(articulo)),
      enOtras: textoDeCantidad(enOtros(mundo, articulo, deposito)),
    }));
}

const enOtros = (mundo: Mundo, articulo: number, deposito: number): number =>
  sumar(Array.from({ length: mundo.depositos }, (_, otro) => (otro === deposito ? 0 : libre(mundo, articulo, otro))));

const sumar = (cantidades: readonly number[]): number => cantidades.reduce((suma, una) => suma + una, 0);

type Dueno = { readonly nota: string; readonly persona: number };

function terminar(mundo: Mundo, orden: Dueno, nota: Nota, status: 200 | 201): Paso {
  return {
    mundo: { ...mundo, notas: { ...mundo.notas, [orden.nota]: nota } },
    respuesta: { status, cuerpo: vistaDeNota(mundo, nota, orden.persona) },
  };
}
