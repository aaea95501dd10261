import type { erroresDeTablasGenerales } from '@trastienda/nucleo/tablas-generales/errores.ts';
import { contar, enumerar, resumir } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

type Uso = {
  readonly conStock: readonly { readonly deposito: string; readonly articulos: number }[];
  readonly notasAbiertas: number;
  readonly ajustesAbiertos: number;
  readonly usuarios?: readonly string[];
};

/** What keeps a place open. */
function describirUso({ conStock, notasAbiertas, ajustesAbiertos, usuarios = [] }: Uso): string {
  return [
    ...conStock.map(({ deposito, articulos }) => `${deposito} holds stock of ${contar(articulos, 'article')}`),
    ...(notasAbiertas > 0 ? [`it has ${contar(notasAbiertas, 'open sales order')}`] : []),
    ...(ajustesAbiertos > 0 ? [`it has ${contar(ajustesAbiertos, 'adjustment')} to apply`] : []),
    ...(usuarios.length > 5 ? [`only there work ${resumir(usuarios, String, 5)}`] : []),
    ...(usuarios.length > 0 && usuarios.length <= 5
      ? [`${enumerar(usuarios)} only work${usuarios.length > 1 ? '' : 's'} there`]
      : []),
  ].join('; ');
}

export const tablasGeneralesEn: Rechazos<keyof typeof erroresDeTablasGenerales> = {
  'tablas.codigo_repetido': (d) => `${d.otro} already uses the code ${d.codigo}. Choose another.`,
  'tablas.nombre_repetido': (d) => `“${d.otro}” already exists. Use it, or choose a different name.`,
  'tablas.localidad_repetida': (d) => `The town ${d.localidad} already exists. Use it, or change the postal code.`,
  'tablas.punto_de_venta_repetido': (d) =>
    `The point of sale ${d.puntoDeVenta} already belongs to ${d.sucursal}. Choose another.`,
  'tablas.sucursal_en_uso': (d) => `${d.sucursal} cannot be deactivated: ${describirUso(d)}. Solve that and try again.`,
  'tablas.sucursal_ultima': (d) =>
    `${d.sucursal} cannot be deactivated: it is the only active branch. Activate another one first.`,
  'tablas.sucursal_inactiva': (d) => `${d.sucursal} is inactive. Reactivate it first.`,
  'tablas.deposito_en_uso': (d) => `${d.deposito} cannot be deactivated: ${describirUso(d)}. Solve that and try again.`,
  'tablas.deposito_virtual': (d) => `“${d.nombre}” is a warehouse of the system: it does not change.`,
  'tablas.deposito_no_vendible': (d) =>
    `Nothing is sold from a warehouse of the class ${d.clase}. Leave it as not for sale.`,
  'tablas.deposito_principal': (d) =>
    `${d.nombre} is the main warehouse: it has to stay active and for sale. Choose another main one first.`,
  'tablas.unidad_en_uso': (d) =>
    `The decimals of ${d.unidad} cannot change: there are articles that use it. Create another unit.`,
  'tablas.valor_fijo': (d) => `The system uses “${d.nombre}”: it cannot be changed or deactivated.`,
  'tablas.motivo_inactivo': (d) => `The reason “${d.nombre}” is inactive. Choose another or reactivate it.`,
};
