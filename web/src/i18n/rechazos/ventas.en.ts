import type { erroresDeStock } from '@trastienda/nucleo/stock/errores.ts';
import type { ReparoDeNumeros } from '@trastienda/nucleo/stock/numeros/reparos.ts';
import type { erroresDeVentas } from '@trastienda/nucleo/ventas/errores.ts';
import type { RenglonConAlarmas } from '@trastienda/nucleo/ventas/limites/precio-vigilado.ts';
import { contar, enumerar, resumir } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

type Faltante = { readonly codigo: string; readonly pedido: string; readonly fisico: string };
const faltan = (faltantes: readonly Faltante[]): string =>
  resumir(faltantes, (f) => `${f.codigo} (${f.pedido} leave, there are ${f.fisico})`, 5);

const DICHO_DE_ALARMA = {
  BAJO_MARGEN: 'it leaves less than the least margin on the cost of today',
  COSTO_VIEJO: 'its cost is old',
  PRECIO_VIEJO: 'its cost rose since the price was written',
} as const;
const decirAlarmas = ({ codigo, alarmas }: RenglonConAlarmas): string =>
  `${codigo}: ${alarmas.map((alarma) => DICHO_DE_ALARMA[alarma]).join(' and ')}`;

const DICHO_DE_NUMEROS: Readonly<Record<ReparoDeNumeros['clase'], (codigo: string, numero: string) => string>> = {
  SIN_CONTROL: (codigo) => `${codigo} keeps no numbers`,
  NO_CUADRAN: (codigo) => `the numbers of ${codigo} do not add up to what moves`,
  DE_A_UNO: (codigo, numero) => `the number ${numero} of ${codigo} is of one unit alone`,
  DECIMALES: (codigo, numero) => `the quantity of number ${numero} has more decimals than ${codigo} takes`,
  NO_ESTA: (codigo, numero) => `the number ${numero} of ${codigo} is not in that warehouse, or not enough of it`,
  OCUPADO: (codigo, numero) => `the number ${numero} of ${codigo} is in stock already`,
  DE_OTRO: (codigo, numero) => `the sticker ${numero} cannot be of ${codigo}: another article has it`,
  VENCE_DISTINTO: (codigo, numero) => `the number ${numero} of ${codigo} expires on another day already`,
};

const RAZONES = {
  KIT: 'it is a kit without a structure in force',
  KIT_CAMBIADO: 'what the kit takes has changed',
  BORRADOR: 'it is still a draft',
  INACTIVO: 'it is inactive',
} as const;

/** It is chosen again, and sold. */
const esDeKit = ({ razon }: { readonly razon: keyof typeof RAZONES }): boolean => razon === 'KIT_CAMBIADO';

const SOBRE_LIMITE = {
  aplicar: 'The adjustment is above the amount you may apply. Ask for its approval: another person applies it.',
  aprobar: 'The adjustment is above the amount you may approve. Somebody with a wider limit has to approve it.',
  revertir: 'The adjustment is above the amount you may reverse. Ask somebody with a wider limit.',
  importar: 'The opening stock of the file is above the amount you may adjust. Ask somebody with a wider limit.',
} as const;

export const stockEn: Rechazos<keyof typeof erroresDeStock> = {
  'stock.insuficiente': ({ faltantes }) =>
    `The warehouse does not hold enough: ${faltan(faltantes)}. Correct the quantities.`,
  'stock.negativo_sin_permiso': ({ faltantes }) =>
    `The stock would become negative: ${faltan(faltantes)}. Ask somebody who may leave negative stock.`,
  'stock.sin_disponible': ({ faltantes }) =>
    faltantes.length === 1
      ? `Not enough available stock: ${faltantes[0]?.pedido} asked, ${faltantes[0]?.disponible} available.`
      : `Not enough available stock of ${contar(faltantes.length, 'article')}.`,
  'stock.periodo_cerrado': () => 'That date falls in a closed period. Use a date after the last closing.',
  'stock.ya_revertido': () => 'That movement was already reversed: it is reversed only once.',
  'stock.reversion_de_inactivos': ({ articulos }) =>
    `It cannot be reversed. ${articulos
      .map(({ codigo, fusionadoEn }) =>
        fusionadoEn === null
          ? `${codigo} is inactive: reactivate it and try again.`
          : `${codigo} was merged into ${fusionadoEn}, which has its stock: put it right with an adjustment of ${fusionadoEn}.`,
      )
      .join(' ')}`,
  'stock.reversion_de_reservado': ({ prometidos }) =>
    `It cannot be reversed: there is reserved stock. ${prometidos
      .map(
        ({ codigo, sale, libre, para }) =>
          `${codigo}: ${sale} would leave, ${libre} free${para.length === 0 ? '' : `, the rest is of ${resumir(para, (uno) => uno, 5)}`}`,
      )
      .join('; ')}. Cancel first what is pending of those orders, or void them.`,
  'stock.ajuste_sobre_limite': ({ que }) => SOBRE_LIMITE[que],
  'stock.ajuste_propio': () => 'This adjustment went through your hands: another person has to approve it.',
  'stock.ajuste_desactualizado': ({ codigos }) =>
    `${enumerar(codigos)} can no longer be moved: inactive, or without stock of its own. Take it out of the adjustment.`,
  'stock.deposito_inactivo': ({ deposito }) =>
    `The warehouse ${deposito} is inactive: it admits no movements. Choose another or reactivate it.`,
  'stock.faltan_numeros': ({ codigos }) => `Say which lots, serial numbers or stickers of ${enumerar(codigos)} move.`,
  'stock.numeros_con_reparos': ({ fallas }) =>
    `Check the numbers. ${resumir(fallas, ({ clase, codigo, numero }) => DICHO_DE_NUMEROS[clase](codigo, numero), 5)}.`,
  'stock.movimiento_repetido': ({ clave }) => `That movement is already entered (${clave}). It was not entered again.`,
};

export const ventasEn: Rechazos<keyof typeof erroresDeVentas> = {
  'ventas.stock_insuficiente': ({ faltantes }) =>
    `There is not enough stock. ${resumir(
      faltantes,
      (f) =>
        `${f.codigo}: you ask for ${f.pedido}, here there are ${f.disponible}${
          f.enOtras === '0' ? '' : ` and in other warehouses ${f.enOtras}`
        }`,
    )}`,
  'ventas.sin_precio': ({ renglones }) =>
    `${resumir(renglones, (r) => r.codigo)} ${
      renglones.length === 1 ? 'has' : 'have'
    } no price in the list. Load the price or mark it “free of charge”.`,
  'ventas.precio_sin_permiso': ({ renglones }) =>
    `You may not change the price of ${resumir(renglones, (r) => r.codigo)}, nor give more of it free of charge. Leave that of the list.`,
  'ventas.descuento_excedido': (d) =>
    `You may discount up to ${d.maximo} %. ${resumir(d.renglones, (r) => `${r.codigo}: ${r.descuento} %`)}. Lower the discount or ask somebody who may give it.`,
  'ventas.lista_mas_barata': (d) =>
    `With ${d.elegida} it is not sure to cost as much as with ${d.rige}: ${resumir(d.renglones, (r) => r.codigo)}. Choose another list or ask somebody who may change prices.`,
  'ventas.condicion_mejor': (d) =>
    `${d.elegida} gives the customer more than ${d.suya}, the one it has. Choose that one or one that gives less, or ask somebody who may change prices.`,
  'ventas.precio_frenado': ({ renglones }) =>
    `You may not sell at that price. ${resumir(renglones, decirAlarmas)}. Change the price or ask somebody who may authorise it.`,
  'ventas.precio_sin_motivo': ({ renglones }) =>
    `To sell at that price you have to say why. ${resumir(renglones, decirAlarmas)}.`,
  'ventas.articulo_no_vendible': ({ articulos }) =>
    `These cannot be sold: ${resumir(articulos, (a) => `${a.codigo}: ${RAZONES[a.razon]}`)}.${articulos.some(esDeKit) ? ' Choose its options again in «What it takes».' : ''}${articulos.every(esDeKit) ? '' : ' Remove the line or choose another article.'}`,
  'ventas.deposito_no_vendible': (d) =>
    `The warehouse ${d.deposito} does not sell. Choose an active warehouse that does.`,
  'ventas.cliente_bloqueado': (d) =>
    `${d.cliente} is blocked: ${d.motivo}. Ask to have it unblocked or choose another customer.`,
  'ventas.cliente_inactivo': (d) => `${d.cliente} is not active. Choose another customer.`,
  'ventas.nada_por_reservar': (d) =>
    `Order ${d.numero.toLocaleString('en')} already has everything reserved that is left to deliver.`,
  'ventas.cantidad_excedida': ({ renglones }) =>
    `That is more than what is pending. ${resumir(renglones, (r) => `${r.codigo}: you ask for ${r.cantidad}, ${r.pendiente} left`)}`,
  'ventas.nada_entregado': (d) =>
    `Order ${d.numero.toLocaleString('en')} has no deliveries: to cancel everything, void it.`,
};
