import { useTranslation } from 'react-i18next';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** Who prepared it, changed what it does, looked at it and took each of its steps (ART-26). */
export function ActividadDeLote({ id }: { readonly id: string }) {
  const { t } = useTranslation(['actividad', 'rastro']);
  return (
    <Tarjeta titulo={t('rastro:titulo')}>
      <LineaDeTiempo
        entidad="lote_precio"
        id={id}
        acciones={t('lote.accion', { returnObjects: true })}
        campos={t('lote.campo', { returnObjects: true })}
      />
    </Tarjeta>
  );
}
