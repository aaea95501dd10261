import { useNavigate, useSearch } from '@tanstack/react-router';
import { crearLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Configuracion } from './configuracion/configuracion.tsx';
import { Cotizaciones } from './cotizaciones/cotizaciones.tsx';
import { Listas } from './listas/listas.tsx';
import { BotonDeLote } from './lotes/boton-de-lote.tsx';
import { Lotes } from './lotes/lotes.tsx';
import { PESTANAS, type PestanaDePrecios } from './pestanas.ts';

/** Everything prices are made with: the batches that change them, the listas, the rates and what is asked of a change. */
export function PreciosScreen() {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const navigate = useNavigate();
  const { pestana = 'lotes' }: { pestana?: PestanaDePrecios } = useSearch({ strict: false });
  return (
    <Pagina
      titulo={t('actualizar.titulo')}
      fija={pestana === 'lotes' || pestana === 'cotizaciones'}
      acciones={pestana === 'lotes' && puede(crearLote) && <BotonDeLote />}
    >
      <Pestanas<PestanaDePrecios>
        etiqueta={t('actualizar.titulo')}
        valor={pestana}
        pestanas={PESTANAS.map((id) => ({ id, titulo: t(`actualizar.pestana.${id}`) }))}
        // What was being looked for in one of them means nothing in another.
        onCambio={(id) => void navigate({ to: '.', search: id === 'lotes' ? {} : { pestana: id } } as never)}
      />
      {pestana === 'lotes' && <Lotes />}
      {pestana === 'listas' && <Listas />}
      {pestana === 'cotizaciones' && <Cotizaciones />}
      {pestana === 'configuracion' && <Configuracion />}
    </Pagina>
  );
}
