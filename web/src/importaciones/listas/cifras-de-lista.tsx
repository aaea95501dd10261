import Box from '@mui/material/Box';
import type { DatosDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { SITUACIONES, type Situacion } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { useTranslation } from 'react-i18next';
import { CifrasQueFiltran } from '#importaciones/cifras-que-filtran.tsx';
import { formatearEntero, formatearVariacion } from '#ui/formato/formato.ts';

/** What a list changes, in numbers. Each figure shows only its lines, and all of them again. */
export function CifrasDeLista(props: {
  readonly lista: DatosDeLista;
  /** The rows of the file that are no line of it. */
  readonly rechazadas: number;
  readonly elegida: string | undefined;
  readonly onElegir: (situacion: Situacion | undefined) => void;
}) {
  const { t } = useTranslation('importaciones');
  const { lista, rechazadas, elegida, onElegir } = props;
  return (
    <CifrasQueFiltran
      etiqueta={t('listas.cifras.etiqueta')}
      columnas={{ xs: 2, sm: 3, lg: 6 }}
      elegida={elegida}
      onElegir={onElegir}
      cifras={SITUACIONES.map((cual) => {
        const cifras = lista.situaciones.find(({ situacion }) => situacion === cual);
        return {
          cual,
          titulo: t(`listas.cifras.${cual}`),
          cantidad: cifras?.lineas ?? 0,
          detalle: cifras && <Detalle cifras={cifras} />,
        };
      })}
    >
      {rechazadas > 0 && (
        <Box sx={aviso}>{t('asistente.aplicar.rechaza', { count: rechazadas, n: formatearEntero(rechazadas) })}</Box>
      )}
    </CifrasQueFiltran>
  );
}

const aviso = { px: 2.5, py: 1.25, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem', color: 'error.text' };

function Detalle({ cifras }: { readonly cifras: DatosDeLista['situaciones'][number] }) {
  const { t } = useTranslation('importaciones');
  const { situacion, porConfirmar, variacion, incluidas } = cifras;
  if (porConfirmar > 0) {
    return (
      <Box component="span" sx={{ color: 'warning.text', fontWeight: 600 }}>
        {t('listas.cifras.porConfirmar', { count: porConfirmar, n: formatearEntero(porConfirmar) })}
      </Box>
    );
  }
  if (situacion === 'SUBE' || situacion === 'BAJA') {
    return t('listas.cifras.media', { variacion: formatearVariacion(variacion) });
  }
  return t('listas.cifras.incluidas', { count: incluidas, n: formatearEntero(incluidas) });
}
