import type { erroresDeArticulos } from '@trastienda/nucleo/articulos/errores.ts';
import type { erroresDeClientes } from '@trastienda/nucleo/clientes/errores.ts';
import { contar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

const nombrar = ({ codigo, descripcion }: { readonly codigo: string; readonly descripcion: string }): string =>
  `${codigo} · ${descripcion}`;

export const articulosEn: Rechazos<keyof typeof erroresDeArticulos> = {
  'articulos.codigo_repetido': (d) =>
    `The code “${d.codigo}” is the same as that of ${nombrar(d.articulo)}. ${
      d.sePuedeAceptar
        ? 'Change it or, if they are two different articles, accept the coincidence with a reason.'
        : 'Use another code.'
    }`,
  'articulos.codigo_adicional_repetido': (d) =>
    `The code “${d.valor}” already belongs to ${nombrar(d.articulo)}. Use another or remove it from that article first.`,
  'articulos.con_dependencias': (d) =>
    `${d.codigo} cannot be deactivated: ${d.dependencias.map(({ texto }) => texto).join('; ')}.`,
  'articulos.unidad_en_uso': (d) =>
    `${d.codigo} already appears in documents with ${contar(d.decimales, 'decimal')}. ` +
    'Choose a unit with the same number of decimals or create another article.',
  'articulos.tipo_en_uso': (d) =>
    `${d.codigo} already has movements or appears in documents, so its type cannot change. Create another article.`,
  'articulos.stock_negativo': (d) =>
    `${d.codigo} has negative stock. Put it right with an adjustment before forbidding negatives.`,
  'articulos.precio_repetido': (d) =>
    `${d.lista} already has a price of this article from ${d.desde}. Choose another date.`,
  'articulos.lista_repetida': (d) => `There is already a price list “${d.nombre}”. Use another name.`,
  'articulos.clasificacion_repetida': (d) =>
    `The code “${d.codigo}” already belongs to ${d.nombre}${
      d.dentroDe === null ? '' : `, inside ${d.dentroDe}`
    }. Use another code.`,
  'articulos.clasificacion_en_uso': (d) =>
    d.nodos > 0
      ? `${d.nombre} cannot be deactivated: it holds ${contar(d.nodos, 'active category', 'active categories')}. Deactivate them first.`
      : `${d.nombre} cannot be deactivated: it holds ${contar(d.articulos, 'active article')}. Move or deactivate them first.`,
  'articulos.clasificacion_inactiva': (d) =>
    `${d.nombre} is inactive in the classification. Activate it first or choose another.`,
};

export const clientesEn: Rechazos<keyof typeof erroresDeClientes> = {
  'clientes.documento_repetido': (d) =>
    `${d.documento} already belongs to ${d.razonSocial}. Use that customer, or check the number.`,
  'clientes.codigo_externo_repetido': (d) =>
    `The code ${d.codigoExterno} already belongs to ${d.razonSocial}. Choose another.`,
  'clientes.consumidor_final': () =>
    'The system uses the customer “Consumidor Final”: it does not change. Create another customer.',
};
