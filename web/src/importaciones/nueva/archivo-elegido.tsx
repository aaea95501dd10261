import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import type { Avance } from '#api/subir.ts';
import { porcentajeDe } from '#importaciones/avance.ts';
import { BarraDeAvance } from '#importaciones/barra-de-avance.tsx';
import { formatearTamano } from '#ui/formato/tamano.ts';

/** The file that was chosen, to be sent or changed. */
export function Elegido(props: {
  readonly archivo: File;
  readonly onCambiar: () => void;
  readonly onQuitar: () => void;
}) {
  const { t } = useTranslation('importaciones');
  const { name, size } = props.archivo;
  return (
    <Stack direction="row" sx={renglon}>
      <Icono />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {formatearTamano(size)} · {t('nueva.listo')}
        </Box>
      </Box>
      <Button size="small" onClick={props.onCambiar}>
        {t('nueva.cambiar')}
      </Button>
      <IconButton size="small" aria-label={t('nueva.quitar', { archivo: name })} onClick={props.onQuitar}>
        <IconX size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Stack>
  );
}

/** The file on its way, and how much of it has left. */
export function Subiendo(props: { readonly archivo: File; readonly avance: Avance; readonly onCancelar: () => void }) {
  const { t } = useTranslation('importaciones');
  const { enviados, total } = props.avance;
  const porcentaje = porcentajeDe({ hechos: enviados, total });
  const titulo = t('nueva.cargando', { archivo: props.archivo.name });
  return (
    <Stack direction="row" sx={renglon}>
      <Icono />
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <Box sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{titulo}</Box>
          <Box sx={{ color: 'text.secondary' }}>{porcentaje === null ? '' : `${porcentaje} %`}</Box>
        </Stack>
        {/* All of it has left: now the server reads it, and nobody knows for how long. */}
        <BarraDeAvance etiqueta={titulo} porcentaje={porcentaje === 100 ? null : porcentaje} />
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', fontSize: '0.8125rem' }}>
          <Box sx={{ color: 'text.secondary' }}>
            {porcentaje === 100
              ? t('nueva.leyendo')
              : t('nueva.enviados', { enviados: formatearTamano(enviados), total: formatearTamano(total) })}
          </Box>
          <Button size="small" variant="text" onClick={props.onCancelar}>
            {t('avance.cancelar')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

function Icono() {
  return (
    <Box className="circulo">
      <IconFileTypeCsv size={26} stroke={1.5} aria-hidden />
    </Box>
  );
}

const renglon = { width: '100%', alignItems: 'center', gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } } as const;
