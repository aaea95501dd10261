import { textoDeCantidad } from './importes.ts';
import {
  type Ajuste,
  articuloDe,
  cabe,
  type EstadoAjuste,
  esProducto,
  type Mundo,
  mover,
  type Permiso,
  puede,
  type RenglonDeAjuste,
  saldo,
} from './mundo.ts';
import type { Paso } from './notas.ts';
import {
  DATOS_INVALIDOS,
  type OrdenDe,
  type Respuesta,
  rechazo,
  SIN_PERMISO,
  transicionInvalida,
  versionVieja,
} from './ordenes.ts';

export const ACCIONES_DE_AJUSTE = ['cambiar', 'pedir', 'aplicar', 'aprobar', 'devolver', 'revertir', 'anular'] as const;
export type AccionAjuste = (typeof ACCIONES_DE_AJUSTE)[number];

/** What can be done from each state, and nothing else. */
export const PERMITIDAS_EN_AJUSTE: Readonly<Record<EstadoAjuste, readonly AccionAjuste[]>> = {
  BORRADOR: ['cambiar', 'pedir', 'aplicar', 'anular'],
  A_APROBAR: ['aprobar', 'devolver', 'anular'],
  APLICADO: ['revertir'],
  REVERTIDO: [],
  ANULADO: [],
};

const PERMISO_DE: Readonly<Record<AccionAjuste, Permiso>> = {
  cambiar: 'ajuste.crear',
  pedir: 'ajuste.crear',
  aplicar: 'ajuste.aplicar',
  aprobar: 'ajuste.aprobar',
  devolver: 'ajuste.crear',
  revertir: 'ajuste.revertir',
  anular: 'ajuste.crear',
};

export function crearAjuste(mundo: Mundo, orden: OrdenDe<'ajuste.crear'>): Paso {
  if (!puede(mundo, orden.persona, 'ajuste.crear')) return { mundo, respuesta: SIN_PERMISO };
  if (!sirven(mundo, orden.renglones)) return { mundo, respuesta: DATOS_INVALIDOS };
  const { deposito, renglones, persona } = orden;
  const autores = { creo: persona, cambio: null, pidio: null };
  return terminar(mundo, orden, { estado: 'BORRADOR', version: 1, deposito, renglones, ...autores }, 201);
}

type OrdenDeAjuste = OrdenDe<`ajuste.${AccionAjuste}`>;

/** Right, version and state, in this order; then what the action itself asks. */
export function actuarEnAjuste(mundo: Mundo, orden: OrdenDeAjuste): Paso {
  const accion = orden.que.slice('ajuste.'.length) as AccionAjuste;
  const ajuste = mundo.ajustes[orden.ajuste];
  if (!ajuste) throw new Error(`the model has no ajuste ${orden.ajuste}`);
  if (!puede(mundo, orden.persona, PERMISO_DE[accion])) return { mundo, respuesta: SIN_PERMISO };
  if (orden.version !== ajuste.version) return { mundo, respuesta: versionVieja(ajuste.version) };
  const permitidas = PERMITIDAS_EN_AJUSTE[ajuste.estado];
  if (!permitidas.includes(accion)) return { mundo, respuesta: transicionInvalida(ajuste.estado, accion, permitidas) };

  const resultado = segunAccion(mundo, ajuste, orden);
  if ('status' in resultado) return { mundo, respuesta: resultado };
  return terminar(resultado.mundo, orden, { ...resultado.ajuste, version: ajuste.version + 1 }, 200);
}

type Cambio = { readonly mundo: Mundo; readonly ajuste: Ajuste };

function segunAccion(mundo: Mundo, ajuste: Ajuste, orden: OrdenDeAjuste): Cambio | Respuesta {
  switch (orden.que) {
    case 'ajuste.cambiar': {
      const { deposito, renglones, persona: cambio } = orden;
      return sirven(mundo, renglones) ? { mundo, ajuste: { ...ajuste, deposito, renglones, cambio } } : DATOS_INVALIDOS;
    }
    case 'ajuste.pedir':
      return { mundo, ajuste: { ...ajuste, estado: 'A_APROBAR', pidio: orden.persona } };
    case 'ajuste.devolver':
      return { mundo, ajuste: { ...ajuste, estado: 'BORRADOR', pidio: null } };
    case 'ajuste.aprobar':
      return esPropio(ajuste, orden.persona)
        ? rechazo(409, 'stock.ajuste_propio')
        : moverRenglones({ mundo, ajuste: { ...ajuste, estado: 'APLICADO' } }, orden.persona, 1);
    case 'ajuste.anular':
      return { mundo, ajuste: { ...ajuste, estado: 'ANULADO' } };
    case 'ajuste.aplicar':
      return moverRenglones({ mundo, ajuste: { ...ajuste, estado: 'APLICADO' } }, orden.persona, 1);
    case 'ajuste.revertir':
      return moverRenglones({ mundo, ajuste: { ...ajuste, estado: 'REVERTIDO' } }, orden.persona, -1);
  }
}

/**
 * Moves every line, or none. Nothing ends below zero unless its artículo permits it and the person may; what is
 * reserved does not hold back a loss.
 */
function moverRenglones({ mundo, ajuste }: Cambio, persona: number, sentido: 1 | -1): Cambio | Respuesta {
  const { deposito, renglones } = ajuste;
  const grupos = Map.groupBy(renglones, ({ articulo }) => articulo);
  const bajoCero = [...grupos]
    .map(([articulo, grupo]) => ({
      articulo,
      cambio: sentido * grupo.reduce((suma, { cantidad }) => suma + cantidad, 0),
      fisico: saldo(mundo, articulo, deposito).fisico,
    }))
    .filter(({ cambio, fisico }) => cambio < 0 && fisico + cambio < 0);
  const decir = (filas: typeof bajoCero) =>
    filas
      .toSorted((una, otra) => una.articulo - otra.articulo)
      .map(({ articulo, cambio, fisico }) => ({
        articulo,
        pedido: textoDeCantidad(-cambio),
        fisico: textoDeCantidad(fisico),
      }));

  const imposibles = bajoCero.filter(({ articulo }) => !articuloDe(mundo, articulo).permiteNegativo);
  if (imposibles.length > 0) return rechazo(409, 'stock.insuficiente', decir(imposibles));
  if (bajoCero.length > 0 && !puede(mundo, persona, 'stock.negativo')) {
    return rechazo(403, 'stock.negativo_sin_permiso', decir(bajoCero));
  }
  const despues = renglones.reduce(
    (uno, { articulo, cantidad }) => mover(uno, articulo, deposito, sentido * cantidad),
    mundo,
  );
  return { mundo: despues, ajuste };
}

const esPropio = ({ creo, cambio, pidio }: Ajuste, persona: number): boolean => [creo, cambio, pidio].includes(persona);

const sirven = (mundo: Mundo, renglones: readonly RenglonDeAjuste[]): boolean =>
  renglones.every(({ articulo, cantidad }) => esProducto(mundo, articulo) && cabe(mundo, articulo, cantidad));

type Pedido = { readonly ajuste: string; readonly persona: number };

function terminar(mundo: Mundo, { ajuste: nombre, persona }: Pedido, ajuste: Ajuste, status: 200 | 201): Paso {
  return {
    mundo: { ...mundo, ajustes: { ...mundo.ajustes, [nombre]: ajuste } },
    respuesta: { status, cuerpo: vistaDeAjuste(mundo, ajuste, persona) },
  };
}

/** What an answer tells of an ajuste to somebody. Nobody in this world has a limit by amount. */
export const vistaDeAjuste = (mundo: Mundo, ajuste: Ajuste, persona: number) => {
  const { estado, version, deposito, renglones } = ajuste;
  return {
    estado,
    version,
    acciones: PERMITIDAS_EN_AJUSTE[estado].filter((a) => a !== 'aprobar' || !esPropio(ajuste, persona)).toSorted(),
    renglones: renglones.map(({ articulo, cantidad }) => ({
      articulo,
      cantidad: textoDeCantidad(cantidad),
      fisico: textoDeCantidad(saldo(mundo, articulo, deposito).fisico),
      reservado: textoDeCantidad(saldo(mundo, articulo, deposito).reservado),
    })),
  };
};
