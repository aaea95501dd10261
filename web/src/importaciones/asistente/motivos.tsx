import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { conCondicion, leerConocidas } from '@trastienda/nucleo/comun/filtros.ts';
import { contarMotivos, type Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/**
 * Why rows, or something of them, are left out, and in how many each reason is: one is pressed to see only its rows, and again
 * for all of them.
 */
export function Motivos(props: {
  readonly importacion: Importacion;
  readonly filtros: string | undefined;
  readonly onFiltros: (filtros: string | undefined) => void;
}) {
  const { t } = useTranslation('importaciones');
  const { importacion, filtros, onFiltros } = props;
  const { data } = useQuery(consultaDe(contarMotivos, { params: { id: importacion.id } }));
  if (!data || data.motivos.length === 0) return null;
  const [puesto] = leerConocidas(filtros, { motivo: 'texto' });
  const elegido = puesto?.es === 'igual' ? puesto.texto : undefined;
  return (
    <Box role="group" aria-label={t('asistente.motivos.titulo')} sx={bloque}>
      <Box sx={{ color: 'text.secondary', mb: 0.5 }}>{t('asistente.motivos.titulo')}</Box>
      {data.motivos.map(({ motivo, filas }) => {
        const presionado = motivo === elegido;
        const condicion = { campo: 'motivo', es: 'igual', texto: motivo } as const;
        return (
          <ButtonBase
            key={motivo}
            aria-pressed={presionado}
            onClick={() => onFiltros(conCondicion(filtros, 'motivo', presionado ? undefined : condicion))}
            sx={renglon(presionado)}
          >
            <b>{formatearEntero(filas)}</b>
            <span>{motivo}</span>
          </ButtonBase>
        );
      })}
      {data.otros > 0 && (
        <Box sx={{ color: 'text.secondary', px: 1, py: 0.5 }}>
          {t('asistente.motivos.otros', { count: data.otros })}
        </Box>
      )}
    </Box>
  );
}

const bloque = {
  display: 'grid',
  justifyItems: 'start',
  px: 2.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
} as const;

/** The figures end one under the other, and the reasons begin so. */
const renglon = (presionado: boolean) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(40px, max-content) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 1.5,
  mx: -1,
  px: 1,
  py: 0.5,
  minHeight: { xs: 44, sm: 28 },
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'start',
  alignContent: 'center',
  bgcolor: presionado ? 'primary.soft' : 'transparent',
  color: presionado ? 'primary.onSoft' : 'text.primary',
  '&:hover': { bgcolor: presionado ? 'primary.soft' : 'action.hover' },
  '& b': { fontWeight: 600, textAlign: 'end' },
  '& span': { overflowWrap: 'anywhere' },
});
