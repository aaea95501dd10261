import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { LineaDeEdicion } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { useTranslation } from 'react-i18next';
import { useNombreDeIva } from '#articulos/nombres.ts';

type Cambio = LineaDeEdicion['cambios'][number];

/** How one value of a change is read: names come said, codes are said here. */
export function useDecirValor(): (campo: Cambio['campo'], valor: string | null) => string {
  const { t } = useTranslation(['ediciones', 'articulos']);
  const nombreDeIva = useNombreDeIva();
  return (campo, valor) => {
    // What has none agrees with what it would be of.
    if (valor === null) return t('previa.nada', { context: campo });
    if (campo === 'iva') return nombreDeIva(valor as Iva);
    if (campo === 'estado') return t(`articulos:estado.${valor as EstadoArticulo}`);
    if (campo === 'negativo') return t(valor === 'true' ? 'panel.si' : 'panel.no');
    return valor;
  };
}
