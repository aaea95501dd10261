import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useCamposAuditados } from '#articulos/campos-auditados.ts';
import { Enlace } from '#ui/enlace.tsx';
import { LineaDeTiempo } from '#ui/linea-de-tiempo.tsx';

/** Every change of an artículo, field by field (ART-26). */
export function ActividadDeArticulo({ id }: { readonly id: string }) {
  const { t } = useTranslation('actividad');
  const campos = useCamposAuditados();
  const puede = usePuede();
  return (
    <LineaDeTiempo
      entidad="articulo"
      id={id}
      acciones={t('accion', { returnObjects: true })}
      campos={campos}
      abreImportaciones={puede({ permiso: 'importacion.hacer' })}
      enlace={(id) => (
        <Enlace to="/articulos/ediciones/$id" params={{ id }}>
          {t('verLote')}
        </Enlace>
      )}
    />
  );
}
