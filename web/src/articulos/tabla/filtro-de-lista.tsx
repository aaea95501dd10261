import { useTranslation } from 'react-i18next';
import { useListasDePrecio } from '#articulos/listas.queries.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import type { PropsDeFiltros } from './filtros-de-articulos.tsx';

/** Whose prices the table shows, orders, filters, exports and lets change; the default one until another is chosen (PRE-01). */
export function FiltroDeLista({ consulta }: Pick<PropsDeFiltros, 'consulta'>) {
  const { t } = useTranslation('articulos');
  const listas = useListasDePrecio();
  if (listas.length < 2) return null;
  return (
    <FiltroOpciones
      etiqueta={t('lista.dePrecios')}
      valor={consulta.valores.listaId}
      sinElegir={listas.find(({ omision }) => omision)?.nombre}
      opciones={listas.filter(({ omision }) => !omision).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      onCambio={(listaId) => consulta.cambiar({ listaId })}
    />
  );
}
