import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useTranslation } from 'react-i18next';

/** The currencies as a select offers them. */
export function useMonedas() {
  const { t } = useTranslation('proveedores');
  return MONEDAS.map((valor) => ({ valor, texto: t(`moneda.${valor}`) }));
}
