import type { erroresDeProveedores } from '@trastienda/nucleo/articulos/proveedores/errores.ts';
import type { Rechazos } from './tipos.ts';

export const proveedoresEn: Rechazos<keyof typeof erroresDeProveedores> = {
  'articulos.proveedor_repetido': (d) =>
    `The CUIT ${d.cuit} already belongs to ${d.razonSocial}. Use that supplier, or check the number.`,
  'articulos.proveedor_ya_esta': (d) => `${d.proveedor} is already among the suppliers of this article. Edit it there.`,
  'articulos.codigo_de_proveedor': (d) =>
    `“${d.valor}” is the code that a supplier gives it. It is changed or removed among the suppliers of the article.`,
  'articulos.proveedor_inactivo': (d) => `${d.proveedor} is inactive. Reactivate it first or choose another.`,
};
