import type { erroresDeCampos } from '@trastienda/nucleo/articulos/campos/errores.ts';
import { contar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

export const camposEn: Rechazos<keyof typeof erroresDeCampos> = {
  'articulos.campo_repetido': (d) =>
    `There is a field “${d.nombre}” already. Ask for it here too, or use another name.`,
  'articulos.campo_ya_pedido': (d) => `“${d.nombre}” is asked for in ${d.en} already.`,
  'articulos.campo_con_decimales': (d) =>
    `${contar(d.cuantos, 'article')} with more decimals in “${d.nombre}”. Mend them first, or leave it those it has.`,
  'articulos.demasiados_campos': (d) => `There are ${d.maximo} fields, which are all there may be. Use one of them.`,
};
