import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { ComponentesDeKit } from '#ventas/componentes-de-kit.tsx';
import { textoDeDescuentos } from '#ventas/descuentos.ts';

/** The lines of the document on a phone; figures that are zero are left out. */
export function TarjetasDelDocumento({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  return (
    <Paper component="ul" aria-label={t('documento.renglones.titulo')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {nota.renglones.map((renglon) => (
        <Tarjeta key={renglon.id} renglon={renglon} />
      ))}
    </Paper>
  );
}

function Tarjeta({ renglon }: { readonly renglon: RenglonDetalle }) {
  const { t } = useTranslation('ventas');
  const precio = renglon.sinCargo ? t('documento.renglones.sinCargo') : formatearUnitario(renglon.precio);
  const descuentos = renglon.descuentos.length > 0 ? ` −${textoDeDescuentos(renglon.descuentos)}` : '';
  // The reserve comes last: it does not go to paper, and leaves no sign of it there.
  const cifras = (['entregada', 'cancelada', 'pendiente', 'reservada'] as const).filter(
    (cual) => renglon[cual] !== '0',
  );
  return (
    <Box component="li" sx={{ p: 1.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem' }}>{renglon.descripcion}</Box>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{formatearImporte(renglon.importe)}</Box>
      </Stack>
      <Box sx={{ fontSize: '0.75rem', lineHeight: '1.125rem' }}>
        <b>{renglon.codigo}</b>
        {` · ${formatearCantidad(renglon.pedida)} × ${precio}${descuentos}`}
      </Box>
      <Box sx={{ fontSize: '0.75rem', lineHeight: '1.125rem', color: 'text.secondary' }}>
        {cifras.map((cual, i) => (
          <Fragment key={cual}>
            {i > 0 && <span className={claseDe(cual)}> · </span>}
            <span className={claseDe(cual)}>
              {`${t(`documento.renglones.${cual}`)} ${formatearCantidad(renglon[cual])}`}
            </span>
          </Fragment>
        ))}
      </Box>
      <ComponentesDeKit kit={renglon.kit} />
    </Box>
  );
}

const claseDe = (cual: string) => (cual === 'reservada' ? 'interno' : undefined);
