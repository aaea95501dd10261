import Box from '@mui/material/Box';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { ENTIDADES, type Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DE_PANTALLA } from '#importaciones/entidades.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';

type Props = {
  readonly valor: Entidad;
  readonly deshabilitada: boolean;
  /** The id of what tells what the chosen one brings. */
  readonly descrita: string;
  readonly onCambio: (entidad: Entidad) => void;
};

/**
 * What the file brings: one tile each, and the browser's own radio behind it, so that arrows choose. Only names, so that all
 * of them and the file are seen at once: what the chosen one brings is told beside the file.
 */
export function EleccionDeEntidad({ valor, deshabilitada, descrita, onCambio }: Props) {
  const { t } = useTranslation('importaciones');
  const grupo = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Oculto>
        <legend>{t('nueva.pregunta')}</legend>
      </Oculto>
      <Box sx={grilla}>
        {ENTIDADES.map((entidad) => {
          const { icono: Icono } = DE_PANTALLA[entidad];
          return (
            <Box component="label" key={entidad} sx={ficha}>
              <input
                type="radio"
                name={grupo}
                value={entidad}
                checked={entidad === valor}
                disabled={deshabilitada}
                onChange={() => onCambio(entidad)}
                aria-describedby={entidad === valor ? descrita : undefined}
                aria-label={t(`entidad.${entidad}.titulo`)}
              />
              <span className="icono">
                <Icono size={20} stroke={1.5} aria-hidden />
              </span>
              <b>{t(`entidad.${entidad}.titulo`)}</b>
              <IconCircleCheckFilled size={18} aria-hidden className="marca" />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const grilla = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(auto-fit, minmax(180px, 1fr))',
  },
} as const;

const ficha = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: 56,
  p: 1,
  paddingInlineEnd: '34px',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--t-palette-sombra-card)',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'action.hover' },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '& .icono': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 1,
    bgcolor: 'page',
    color: 'text.secondary',
  },
  '& b': { fontSize: '0.875rem', lineHeight: '1.125rem', fontWeight: 600 },
  '& .marca': {
    position: 'absolute',
    insetInlineEnd: 10,
    top: 'calc(50% - 9px)',
    color: 'primary.text',
    visibility: 'hidden',
  },
  '&:has(:checked)': { bgcolor: 'primary.soft', boxShadow: 'inset 0 0 0 2px var(--t-palette-primary-text)' },
  '&:has(:checked) b': { color: 'primary.onSoft' },
  '&:has(:checked) .icono': { bgcolor: 'background.paper', color: 'primary.text' },
  '&:has(:checked) .marca': { visibility: 'visible' },
  '&:has(:focus-visible)': { outline: 2, outlineStyle: 'solid', outlineColor: 'focusRing', outlineOffset: '2px' },
  '&:has(:disabled)': { cursor: 'default' },
} as const;
