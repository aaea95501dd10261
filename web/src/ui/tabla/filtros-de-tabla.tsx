import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipDeFiltro } from '#ui/listas/filtros.tsx';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { filtrablesDe } from './filtro-de-columna.ts';

// Most visits filter by no column: what does it comes with the first one.
const FiltrosPuestos = lazy(async () => ({ default: (await import('./filtros-puestos.tsx')).FiltrosPuestos }));
const NuevoFiltro = lazy(async () => ({ default: (await import('./filtros-puestos.tsx')).NuevoFiltro }));

/** What is asked of each column, as chips, and the way to ask more (TD-07). */
export function FiltrosDeTabla<Fila>({ columnas, consulta }: Pick<TablaDatosProps<Fila>, 'columnas' | 'consulta'>) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const filtrables = filtrablesDe(columnas);
  if (filtrables.length === 0) return null;
  return (
    <>
      {consulta.valores.filtros !== undefined && (
        <Suspense>
          <FiltrosPuestos columnas={filtrables} consulta={consulta} />
        </Suspense>
      )}
      <ChipDeFiltro etiqueta={t('tabla.filtro')} texto={undefined} onAbrir={setAncla} onQuitar={() => setAncla(null)} />
      {ancla && (
        <Suspense>
          <NuevoFiltro ancla={ancla} columnas={filtrables} consulta={consulta} onCerrar={() => setAncla(null)} />
        </Suspense>
      )}
    </>
  );
}
