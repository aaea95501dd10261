import type { erroresDeFusion } from '@trastienda/nucleo/articulos/fusion/errores.ts';
import type { Reparo } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { dependenciaEn } from './dependencias.en.ts';
import type { Rechazos } from './tipos.ts';

/** What keeps two artículos from being merged. */
export function reparoEn(reparo: Reparo): string {
  switch (reparo.razon) {
    case 'EL_MISMO':
      return 'It is the same article. Choose another';
    case 'OTRAS_SUCURSALES':
      return 'Merging changes the stock of the whole company, and your permission is for some branches: ask somebody who has it in all of them';
    case 'SIN_USO':
      return `${reparo.codigo} is ${reparo.estado === 'BORRADOR' ? 'a draft' : 'inactive'}: activate it first`;
    case 'OTRO_TIPO':
      return `${reparo.codigo} and ${reparo.otro} are of different types: change that of one of them`;
    case 'OTRA_UNIDAD':
      return `${reparo.codigo} and ${reparo.otro} are counted in different units: change that of one of them`;
    case 'ES_SU_REEMPLAZO':
      return `${reparo.codigo} is listed as a replacement of ${reparo.otro}: merge them the other way round`;
    case 'OTRO_CONTROL':
      return `${reparo.codigo}: there is stock, and ${reparo.otro} does not keep the same numbers (lots, serial numbers or stickers): take it out with an adjustment`;
    case 'NUMERO_EN_AMBOS':
      return `number ${reparo.numero} is in stock of ${reparo.codigo} and of ${reparo.otro}: take the wrong one out with an adjustment`;
    case 'VENCE_DISTINTO':
      return `lot ${reparo.numero} does not expire on the same day in ${reparo.codigo} and in ${reparo.otro}: put right the wrong one`;
    case 'STOCK_NEGATIVO':
      return `${reparo.codigo}: it has negative stock, which an adjustment puts right`;
    case 'PENDIENTE':
      return `${reparo.codigo}: ${dependenciaEn(reparo.dependencia)}`;
  }
}

export const fusionEn: Rechazos<keyof typeof erroresDeFusion> = {
  'articulos.fusion_con_reparos': (d) =>
    `${d.codigo} cannot be merged into ${d.otro}: ${d.reparos.map(reparoEn).join('; ')}.`,
  'articulos.fusionado': (d) =>
    `${d.codigo} was merged into ${d.otro.codigo} · ${d.otro.descripcion}, which has its stock and its codes: it is not activated again. Use ${d.otro.codigo} or create another article.`,
};
