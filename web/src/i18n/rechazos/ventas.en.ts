import type { erroresDeStock } from '@trastienda/nucleo/stock/errores.ts';
import type { erroresDeVentas } from '@trastienda/nucleo/ventas/errores.ts';
import { contar, enumerar, resumir } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

type Faltante = { readonly codigo: string; readonly pedido: string; readonly fisico: string };
const faltan = (faltantes: readonly Faltante[]): string =>
  resumir(faltantes, (f) => `${f.codigo} (${f.pedido} leave, there are ${f.fisico})`, 5);

const RAZONES = { KIT: 'it is a kit', BORRADOR: 'it is still a draft', INACTIVO: 'it is inactive' } as const;

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
  'stock.ajuste_desactualizado': ({ codigos }) =>
    `${enumerar(codigos)} can no longer be moved: inactive, or without stock of its own. Take it out of the adjustment.`,
  'stock.deposito_inactivo': ({ deposito }) =>
    `The warehouse ${deposito} is inactive: it admits no movements. Choose another or reactivate it.`,
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
    `You may not change the price of ${resumir(renglones, (r) => r.codigo)}. Leave that of the list.`,
  'ventas.articulo_no_vendible': ({ articulos }) =>
    `These cannot be sold: ${resumir(articulos, (a) => `${a.codigo}: ${RAZONES[a.razon]}`)}. Remove the line or choose another article.`,
  'ventas.deposito_no_vendible': (d) =>
    `The warehouse ${d.deposito} does not sell. Choose an active warehouse that does.`,
  'ventas.cliente_bloqueado': (d) =>
    `${d.cliente} is blocked: ${d.motivo}. Ask to have it unblocked or choose another customer.`,
  'ventas.cliente_inactivo': (d) => `${d.cliente} is not active. Choose another customer.`,
  'ventas.nada_por_reservar': (d) => `Order ${d.numero} already has everything reserved that is left to deliver.`,
  'ventas.cantidad_excedida': ({ renglones }) =>
    `That is more than what is pending. ${resumir(renglones, (r) => `${r.codigo}: you ask for ${r.cantidad}, ${r.pendiente} left`)}`,
  'ventas.nada_entregado': (d) => `Order ${d.numero} has no deliveries: to cancel everything, void it.`,
};
