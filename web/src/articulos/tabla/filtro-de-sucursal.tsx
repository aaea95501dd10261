import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { useSucursalesVisibles } from '#articulos/sucursales.queries.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

export type DeSucursal = {
  /** Where the person was working when the table last looked at what there is there. */
  readonly antes: string | undefined;
};

/**
 * Where «acá» is, when the address says another sucursal than the own one, as that of who shared it. Whoever goes to work in another
 * one with the table on screen looks at what there is there.
 */
export function FiltroDeSucursal({ consulta, antes }: Pick<PropsDeFiltros, 'consulta'> & DeSucursal) {
  const { t } = useTranslation('minimos');
  const { valores, cambiar } = consulta;
  const aca = useSucursal();
  const propia = aca?.id;
  const visibles = useSucursalesVisibles();
  const { sucursalId, conStock, bajoMinimo } = valores;
  const esOtra = sucursalId !== undefined && sucursalId !== propia;
  const seMudo = esOtra && sucursalId === antes;
  useEffect(() => {
    if (seMudo) cambiar({ sucursalId: propia }, true);
  }, [seMudo, propia, cambiar]);
  if (!esOtra || seMudo || (conStock ?? bajoMinimo) === undefined) return null;
  const otras = visibles.filter(({ id }) => id !== propia).map(({ id, nombre }) => ({ valor: id, texto: nombre }));
  const seVe = otras.some(({ valor }) => valor === sucursalId);
  return (
    <FiltroOpciones
      etiqueta={t('stock.sucursal')}
      valor={sucursalId}
      sinElegir={aca?.nombre}
      opciones={seVe ? otras : [...otras, { valor: sucursalId, texto: t('pie.otraSucursal') }]}
      onCambio={(id) => cambiar({ sucursalId: id ?? propia })}
    />
  );
}
