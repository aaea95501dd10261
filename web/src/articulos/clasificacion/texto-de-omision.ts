import {
  CAMPOS_DE_OMISION,
  type CampoDeOmision,
  type Obsolescencia,
} from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { Rubro } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { useTranslation } from 'react-i18next';
import { useNombreDeIva } from '#articulos/nombres.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';

type Vigentes = Rubro['vigentes'];
type Vigente = NonNullable<Vigentes[CampoDeOmision]>;

/** The defaults this person may see, in their order. */
export const camposVisibles = (vigentes: Vigentes): readonly CampoDeOmision[] =>
  CAMPOS_DE_OMISION.filter((campo) => campo in vigentes);

/** How people read a default: «21 %», «Cada 30 días». A unidad comes by its name. */
export function useTextoDeOmision(): (campo: CampoDeOmision, valor: Vigente['valor'] | string | null) => string {
  const { t } = useTranslation(['articulos', 'nodo']);
  const nombreDeIva = useNombreDeIva();
  return (campo, valor) => {
    if (valor === null) return t('nodo:sinDefinir');
    if (typeof valor === 'object') return valor.nombre;
    switch (campo) {
      case 'iva':
        return nombreDeIva(valor as Iva);
      case 'margen':
        return t('nodo:porcentaje', { valor: formatearCantidad(String(valor)) });
      case 'diasDeConteo':
        return t('nodo:cada', { count: Number(valor) });
      case 'obsolescencia':
        return t(`nodo:politica.${valor as Obsolescencia}`);
      default:
        return String(valor);
    }
  };
}
