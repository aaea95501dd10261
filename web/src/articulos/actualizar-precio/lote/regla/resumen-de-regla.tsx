import Box from '@mui/material/Box';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearCoeficiente } from '#articulos/actualizar-precio/signo.ts';
import { textoDeHasta, useTextoDeAlcance, useTextoDeLoQueHace } from '#articulos/actualizar-precio/texto-de-lote.ts';

/** The rule of a batch as it stands, to read. */
export function ResumenDeRegla({ lote }: { readonly lote: LoteDePrecio }) {
  const { t } = useTranslation('precios');
  const queHace = useTextoDeLoQueHace();
  const alcance = useTextoDeAlcance();
  const { paso, modo, terminacion } = lote.redondeo;
  const redondeo = [
    t('actualizar.lote.regla.aMultiplos', { paso: formatearCoeficiente(paso) }),
    t(`actualizar.lote.modo.${modo}`),
    ...(Number(terminacion) > 0
      ? [`${t('actualizar.lote.regla.terminacion')} ${formatearCoeficiente(terminacion)}`]
      : []),
  ].join(' · ');
  const datos = [
    [t('actualizar.lote.regla.motivo'), lote.motivo],
    [t('actualizar.lote.regla.listas'), lote.listas.map(({ nombre }) => nombre).join(', ')],
    [t('actualizar.lote.regla.alcance'), alcance(lote.alcance)],
    [t('actualizar.lotes.regla'), queHace(lote)],
    ...(lote.hasta === null ? [] : [[t('actualizar.lote.regla.hasta'), textoDeHasta(lote.hasta)] as const]),
    ...(lote.revierte === null
      ? [
          [
            t('actualizar.lote.regla.redondea'),
            Number(paso) === 0 ? t('actualizar.lote.regla.sinRedondeo') : redondeo,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <Box component="dl" sx={lista}>
      {datos.map(([nombre, valor]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </Box>
  );
}

const lista = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 100%), 1fr))',
  m: 0,
  '& dt': { fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
