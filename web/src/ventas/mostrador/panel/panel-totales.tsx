import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { FilasDeTotales } from '#ventas/filas-de-totales.tsx';
import { formatearTotal, type Moneda } from '#ventas/moneda.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { cuentasDe, escasez, sinPrecio } from '#ventas/mostrador/renglones/cuentas.ts';

type Props = {
  readonly renglones: readonly RenglonDeBorrador[];
  readonly moneda: Moneda;
  readonly acciones: AccionesDeNota;
};

export type AccionesDeNota = {
  readonly puedeConfirmar: boolean;
  readonly guardando: boolean;
  readonly confirmando: boolean;
  readonly onConfirmar: () => void;
  readonly onGuardar: () => void;
};

/** What the nota adds up to, what is missing here, and the two ways to end it. */
export function PanelTotales({ renglones, moneda, acciones }: Props) {
  const { t } = useTranslation('ventas');
  const { totales, subtotal, descuentos } = cuentasDe(renglones);
  const hayDescuentos = !decimal(descuentos).eq(0);
  return (
    <Tarjeta
      densa
      titulo={t('mostrador.totales.titulo')}
      sx={{ display: 'flex', flexDirection: 'column', flex: { lg: 1 } }}
    >
      {hayDescuentos && (
        <Box component="dl" sx={lista}>
          <dt>{t('mostrador.totales.subtotal')}</dt>
          <dd>{formatearImporte(subtotal)}</dd>
          <dt>{t('mostrador.totales.descuentos')}</dt>
          <dd>{formatearImporte(descuentos)}</dd>
        </Box>
      )}
      <FilasDeTotales totales={totales} />
      <Stack direction="row" sx={total}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('mostrador.totales.total')}
        </Typography>
        <Typography component="span" sx={cifra}>
          {formatearTotal(totales.total, moneda)}
        </Typography>
      </Stack>
      <Advertencias renglones={renglones} />
      <Box sx={{ flex: 1, minHeight: 16 }} />
      <Botones {...acciones} />
    </Tarjeta>
  );
}

/** What will stop the confirmation, said before it is asked. */
function Advertencias({ renglones }: { readonly renglones: readonly RenglonDeBorrador[] }) {
  const { t } = useTranslation('ventas');
  const faltantes = escasez(renglones);
  const [primero] = faltantes;
  const mudos = sinPrecio(renglones).length;
  return (
    <Stack sx={{ gap: 0.5, mt: 1 }}>
      {primero && (
        <Stack direction="row" sx={{ gap: 0.75, color: 'warning.text', fontSize: '0.75rem', fontWeight: 500 }}>
          <IconTruck size={16} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
          {faltantes.length === 1
            ? t('mostrador.totales.falta', { falta: formatearCantidad(primero.falta), codigo: primero.renglon.codigo })
            : t('mostrador.totales.faltaVarios', { count: faltantes.length })}
        </Stack>
      )}
      {mudos > 0 && (
        <Box sx={{ color: 'error.text', fontSize: '0.75rem', fontWeight: 500 }}>
          {t('mostrador.totales.sinPrecio', { count: mudos })}
        </Box>
      )}
    </Stack>
  );
}

function Botones({ puedeConfirmar, guardando, confirmando, onConfirmar, onGuardar }: AccionesDeNota) {
  const { t } = useTranslation('ventas');
  return (
    <Stack sx={{ gap: 1 }}>
      <Pista texto={puedeConfirmar ? '' : t('mostrador.boton.sinPermisoConfirmar')}>
        <span>
          <Button
            fullWidth
            size="large"
            variant="contained"
            loading={confirmando}
            disabled={!puedeConfirmar}
            onClick={onConfirmar}
          >
            {t('mostrador.boton.confirmar')} <Atajo sobrePrimario={puedeConfirmar}>F9</Atajo>
          </Button>
        </span>
      </Pista>
      <Button fullWidth loading={guardando} onClick={onGuardar}>
        {t('mostrador.boton.guardar')} <Atajo>F5</Atajo>
      </Button>
    </Stack>
  );
}

const lista = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 1,
  m: 0,
  mb: 1,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end' },
} as const;
// A total in the millions of millions stands below its name, whole, and not cut by the edge of the panel.
const total = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 1,
  mt: 1.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const cifra = {
  fontSize: '1.625rem',
  lineHeight: '2rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
} as const;
