import Box from '@mui/material/Box';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { formatearEntero, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { grillaDeCifras } from './estilo.ts';

type Props = {
  readonly totales: NonNullable<LoteDePrecio['totales']>;
  /** Whether it takes another batch back, and so has no rule of its own. */
  readonly esVuelta: boolean;
  /** Whether its prices were written. */
  readonly escritos: boolean;
};

/** What the simulation found, in four figures. */
export function Cifras(props: Props) {
  const { t } = useTranslation('precios');
  const cifras = useCifras(props);
  return (
    <Tarjeta sinRelleno sx={{ height: '100%' }}>
      <Box component="dl" aria-label={t('actualizar.lote.cifras.etiqueta')} sx={{ ...grillaDeCifras, m: 0 }}>
        {cifras.map(({ nombre, valor, detalle, aviso }) => (
          <Box key={nombre} sx={cifra}>
            <dt>{nombre}</dt>
            <Box component="dd" className="valor" sx={aviso ? { color: 'warning.text' } : {}}>
              {valor}
            </Box>
            {detalle !== '' && (
              <Box component="dd" className="detalle">
                {detalle}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Tarjeta>
  );
}

function useCifras({ totales, esVuelta, escritos }: Props) {
  const { t } = useTranslation('precios');
  const de = (clave: 'porConfirmar' | 'iguales' | 'sinBase' | 'sinPrecio' | 'ganan', count: number) =>
    t(`actualizar.lote.cifras.${clave}`, { count, n: formatearEntero(count) });
  const {
    lineas,
    incluidas,
    conAlerta,
    porConfirmar,
    iguales,
    sinBase,
    margenNuevo,
    margenAnterior,
    ganan = 0,
  } = totales;
  // Only a return takes prices away.
  const sinPrecio = incluidas - totales.suben - totales.bajan - ganan;
  const deTantas = t(`actualizar.lote.cifras.${esVuelta ? 'deTantasQueVolvian' : 'deTantas'}`, {
    n: formatearEntero(lineas),
  });
  const hayMargen = (margenNuevo ?? margenAnterior ?? null) !== null;
  // Without any price there is no margin either, whatever the costs.
  const sinMargen = incluidas === sinPrecio ? '' : t('actualizar.lote.cifras.sinMargen');
  const revisado = conAlerta === 0 ? t('actualizar.lote.cifras.ninguna') : t('actualizar.lote.cifras.revisadas');
  return [
    {
      nombre: t(`actualizar.lote.cifras.${escritos ? 'escritos' : 'lineas'}`),
      valor: formatearEntero(incluidas),
      detalle: [
        ...(incluidas === lineas ? [] : [deTantas]),
        t('actualizar.lote.cifras.subenBajan', {
          suben: formatearEntero(totales.suben),
          bajan: formatearEntero(totales.bajan),
        }),
        ...(ganan === 0 ? [] : [de('ganan', ganan)]),
        ...(sinPrecio === 0 ? [] : [de('sinPrecio', sinPrecio)]),
      ].join(' · '),
      aviso: false,
    },
    {
      nombre: t('actualizar.lote.cifras.variacion'),
      valor: conSigno(totales.variacionMedia),
      detalle:
        totales.variacionMinima === null
          ? ''
          : t('actualizar.lote.cifras.entre', {
              minima: conSigno(totales.variacionMinima),
              maxima: conSigno(totales.variacionMaxima),
            }),
      aviso: false,
    },
    // Without the right to see costs the figure is what stays as it is.
    margenNuevo === undefined
      ? {
          nombre: t('actualizar.lote.cifras.fuera'),
          valor: formatearEntero(iguales),
          detalle: de('sinBase', sinBase),
          aviso: false,
        }
      : {
          nombre: t('actualizar.lote.cifras.margen'),
          valor: formatearPorcentaje(margenNuevo),
          detalle: hayMargen
            ? t('actualizar.lote.cifras.antes', { n: formatearPorcentaje(margenAnterior) })
            : sinMargen,
          aviso: false,
        },
    {
      nombre: t('actualizar.lote.cifras.alerta'),
      valor: formatearEntero(conAlerta),
      detalle: porConfirmar > 0 ? de('porConfirmar', porConfirmar) : revisado,
      aviso: porConfirmar > 0,
    },
  ];
}

const cifra = {
  bgcolor: 'background.paper',
  px: 2.5,
  py: 1.75,
  minWidth: 0,
  '& dt, & .detalle': { fontSize: '0.8125rem', lineHeight: '1.125rem', color: 'text.secondary' },
  '& .valor': { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 600 },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
