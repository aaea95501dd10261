import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type FilaImportada, type Importacion, RESULTADOS } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';

export type Resultado = FilaImportada['resultado'];

const CUENTAS = {
  CREAR: 'crear',
  ACTUALIZAR: 'actualizar',
  SIN_CAMBIOS: 'sinCambios',
  RECHAZADA: 'rechazadas',
} as const satisfies Record<Resultado, keyof Importacion>;

/** What comes, or came, of the rows. Each figure shows only its rows, and all of them again. */
export function Cifras(props: {
  readonly importacion: Importacion;
  readonly elegida: Resultado | undefined;
  readonly onElegir: (resultado: Resultado | undefined) => void;
}) {
  const { t } = useTranslation('importaciones');
  const { importacion, elegida, onElegir } = props;
  const hecha = importacion.estado === 'APLICADA' || importacion.estado === 'REVERTIDA';
  const titulos = {
    CREAR: hecha ? t('asistente.cifras.creadas') : t('asistente.cifras.CREAR'),
    ACTUALIZAR: hecha ? t('asistente.cifras.actualizadas') : t('asistente.cifras.ACTUALIZAR'),
    SIN_CAMBIOS: t('asistente.cifras.SIN_CAMBIOS'),
    RECHAZADA: t('asistente.cifras.RECHAZADA'),
  };
  return (
    <Tarjeta sinRelleno>
      <Box role="group" aria-label={t('asistente.cifras.etiqueta')} sx={grilla}>
        {RESULTADOS.map((resultado) => {
          const cantidad = importacion[CUENTAS[resultado]] ?? 0;
          const presionada = elegida === resultado;
          return (
            <ButtonBase
              key={resultado}
              aria-pressed={presionada}
              disabled={cantidad === 0 && !presionada}
              onClick={() => onElegir(presionada ? undefined : resultado)}
              sx={cifra(presionada)}
            >
              <Box className="titulo">{titulos[resultado]}</Box>
              <Box className="numero" sx={resultado === 'RECHAZADA' && cantidad > 0 ? { color: 'error.text' } : {}}>
                {formatearEntero(cantidad)}
              </Box>
              <Box className="de">{t('asistente.cifras.deLeidas', { n: formatearEntero(importacion.leidas) })}</Box>
            </ButtonBase>
          );
        })}
      </Box>
      {importacion.detalles.length > 0 && (
        <Box component="ul" sx={detalles}>
          {importacion.detalles.map(({ texto, cantidad }) => (
            <li key={texto}>
              {texto} <b>{formatearEntero(cantidad)}</b>
            </li>
          ))}
        </Box>
      )}
    </Tarjeta>
  );
}

const grilla = {
  display: 'grid',
  // The lines between figures are the ground showing through.
  gap: '1px',
  bgcolor: 'divider',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

const cifra = (presionada: boolean) => ({
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'start',
  gap: '2px',
  px: 2.5,
  py: 1.75,
  textAlign: 'start',
  font: 'inherit',
  bgcolor: presionada ? 'primary.soft' : 'background.paper',
  boxShadow: presionada ? 'inset 0 -2px var(--t-palette-primary-text)' : 'none',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: presionada ? 'primary.soft' : 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  '& .titulo': {
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: presionada ? 'primary.onSoft' : 'text.secondary',
  },
  '& .numero': { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 600 },
  '& .de': { fontSize: '0.75rem', lineHeight: '1rem', color: presionada ? 'primary.onSoft' : 'text.secondary' },
  '&.Mui-disabled .numero': { color: 'text.secondary' },
});

const detalles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  px: 2.5,
  py: 1.25,
  listStyle: 'none',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& b': { color: 'text.primary', fontWeight: 600 },
} as const;
