import type { erroresDeArticulos } from '@trastienda/nucleo/articulos/errores.ts';
import type { erroresDeClientes } from '@trastienda/nucleo/clientes/errores.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { bajoMargenEn } from './bajo-margen.en.ts';
import { camposEn } from './campos.en.ts';
import { celdasEn } from './celdas.en.ts';
import { clasificacionEn } from './clasificacion.en.ts';
import { dependenciaEn } from './dependencias.en.ts';
import { fusionEn } from './fusion.en.ts';
import { contar } from './palabras.en.ts';
import { proveedoresEn } from './proveedores.en.ts';
import type { Rechazos } from './tipos.ts';

const nombrar = ({ codigo, descripcion }: { readonly codigo: string; readonly descripcion: string }): string =>
  `${codigo} · ${descripcion}`;

const cifra = (valor: string | number): string => Number(valor).toLocaleString('en', { maximumFractionDigits: 4 });

const LO_QUE_ES = { PROPIO: 'the own code', BARRAS: 'a bar code', ORIGINAL: 'an original code' } as const;

export const articulosEn: Rechazos<keyof typeof erroresDeArticulos> = {
  ...bajoMargenEn,
  ...camposEn,
  ...celdasEn,
  ...clasificacionEn,
  ...fusionEn,
  ...proveedoresEn,
  'articulos.demasiadas_etiquetas': (d) =>
    `There are more than ${d.maximo.toLocaleString('en-US')} labels. Choose fewer articles, as those of a category or a brand, or print fewer copies.`,
  'articulos.sin_etiquetas': () => 'What you chose leaves no labels to print.',
  'articulos.formato_repetido': (d) => `There is a format “${d.nombre}” already. Use another name.`,
  'articulos.ya_equivalentes': (d) =>
    d.codigo === d.otro
      ? `${d.codigo} cannot be an equivalent of itself. Choose another article.`
      : `${d.codigo} and ${d.otro} are equivalents already.`,
  'articulos.reemplazo_en_circulo': (d) =>
    d.codigo === d.por
      ? `${d.codigo} cannot replace itself. Choose another article.`
      : `${d.codigo} already replaces ${d.por}, so ${d.por} cannot replace it. Choose another article.`,
  'articulos.aplicacion_repetida': (d) =>
    `${d.codigo} is already listed for ${d.vehiculo}. Change that application or add a note that tells them apart.`,
  'articulos.demasiados': (d) =>
    `Up to ${d.tope.toLocaleString('en')} articles are changed at once. Filter a little more and do it in parts.`,
  'articulos.codigo_repetido': (d) =>
    `The code “${d.codigo}” is the same as that of ${nombrar(d.articulo)}. ${
      d.sePuedeAceptar
        ? 'Change it or, if they are two different articles, accept the coincidence with a reason.'
        : 'Use another code.'
    }`,
  'articulos.codigo_adicional_repetido': (d) =>
    `The code “${d.valor}” already belongs to ${nombrar(d.articulo)}. Use another or remove it from that article first.`,
  'articulos.codigo_cruzado': (d) =>
    `${d.cruces
      .map(({ valor, tiene, articulo }) => `“${valor}” is ${LO_QUE_ES[tiene]} of ${nombrar(articulo)}.`)
      .join(
        ' ',
      )} If it is the same part, use that article; if one stands in for the other, make them equivalent; if they are two different things, accept the coincidence with a reason.`,
  'articulos.con_dependencias': (d) =>
    `${d.codigo} cannot be deactivated: ${d.dependencias.map(dependenciaEn).join('; ')}.`,
  'articulos.unidad_en_uso': (d) =>
    `${d.codigo} already appears in documents with ${contar(d.decimales, 'decimal')}. ` +
    'Choose a unit with the same number of decimals or create another article.',
  'articulos.control_no_admitido': (d) =>
    `${d.codigo} cannot keep those numbers: products keep them and, serial numbers and stickers, what is counted without decimals.`,
  'articulos.control_con_stock': (d) =>
    `There are ${d.hay} of ${d.codigo} in stock. Take them out with an adjustment, change how it is controlled and bring them in again.`,
  'articulos.obleas_de_otro': (d) =>
    `${d.codigo} cannot keep stickers: one of the numbers it had is the sticker of another article.`,
  'articulos.minimo_sin_stock': (d) =>
    `${d.codigo} keeps no stock, so it has no minimum and no bin: products have them.`,
  'articulos.minimo_inactivo': (d) =>
    `${d.codigo} is inactive: it is not replenished. Activate it first, then say its minimums and bins.`,
  'articulos.tipo_en_uso': (d) =>
    `${d.codigo} already has movements or appears in documents, so its type cannot change. Create another article.`,
  'articulos.tipo_con_minimos': (d) =>
    `${d.codigo} has minimums in some warehouse, and only products have them. Take them away before changing its type.`,
  'articulos.stock_negativo': (d) =>
    `${d.codigo} has negative stock. Put it right with an adjustment before forbidding negatives.`,
  'articulos.precio_repetido': (d) =>
    `${d.lista} already has a price of this article from ${d.desde}. Choose another date.`,
  'articulos.precio_en_el_medio': (d) =>
    `${d.lista} already has another price of this article from ${d.desde}, before that end. ` +
    'Choose an end not later than that.',
  'articulos.lista_en_circulo': (d) =>
    `The lists would be worked out in a circle: ${d.camino.join(' → ')}. Choose another base.`,
  'articulos.lista_en_uso': (d) =>
    `${d.nombre} cannot be deactivated: ${[
      ...(d.omision ? ['it is the default list'] : []),
      ...(d.listas.length > 0 ? [`${d.listas.join(', ')} come out of it`] : []),
      ...(d.clientes > 0 ? [`${contar(d.clientes, 'customer')} ${d.clientes === 1 ? 'uses' : 'use'} it`] : []),
      ...(d.otros.length > 0 ? [`${d.otros.join(', ')} have it`] : []),
    ].join('; ')}.`,
  'articulos.lista_con_precios': (d) =>
    `${d.nombre} already has prices or orders, so its currency and whether it includes VAT do not change. Create another list.`,
  'articulos.lista_con_escritos': (d) =>
    `${d.nombre} has ${contar(d.cuantos, 'written price')} in force or to come over the formula. Say whether to end or keep them.`,
  'articulos.lista_por_revisar': (d) =>
    `With that formula ${contar(d.cuantos, 'price')} ${d.cuantos === 1 ? 'stands' : 'stand'} out in ${d.nombre}: by how much they move, for being under the cost or for ` +
    'there being no price any more. Look at the preview and confirm that you did.',
  'articulos.lista_en_lote': (d) =>
    `Batch ${cifra(d.numero)} still has to write prices of ${d.nombre}. Apply it or discard it first.`,
  'articulos.cotizacion_que_salta': (d) =>
    `The rate before it, of ${escribirDia(d.fecha)}, is $ ${cifra(d.anterior)}: with $ ${cifra(d.valor)} it goes ` +
    `${d.variacion.startsWith('-') ? 'down' : 'up'} ${cifra(d.variacion.replace('-', ''))} %, more than the limit of ` +
    `variation, which is ${cifra(d.limite)} %. Check the comma and the zeros: put it right or confirm that it is written right.`,
  'articulos.costos_distintos': () =>
    'While you were looking, some cost of those chosen changed, or which ones they are. Nothing was changed: look again.',
  'articulos.lote_en_curso': () => 'Another change of prices is working right now. Wait until it ends and try again.',
  'articulos.lote_vacio': (d) =>
    `Batch ${cifra(d.numero)} has no line in it. Include some, or change the filter or the rule.`,
  'articulos.lote_por_confirmar': (d) =>
    `Batch ${cifra(d.numero)} has ${contar(d.lineas, 'line')} out of the ordinary that nobody confirmed. Confirm or exclude them first.`,
  'articulos.lote_terminado': (d) =>
    `The day batch ${cifra(d.numero)} was to end on is over: prepare another one with another end.`,
  'articulos.lote_de_derivada': (d) =>
    `Batch ${cifra(d.numero)} writes prices of ${d.lista}, which are worked out now. Discard it, or make the list manual again.`,
  'articulos.lote_propio': (d) => `You prepared or changed batch ${cifra(d.numero)}: somebody else has to approve it.`,
  'articulos.lista_repetida': (d) => `There is already a price list “${d.nombre}”. Use another name.`,
};

export const clientesEn: Rechazos<keyof typeof erroresDeClientes> = {
  'clientes.documento_repetido': (d) =>
    `${d.documento} already belongs to ${d.razonSocial}. Use that customer, or check the number.`,
  'clientes.codigo_externo_repetido': (d) =>
    `The code ${d.codigoExterno} already belongs to ${d.razonSocial}. Choose another.`,
  'clientes.consumidor_final': () =>
    'The system uses the customer “Consumidor Final”: it does not change. Create another customer.',
  'clientes.anonimizado': () =>
    'The personal data of this customer were removed: it no longer changes. Create another customer.',
  'clientes.con_notas_abiertas': (d) =>
    d.cuantas === 1
      ? 'There is a sales order that is not over. Finalise or void it before removing the data.'
      : `There are ${d.cuantas} sales orders that are not over. Finalise or void them before removing the data.`,
};
