import { useTranslation } from 'react-i18next';
import { LineaDeTiempo } from '#ui/linea-de-tiempo.tsx';

/** Every change of an artículo, field by field (ART-26). */
export function ActividadDeArticulo({ id }: { readonly id: string }) {
  const { t } = useTranslation('articulos');
  return (
    <LineaDeTiempo
      entidad="articulo"
      id={id}
      campos={{
        codigo: t('campo.codigo'),
        descripcion: t('campo.descripcion'),
        subfamilia: t('campo.subfamilia'),
        marca: t('campo.marca'),
        unidad: t('campo.unidad'),
        tipo: t('campo.tipo'),
        iva: t('campo.iva'),
        permiteNegativo: t('campo.permiteNegativo'),
        estado: t('campo.estado'),
        observaciones: t('campo.observaciones'),
      }}
    />
  );
}
