import Box from '@mui/material/Box';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { formatearEntero, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';
import { PieDeRango } from './pie-de-rango.tsx';

type Totales = NonNullable<LoteDePrecio['totales']>;
type Tramo = NonNullable<Totales['distribucion']>[number];

type Props = {
  readonly totales: Totales;
  readonly tramos: readonly Tramo[];
  readonly limiteDeVariacion: string;
};

/** How many prices of a batch move how much; those who listen to the screen have it as a table. */
export function Distribucion({ totales, tramos, limiteDeVariacion }: Props) {
  const { t } = useTranslation('precios');
  const mayor = Math.max(...tramos.map(({ lineas }) => lineas));
  return (
    <Tarjeta
      titulo={t('actualizar.lote.distribucion.titulo')}
      densa
      sx={{ height: '100%' }}
      acciones={
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('actualizar.lote.distribucion.bajada')}
        </Box>
      }
    >
      <Box aria-hidden dir="ltr" sx={barras}>
        {tramos.map((tramo) => (
          <Box
            key={`${tramo.desde} ${tramo.hasta}`}
            title={`${enPalabras(tramo, t)}: ${cuantas(tramo, t)}`}
            data-fuera={tramo.fuera}
            sx={{ height: alto(tramo.lineas, mayor) }}
          />
        ))}
      </Box>
      <Box aria-hidden dir="ltr" sx={eje}>
        <span>{conSigno(totales.variacionMinima)}</span>
        <b>{t('actualizar.lote.rango.media', { media: conSigno(totales.variacionMedia) })}</b>
        <span>{conSigno(totales.variacionMaxima)}</span>
      </Box>
      <Box component="table" sx={oculto}>
        <caption>{t('actualizar.lote.distribucion.titulo')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('actualizar.lote.distribucion.tramo')}</th>
            <th scope="col">{t('actualizar.lote.distribucion.lineas')}</th>
          </tr>
        </thead>
        <tbody>
          {tramos.map((tramo) => (
            <tr key={`${tramo.desde} ${tramo.hasta}`}>
              <th scope="row">{enPalabras(tramo, t)}</th>
              <td>{cuantas(tramo, t)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <PieDeRango totales={totales} limite={formatearPorcentaje(limiteDeVariacion)} />
    </Tarjeta>
  );
}

function enPalabras({ desde, hasta }: Tramo, t: TFunction<'precios'>): string {
  if (desde === null) return t('actualizar.lote.distribucion.hasta', { hasta: conSigno(hasta) });
  if (hasta === null) return t('actualizar.lote.distribucion.desde', { desde: conSigno(desde) });
  return t('actualizar.lote.distribucion.entre', { desde: conSigno(desde), hasta: conSigno(hasta) });
}

function cuantas({ lineas, fuera }: Tramo, t: TFunction<'precios'>): string {
  const cuenta = t('actualizar.lote.distribucion.cuenta', { count: lineas, n: formatearEntero(lineas) });
  return fuera && lineas > 0 ? `${cuenta}, ${t('actualizar.lote.distribucion.fuera')}` : cuenta;
}

/** One line among thousands is seen too; where there is none there is nothing to see. */
const alto = (lineas: number, mayor: number): string => (lineas === 0 ? '0' : `max(3px, ${(lineas * 100) / mayor}%)`);

const barras = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3px',
  height: 76,
  borderBottom: 1,
  borderColor: 'borderStrong',
  '& > *': { flex: '1 1 0', maxWidth: 40, borderRadius: '3px 3px 0 0', bgcolor: 'primary.accent' },
  '& > [data-fuera=true]': { bgcolor: 'warning.accent' },
} as const;

const eje = { display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5, fontSize: '0.8125rem' } as const;
