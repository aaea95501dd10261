import Box from '@mui/material/Box';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import type { Moneda } from '#ventas/moneda.ts';
import type { PrecioPorCantidad } from './escalones.ts';

type Props = {
  readonly id: string | undefined;
  readonly precio: PrecioPorCantidad;
  readonly moneda: Moneda;
};

/** What describes a line by its quantity, when there is something to say. */
export const idDeEscalones = (clave: string, precio: PrecioPorCantidad | null): string | undefined =>
  precio === null ? undefined : `escalones-${clave}`;

/**
 * On a line whose price goes by its quantity: the step it is at, and the next one (PRE-11). Those after it are heard, and shown
 * when they are the next.
 */
export function AvisoDeEscalones({ id, precio: { rige, siguen }, moneda }: Props) {
  const { t } = useTranslation('ventas');
  const pasos = siguen.map(({ desde, neto }) =>
    t('mostrador.escalon.desde', {
      cantidad: formatearCantidad(desde),
      precio: unitarioEn(moneda, neto),
    }),
  );
  const [siguiente, ...resto] = pasos;
  return (
    <Box component="span" role="note" id={id} title={pasos.join(' · ')} sx={aviso}>
      <IconStack2 size={15} stroke={1.7} aria-hidden />
      <span>
        {rige && <b>{t('mostrador.escalon.rige', { cantidad: formatearCantidad(rige.desde) })}</b>}
        {rige && siguiente && <Oculto> · </Oculto>}
        {siguiente && <span className="paso">{siguiente}</span>}
        {resto.length > 0 && <Oculto>{` · ${resto.join(' · ')}`}</Oculto>}
      </span>
    </Box>
  );
}

const aviso = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  maxWidth: '100%',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  // The step is read whole, whatever the width of the column.
  whiteSpace: 'normal',
  position: 'relative',
  color: 'text.secondary',
  '& svg': { flex: 'none', mt: '1.5px' },
  '& b, & .paso': { display: 'inline-block' },
  '& b': { fontWeight: 600, color: 'success.text', marginInlineEnd: '8px' },
} as const;
