import { useTranslation } from 'react-i18next';

/** How the fields of a lista that its trail names are called. */
export function useCamposDeLista(): Readonly<Record<string, string>> {
  const { t } = useTranslation('precios');
  return {
    nombre: t('listasDePrecio.listas.nombre'),
    moneda: t('listasDePrecio.listas.moneda'),
    incluyeIva: t('listasDePrecio.listas.incluyeIva'),
    activa: t('listasDePrecio.historia.activa'),
    omision: t('listasDePrecio.listas.omision'),
    sucursales: t('listasDePrecio.listas.sucursales'),
    base: t('listasDePrecio.listas.base'),
    coeficiente: t('listasDePrecio.listas.coeficiente'),
    paso: t('listasDePrecio.listas.redondeo'),
    modo: t('listasDePrecio.historia.modo'),
    adicional: t('listasDePrecio.listas.adicional'),
    margenMinimo: t('listasDePrecio.listas.margenMinimo'),
    'precios escritos': t('listasDePrecio.listas.escritos'),
  };
}
