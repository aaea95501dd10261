import { useTranslation } from 'react-i18next';

/** How the fields of an artículo that its trail names are called; those that are words by now stay as they are. */
export function useCamposAuditados(): Readonly<Record<string, string>> {
  const { t } = useTranslation(['articulos', 'actividad']);
  return {
    codigo: t('campo.codigo'),
    descripcion: t('campo.descripcion'),
    rubro: t('campo.rubro'),
    familia: t('campo.familia'),
    subfamilia: t('campo.subfamilia'),
    marca: t('campo.marca'),
    unidad: t('campo.unidad'),
    tipo: t('campo.tipo'),
    iva: t('campo.iva'),
    permiteNegativo: t('campo.permiteNegativo'),
    estado: t('campo.estado'),
    observaciones: t('campo.observaciones'),
    precio: t('campo.precio'),
    precioPropuesto: t('actividad:precioPropuesto'),
    codigos: t('actividad:codigos'),
    'código BARRAS': t('actividad:codigo.BARRAS'),
    'código ORIGINAL': t('actividad:codigo.ORIGINAL'),
    'código ALTERNATIVO': t('actividad:codigo.ALTERNATIVO'),
    'código PROVEEDOR': t('actividad:codigo.PROVEEDOR'),
    proveedor: t('actividad:proveedor'),
    fusionado: t('actividad:fusionado'),
    fusionadoEn: t('actividad:fusionadoEn'),
  };
}
