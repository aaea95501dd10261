import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Trans, useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { formatearTotal, type Moneda } from '#ventas/moneda.ts';
import type { RenglonDeBorrador } from './guardar/borrador.ts';
import type { AccionesDeNota } from './panel/panel-totales.tsx';
import { cuentasDe, preciosMovidos } from './renglones/cuentas.ts';

type Props = {
  readonly renglones: readonly RenglonDeBorrador[];
  readonly actualizando: boolean;
  readonly onActualizarPrecios: () => void;
};

/** Below the lines: how many, how much, and whether the list moved under them (VEN-07). */
export function PieDeRenglones({ renglones, actualizando, onActualizarPrecios }: Props) {
  return (
    <Stack direction="row" sx={pie}>
      <Conteo renglones={renglones} />
      <Box sx={{ flex: 1 }} />
      <PreciosMovidos renglones={renglones} actualizando={actualizando} onActualizarPrecios={onActualizarPrecios} />
    </Stack>
  );
}

export function PreciosMovidos({ renglones, actualizando, onActualizarPrecios }: Props) {
  const { t } = useTranslation('ventas');
  const movidos = preciosMovidos(renglones).length;
  if (movidos === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', color: 'warning.text', fontWeight: 500 }}>
        <IconHistory size={16} stroke={1.7} aria-hidden />
        <span>{t('mostrador.pie.movidos', { count: movidos })}</span>
      </Stack>
      <Button size="small" variant="text" loading={actualizando} onClick={onActualizarPrecios}>
        {t('mostrador.pie.actualizar')}
      </Button>
    </Stack>
  );
}

function Conteo({ renglones }: { readonly renglones: readonly RenglonDeBorrador[] }) {
  const { t } = useTranslation('ventas');
  const { unidades } = cuentasDe(renglones);
  return (
    <Stack direction="row" sx={{ gap: 2, color: 'text.secondary', '& b': { color: 'text.primary' } }}>
      <span>
        <Trans t={t} i18nKey="mostrador.pie.renglones" count={renglones.length} components={{ b: <b /> }} />
      </span>
      <span>
        <Trans
          t={t}
          i18nKey="mostrador.pie.unidades"
          count={Number(unidades)}
          values={{ unidades: formatearCantidad(unidades) }}
          components={{ b: <b /> }}
        />
      </span>
    </Stack>
  );
}

/** The foot of the phone: what it adds up to and the way to end it. */
export function PieDeCelular(props: {
  readonly renglones: readonly RenglonDeBorrador[];
  readonly moneda: Moneda;
  readonly acciones: AccionesDeNota;
}) {
  const { renglones, moneda, acciones } = props;
  const { t } = useTranslation('ventas');
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', fontSize: '0.8125rem' }}>
        <Conteo renglones={renglones} />
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {formatearTotal(cuentasDe(renglones).totales.total, moneda)}
        </Typography>
      </Stack>
      {acciones.puedeConfirmar ? (
        <Button
          fullWidth
          size="large"
          variant="contained"
          loading={acciones.confirmando}
          onClick={acciones.onConfirmar}
        >
          {t('mostrador.boton.confirmar')}
        </Button>
      ) : (
        <Button fullWidth size="large" variant="contained" loading={acciones.guardando} onClick={acciones.onGuardar}>
          {t('mostrador.boton.guardar')}
        </Button>
      )}
    </>
  );
}

const pie = {
  flex: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  minHeight: 48,
  px: 2,
  py: 0.5,
  fontSize: '0.75rem',
  borderTop: 1,
  borderColor: 'divider',
} as const;
