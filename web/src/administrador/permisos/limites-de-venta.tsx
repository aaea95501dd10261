import { useQuery } from '@tanstack/react-query';
import {
  type LimiteDeVenta,
  listarLimitesDeVenta,
  quitarLimiteDeVenta,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearPorcentaje } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { FormularioDeVenta } from './formulario-de-limite.tsx';
import { LimitesPorRol } from './limites-por-rol.tsx';

/** How far each role goes with discounts, margins and old costs (PRE-12). */
export function LimitesDeVenta() {
  const { t } = useTranslation('administrador');
  const descuento = ({ descuentoMaximo }: LimiteDeVenta) =>
    descuentoMaximo === '100'
      ? t('limites.sinTope')
      : descuentoMaximo === '0'
        ? t('limites.ninguno')
        : formatearPorcentaje(descuentoMaximo);
  return (
    <LimitesPorRol<LimiteDeVenta>
      titulo={t('limites.titulo')}
      texto={t('limites.texto')}
      consulta={useQuery(consultaDe(listarLimitesDeVenta, {}))}
      columnas={[
        { id: 'descuento', titulo: t('limites.descuento'), celda: descuento },
        {
          id: 'margen',
          titulo: t('limites.margen'),
          celda: ({ margenMinimo }) =>
            margenMinimo === null ? t('limites.sinMargen') : formatearPorcentaje(margenMinimo),
        },
        {
          id: 'bajoMargen',
          titulo: t('limites.bajoMargen'),
          celda: ({ margenMinimo, bajoMargen }) => (margenMinimo === null ? '–' : <Trato trato={bajoMargen} />),
        },
        {
          id: 'costoViejo',
          titulo: t('limites.costoViejo'),
          celda: ({ costoViejo }) => <Trato trato={costoViejo} />,
        },
      ]}
      quitar={quitarLimiteDeVenta}
      formulario={(edicion) => <FormularioDeVenta {...edicion} />}
    />
  );
}

const TONOS = { AVISAR: 'neutro', MOTIVO: 'aviso', IMPEDIR: 'error' } as const;

function Trato({ trato }: { readonly trato: LimiteDeVenta['bajoMargen'] }) {
  const { t } = useTranslation('administrador');
  return <EstadoChip tono={TONOS[trato]}>{t(`limites.trato.${trato}`)}</EstadoChip>;
}
