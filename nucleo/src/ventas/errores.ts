import { escribirEntero } from '#comun/escribir-numero.ts';
import type { AccionNota } from './ciclo-de-nota.ts';
import type { Exceso } from './entregar.ts';
import type { Faltante } from './faltantes.ts';
import type { RenglonConAlarmas } from './limites/precio-vigilado.ts';
import type { ArticuloNoVendible, RenglonObservado } from './renglones.ts';

/** Refusals of the room. Lists carry one row per artículo or line, so that everything wrong is said at once. */
export const erroresDeVentas = {
  'ventas.stock_insuficiente': {
    status: 409,
    mensaje: ({ faltantes }: { faltantes: readonly Faltante[] }) =>
      `No alcanza el stock. ${resumir(
        faltantes,
        (f) =>
          `${f.codigo}: pedís ${coma(f.pedido)}, acá hay ${coma(f.disponible)}${
            f.enOtras === '0' ? '' : ` y en otros depósitos ${coma(f.enOtras)}`
          }`,
      )}`,
  },
  'ventas.sin_precio': {
    status: 409,
    mensaje: ({ renglones }: { renglones: readonly RenglonObservado[] }) =>
      `${resumir(renglones, (r) => r.codigo)} no ${
        renglones.length === 1 ? 'tiene' : 'tienen'
      } precio en la lista. Cargá el precio o indicá «sin cargo».`,
  },
  'ventas.precio_sin_permiso': {
    status: 403,
    mensaje: ({ renglones }: { renglones: readonly RenglonObservado[] }) =>
      `No tenés permiso para cambiar el precio de ${resumir(renglones, (r) => r.codigo)}, ni para dar más sin cargo. Dejá el de la lista.`,
  },
  'ventas.descuento_excedido': {
    status: 403,
    mensaje: (d: { renglones: readonly (RenglonObservado & { descuento: string })[]; maximo: string }) =>
      `Podés descontar hasta ${coma(d.maximo)} %. ${resumir(
        d.renglones,
        (r) => `${r.codigo}: ${coma(r.descuento)} %`,
      )}. Bajá el descuento o pedí a quien pueda darlo.`,
  },
  'ventas.lista_mas_barata': {
    status: 403,
    mensaje: (d: { elegida: string; rige: string; renglones: readonly RenglonObservado[] }) =>
      `Con ${d.elegida} no se puede asegurar que salga igual o más que con ${d.rige}: ${resumir(
        d.renglones,
        (r) => r.codigo,
      )}. Elegí otra lista o pedí a quien pueda cambiar precios.`,
  },
  'ventas.condicion_mejor': {
    status: 403,
    mensaje: (d: { elegida: string; suya: string }) =>
      `${d.elegida} le da más al cliente que ${d.suya}, la que tiene. Elegí esa o una que le dé menos, o pedí a quien pueda cambiar precios.`,
  },
  'ventas.precio_frenado': {
    status: 403,
    mensaje: ({ renglones }: { renglones: readonly RenglonConAlarmas[] }) =>
      `No podés vender a ese precio. ${resumir(renglones, decirAlarmas)}. Cambiá el precio o pedí a quien pueda autorizarlo.`,
  },
  'ventas.precio_sin_motivo': {
    status: 409,
    mensaje: ({ renglones }: { renglones: readonly RenglonConAlarmas[] }) =>
      `Para vender a ese precio hay que decir por qué. ${resumir(renglones, decirAlarmas)}.`,
  },
  'ventas.articulo_no_vendible': {
    status: 409,
    mensaje: ({ articulos }: { articulos: readonly ArticuloNoVendible[] }) =>
      `No se puede vender ${resumir(articulos, (a) => `${a.codigo}: ${RAZONES[a.razon]}`)}.${salida(articulos)}`,
  },
  'ventas.deposito_no_vendible': {
    status: 409,
    mensaje: (d: { deposito: string }) => `El depósito ${d.deposito} no vende. Elegí un depósito vendible y activo.`,
  },
  'ventas.cliente_bloqueado': {
    status: 409,
    mensaje: (d: { cliente: string; motivo: string }) =>
      `${d.cliente} está bloqueado: ${d.motivo}. Pedí que lo desbloqueen o elegí otro cliente.`,
  },
  'ventas.cliente_inactivo': {
    status: 409,
    mensaje: (d: { cliente: string }) => `${d.cliente} no está activo. Elegí otro cliente.`,
  },
  'ventas.nada_por_reservar': {
    status: 409,
    mensaje: (d: { numero: number }) =>
      `La nota ${escribirEntero(d.numero)} ya tiene reservado todo lo que falta entregar.`,
  },
  'ventas.cantidad_excedida': {
    status: 409,
    mensaje: ({ renglones }: { renglones: readonly Exceso[] }) =>
      `Pasa de lo pendiente. ${resumir(renglones, (r) => `${r.codigo}: pedís ${coma(r.cantidad)}, quedan ${coma(r.pendiente)}`)}`,
  },
  'ventas.nada_entregado': {
    status: 409,
    mensaje: (d: { numero: number; permitidas: readonly AccionNota[] }) =>
      `La nota ${escribirEntero(d.numero)} no tiene entregas: para cancelar todo, anulala.`,
  },
} as const;

const DICHO_DE_ALARMA = {
  BAJO_MARGEN: 'no deja el margen mínimo sobre el costo de hoy',
  COSTO_VIEJO: 'su costo es viejo',
  PRECIO_VIEJO: 'su costo subió desde que se escribió el precio',
} as const;

const decirAlarmas = ({ codigo, alarmas }: RenglonConAlarmas): string =>
  `${codigo}: ${alarmas.map((alarma) => DICHO_DE_ALARMA[alarma]).join(' y ')}`;

const RAZONES = {
  KIT: 'es un kit sin estructura vigente',
  KIT_CAMBIADO: 'cambió lo que lleva el kit',
  BORRADOR: 'todavía es un borrador',
  INACTIVO: 'está inactivo',
} as const;

/** A kit that takes something else is chosen again; nothing else helps the rest but to leave without it. */
function salida(articulos: readonly ArticuloNoVendible[]): string {
  const deKit = articulos.filter(({ razon }) => razon === 'KIT_CAMBIADO').length;
  return [
    deKit > 0 ? ' Elegí de nuevo sus opcionales en «Qué lleva».' : '',
    deKit < articulos.length ? ' Quitá el renglón o elegí otro artículo.' : '',
  ].join('');
}

/** How many rows a sentence lists before it only counts. The data carries them all. */
const MAXIMO = 3;

function resumir<Fila>(filas: readonly Fila[], decir: (fila: Fila) => string): string {
  const dichas = filas.slice(0, MAXIMO).map(decir).join('; ');
  return filas.length > MAXIMO ? `${dichas} y ${filas.length - MAXIMO} más` : dichas;
}

/** Quantities as people read them here. */
const coma = (cantidad: string): string => cantidad.replace('.', ',');
