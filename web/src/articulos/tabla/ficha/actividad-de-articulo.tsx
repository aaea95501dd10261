import { verLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useCamposAuditados } from '#articulos/campos-auditados.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';

/** What batches of prices did. */
const DE_PRECIOS: ReadonlySet<string> = new Set(['cambiar_precios', 'volver_precios']);

/** How what batches of the classification did ends. */
const DE_CLASIFICACION = '_clasificacion';

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
      enlace={(id, accion) => {
        if (accion.endsWith(DE_CLASIFICACION)) {
          return (
            <Enlace to="/articulos/material" search={{ vista: 'lotes', lote: id } as never}>
              {t('verCambioDeClasificacion')}
            </Enlace>
          );
        }
        if (!DE_PRECIOS.has(accion)) {
          return (
            <Enlace to="/articulos/ediciones/$id" params={{ id }}>
              {t('verLote')}
            </Enlace>
          );
        }
        return (
          puede(verLote) && (
            <Enlace to="/articulos/actualizar-precio/$id" params={{ id }}>
              {t('verLoteDePrecios')}
            </Enlace>
          )
        );
      }}
    />
  );
}
